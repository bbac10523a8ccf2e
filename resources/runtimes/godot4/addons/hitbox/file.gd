@tool
class_name HitboxFile
extends Resource

# An export of the format json, as it was imported or loaded:
#
#     var file = preload("res://duel.hitbox")         # the project itself, where the engine's editor has imported it
#     var file = HitboxFile.of(load("res://duel.json")) # or its export, which the engine loads as JSON
#     var file = HitboxFile.new(); file.load_json("user://duel.json")

const Reader = preload("reader.gd")
const Instance = preload("instance.gd")
const MADE = "hitbox_file"

# What it says is another now.
signal reloaded

# As it was exported.
@export_multiline var text: String = "": set = set_text
# Where it was read; images are beside it.
@export var source: String = ""
# From an image as the export names it to the engine's path, where it is not beside the source.
@export var images: Dictionary = {}

# Why it cannot be shown; "" where it can.
var error = ""
var sprites = {}
var categories = []

var _time = 0

func set_text(fresh):
	text = fresh
	var reader = Reader.new()
	reader.read(fresh)
	_take(reader)

func _take(reader):
	error = reader.error
	sprites = reader.sprites if error == "" else {}
	categories = reader.categories if error == "" else []

# Of a resource as the engine loads it: one of these, or JSON, of which one is made. Null where it is neither.
static func of(resource):
	if resource is HitboxFile:
		return resource
	if not resource is JSON:
		return null
	if resource.has_meta(MADE):
		return resource.get_meta(MADE)
	var made = HitboxFile.new()
	resource.set_meta(MADE, made)
	made.source = resource.resource_path
	made._time = time_of(made.source)
	var reader = Reader.new()
	reader.read_data(resource.data.duplicate(true) if resource.data is Dictionary else null)
	made._take(reader)
	if made.error != "":
		push_error("%s: %s" % [made.source, made.error])
	return made

# False, and words in `error`, where the file cannot be read.
func load_json(path):
	source = path
	_time = time_of(path)
	var content = content_of(path)
	if content == null:
		error = "%s: the file cannot be opened" % path
		return false
	set_text(content)
	if error != "":
		error = "%s: %s" % [path, error]
	return error == ""

# A thing that shows the sprite of the name; null where there is none. HitboxSprite makes its own.
func instance(name):
	if not sprites.has(name):
		push_error("there is no sprite “%s”" % name)
		return null
	return Instance.new(sprites[name])

# Of the category of the name; white where it has none.
func color_of(name):
	for category in categories:
		var color = category.get("color")
		if category["name"] == name and typeof(color) == TYPE_STRING and color.is_valid_html_color():
			return Color(color)
	return Color.WHITE

# The engine's path of the image that a frame lies in; "" where it has none.
func image_of(sprite, frame):
	var image = frame.get("image", "")
	if image == "":
		image = sprite.get("image", "")
	if image == "" or images.has(image):
		return images.get(image, "")
	var path = path_of(image, source.get_base_dir())
	if ResourceLoader.exists(path):
		return path
	# An export that was made for another folder: the image may have been copied along with it.
	var beside = source.get_base_dir().path_join(image.get_file())
	return beside if ResourceLoader.exists(beside) else path

# The engine's path of a file that is named as seen from a folder.
static func path_of(name, folder):
	var path = name if name.is_absolute_path() else folder.path_join(name)
	var begin = path.find("://") + 3 if path.find("://") >= 0 else 0
	var parts = []
	for part in path.substr(begin).split("/"):
		if part == ".." and not parts.is_empty() and parts[-1] != "" and parts[-1] != "..":
			parts.pop_back()
		elif part != ".":
			parts.append(part)
	return ProjectSettings.localize_path(path.left(begin) + "/".join(PackedStringArray(parts)))

# Nothing where it cannot be opened.
static func content_of(path):
	var file = FileAccess.open(path, FileAccess.READ)
	return file.get_as_text() if file != null else null

# When a file was written; 0 where that cannot be known, as in an exported game.
static func time_of(path):
	return FileAccess.get_modified_time(path) if FileAccess.file_exists(path) else 0

# What is read again: the file itself, or what the engine's editor has made of a project.
func _watched():
	if source.get_extension().to_lower() != "hitbox":
		return source
	var about = ConfigFile.new()
	if about.load(source + ".import") != OK:
		return ""
	return str(about.get_value("remap", "path", ""))

# Live link: reads the file again when it was written since, and true then. A file that is half written, or broken, is
# left alone until it is whole.
func reload_if_changed():
	var path = _watched()
	var time = time_of(path) if path != "" else 0
	# It may be written again within the second that its time tells.
	if time == 0 or (time == _time and Time.get_unix_time_from_system() > time + 1):
		return false
	var fresh = _read_again(path)
	if fresh == null:
		return false
	_time = time
	if fresh.text == text:
		return false
	images = fresh.images
	text = fresh.text
	reloaded.emit()
	return true

func _read_again(path):
	if path != source:
		var imported = ResourceLoader.load(path, "", ResourceLoader.CACHE_MODE_IGNORE)
		return imported if imported != null and imported.get_script() == get_script() and imported.error == "" else null
	if content_of(path) == text:
		return self
	var fresh = get_script().new()
	return fresh if fresh.load_json(path) else null
