tool
class_name HitboxJsonLoader
extends ResourceFormatLoader

# load("res://duel.json") answers a HitboxFile where the file is an export of Hitbox Editor. No other JSON is touched,
# and none is imported: an import would take the file itself out of the exported game.

const HitboxFileScript = preload("file.gd")
const HEAD = 4096 # bytes: the format stands first in what the editor writes

func get_recognized_extensions():
	return PoolStringArray(["json"])

func handles_type(type):
	return type == "Resource"

func get_resource_type(path):
	return "Resource" if path.get_extension().to_lower() == "json" and is_export(path) else ""

static func is_export(path):
	var file = File.new()
	if file.open(path, File.READ) != OK:
		return false
	var head = file.get_buffer(int(min(file.get_len(), HEAD))).get_string_from_ascii()
	file.close()
	return head.find("\"hitbox-export\"") >= 0

# Null, and no number of an error, where it is none: Godot 3.2 writes the number to where nobody asked for it, and falls.
func load(path, _original_path, _no_subresource_cache = false): # later versions of Godot 3 give the last one
	if not is_export(path):
		return null
	var file = HitboxFileScript.new()
	if not file.load_json(path):
		push_error(file.error)
		return null
	return file
