tool
extends EditorImportPlugin

# Imports projects of Hitbox Editor, *.hitbox, as the file that `hitbox export` writes of them. The program is found by
# the project setting hitbox/program, or else by its name.

const HitboxFileScript = preload("file.gd")
const SETTING = "hitbox/program"

func get_importer_name():
	return "hitbox.project"

func get_visible_name():
	return "Hitboxes"

func get_recognized_extensions():
	return ["hitbox"]

func get_save_extension():
	return "res"

func get_resource_type():
	return "Resource"

func get_preset_count():
	return 1

func get_preset_name(_preset):
	return "Default"

func get_import_options(_preset):
	return []

func get_option_visibility(_option, _options):
	return true

func import(source, save_path, _options, _platform_variants, _gen_files):
	var folder = "user://hitbox-import-%s" % source.md5_text()
	empty(folder)
	Directory.new().make_dir_recursive(folder)
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
	return ResourceSaver.save("%s.%s" % [save_path, get_save_extension()], file)

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
				OS.execute(program(), arguments, true)
				return "What it says is in the console."
	var said = []
	OS.execute(program(), arguments, true, said, true)
	return PoolStringArray(said).join(" ").strip_edges()

static func names_in(folder):
	var names = []
	var directory = Directory.new()
	if directory.open(folder) != OK:
		return names
	directory.list_dir_begin(true)
	var name = directory.get_next()
	while name != "":
		names.append(name)
		name = directory.get_next()
	directory.list_dir_end()
	return names

# Beside those of stages.
static func exported_file(folder):
	for name in names_in(folder):
		var file = HitboxFileScript.new()
		if not name.ends_with(".json"):
			continue
		file.load_json(folder.plus_file(name))
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
	var directory = Directory.new()
	for name in names_in(folder):
		directory.remove(folder.plus_file(name))
	directory.remove(folder)
