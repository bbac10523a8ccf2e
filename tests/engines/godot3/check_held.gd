extends SceneTree

# Plays the animation "punch" of res://scene.tscn once, a twentieth of a second after the other, past an area that lies
# where the words of res://probe.txt say: LEFT TOP WIDTH HEIGHT. Prints "entered" and "exited" whenever the areas of the
# scene meet it, "event NAME PROPERTIES" for the events, and "marker TIME VISIBLE X Y DEGREES" for the point "muzzle".

class Hearer extends Node2D:
	func frame_event(name, properties):
		print("event ", name, " ", to_json(properties))

func probe():
	var file = File.new()
	file.open("res://probe.txt", File.READ)
	var words = file.get_line().split(" ")
	file.close()
	var box = RectangleShape2D.new()
	box.extents = Vector2(float(words[2]), float(words[3])) / 2
	var shape = CollisionShape2D.new()
	shape.shape = box
	var area = Area2D.new()
	area.position = Vector2(float(words[0]), float(words[1])) + box.extents
	area.collision_layer = 1
	area.collision_mask = 2
	area.add_child(shape)
	return area

func told(other, what):
	print(what, " ", other.name)

func _init():
	run()

func settle():
	# A change of `disabled` reaches the space at the next physics step.
	for _i in range(3):
		yield(self, "physics_frame")

func run():
	var scene = load("res://scene.tscn").instance()
	scene.set_script(Hearer)
	root.add_child(scene)
	var area = probe()
	area.connect("area_entered", self, "told", ["entered"])
	area.connect("area_exited", self, "told", ["exited"])
	root.add_child(area)
	yield(settle(), "completed")
	var player = scene.get_node("AnimationPlayer")
	player.playback_process_mode = AnimationPlayer.ANIMATION_PROCESS_MANUAL
	player.method_call_mode = AnimationPlayer.ANIMATION_METHOD_CALL_IMMEDIATE
	player.play("punch")
	var time = 0.0
	while player.is_playing():
		player.advance(0.025 if time == 0.0 else 0.05)
		yield(settle(), "completed")
		time += 0.025 if time == 0.0 else 0.05
		var marker = scene.get_node_or_null("muzzle")
		if marker:
			print("marker ", stepify(time, 0.001), " ", marker.visible, " ", marker.position.x, " ", marker.position.y, " ",
					round(rad2deg(marker.rotation)))
		for shape in scene.get_node("hit").get_children():
			var size = shape.shape.radius if shape is CollisionShape2D and shape.shape is CircleShape2D else 0
			if not shape.disabled:
				print("shape ", stepify(time, 0.001), " ", shape.name, " ", stepify(shape.position.x, 0.01), " ", stepify(size, 0.01))
	print("done")
	quit()
