extends Node

# Run in the engine's own build for the web: the example, played. Its files lie in a folder of their own here.

func frames(count):
	for _i in range(count):
		await get_tree().physics_frame

func expect(scene, text, what):
	var found = scene.get_node("Counter").text
	if found != text:
		print("failed: %s: %s and not %s" % [what, found, text])

func _ready():
	var text = FileAccess.get_file_as_string("res://example/main.tscn").replace("res://main.gd", "res://example/main.gd")
	var file = FileAccess.open("user://example.tscn", FileAccess.WRITE)
	file.store_string(text)
	file.close()
	var scene = load("user://example.tscn").instantiate()
	add_child(scene)
	await frames(10)
	scene.strike()
	await frames(60)
	expect(scene, "hits: 0", "a blow from afar")
	scene.get_node("Fighter").position.x = 150
	for blows in [1, 2]:
		scene.strike()
		await frames(60)
		expect(scene, "hits: %d" % blows, "a blow from near")
	print("all as it should be")
