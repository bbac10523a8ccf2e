@tool
extends EditorImportPlugin

# Imports projects of Hitbox Editor, *.hitbox, as the file that `hitbox export` writes of them. The program is found by
# the project setting hitbox/program, or else by its name.

const HitboxFileScript = preload("file.gd")
const SETTING = "hitbox/program"

func _get_importer_name():
	return "hitbox.project"

func _get_visible_name():
	return "Hitboxes"

func _get_recognized_extensions():
	return ["hitbox"]

func _get_save_extension():
	return "res"

func _get_resource_type():
	return "Resource"

func _get_preset_count():
	return 1

func _get_preset_name(_preset):
	return "Default"

func _get_import_options(_path, _preset):
	return []

func _get_option_visibility(_path, _option, _options):
	return true

func _get_priority():
	return 1.0

func _get_import_order():
	return 0

# It runs a program, and writes what it reads again.
func _can_import_threaded():
	return false

func _import(source, save_path, _options, _platform_variants, _gen_files):
	var folder = "user://hitbox-import-%s" % source.md5_text()
	empty(folder)
	DirAccess.make_dir_recursive_absolute(folder)
	var words = export_project(source, folder)
	var file = exported_file(folder)
	empty(folder)
	if file == null:
		push_error("%s: “%s” has written no export. %s" % [source, program(), words])
		return FAILED
	if file.error != "":
		push_error("%s: %s" % [source, file.error])
		return FAILED
	file.images = images_of(file, ProjectSettings.globalize_path(folder))
	file.source = source
	return ResourceSaver.save(file, "%s.%s" % [save_path, _get_save_extension()])

static func program():
	var chosen = ProjectSettings.get_setting(SETTING) if ProjectSettings.has_setting(SETTING) else ""
	return chosen if typeof(chosen) == TYPE_STRING and chosen != "" else "hitbox"

# What the program says of it.
func export_project(source, folder):
	var arguments = ["export", ProjectSettings.globalize_path(source), "--format", "json", "--out",
			ProjectSettings.globalize_path(folder)]
	# Whoever wants to hear what a program says has it run by a shell in this engine; not with names that a shell reads.
	for word in [program()] + arguments:
		for letter in "\"`$\\!%":
			if word.find(letter) >= 0:
				OS.execute(program(), arguments)
				return "What it says is in the console."
	var said = []
	OS.execute(program(), arguments, said, true)
	return " ".join(PackedStringArray(said)).strip_edges()

static func names_in(folder):
	var directory = DirAccess.open(folder)
	return directory.get_files() if directory != null else PackedStringArray()

# Beside those of stages.
static func exported_file(folder):
	for name in names_in(folder):
		var file = HitboxFileScript.new()
		if not name.ends_with(".json"):
			continue
		file.load_json(folder.path_join(name))
		if file.error.find("no export of the format json") < 0:
			return file
	return null

# The engine's paths of the images, which the export names as seen from its folder.
static func images_of(file, folder):
	var images = {}
	for sprite in file.sprites.values():
		var names = [sprite.get("image", "")]
		for frame in sprite["frames"]:
			names.append(frame.get("image", ""))
		for name in names:
			if name != "":
				images[name] = HitboxFileScript.path_of(name, folder)
	return images

static func empty(folder):
	for name in names_in(folder):
		DirAccess.remove_absolute(folder.path_join(name))
	if DirAccess.dir_exists_absolute(folder):
		DirAccess.remove_absolute(folder)
