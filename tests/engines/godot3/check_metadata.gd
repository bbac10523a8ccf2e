extends SceneTree

# Loads res://scene.tscn and prints what metadata its nodes have, a line for each: "meta NODE NAME VALUE", values in JSON.

func show(node):
	var names = node.get_meta_list()
	for name in names:
		print("meta ", node.name, " ", name, " ", to_json(node.get_meta(name)))
	for child in node.get_children():
		show(child)

func _init():
	var scene = load("res://scene.tscn").instance()
	show(scene)
	scene.free()
	print("done")
	quit()
