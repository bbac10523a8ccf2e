@tool
extends EditorPlugin

const ProjectImporter = preload("import_project.gd")

var _importer = ProjectImporter.new()

func _enter_tree():
	if not ProjectSettings.has_setting(ProjectImporter.SETTING):
		ProjectSettings.set_setting(ProjectImporter.SETTING, "")
	ProjectSettings.set_initial_value(ProjectImporter.SETTING, "")
	ProjectSettings.add_property_info({"name": ProjectImporter.SETTING, "type": TYPE_STRING, "hint": PROPERTY_HINT_GLOBAL_FILE})
	add_import_plugin(_importer)

func _exit_tree():
	remove_import_plugin(_importer)
