extends SceneTree

# Loads res://scene.tscn and asks the physics server which shapes hold the points of res://points.txt.
# Prints one line for each: "point FRAME X Y NAME NAME...", points being the scene's own coordinates.

var scene
var space

func _init():
	scene = load("res://scene.tscn").instance()
	root.add_child(scene)
	run()

func settle():
	# A change of `disabled` reaches the space at the next physics step.
	for _i in range(3):
		yield(self, "physics_frame")

func owner_name(hit):
	var area = hit.collider
	return area.shape_owner_get_owner(area.shape_find_owner(hit.shape)).name

func names_at(point, layer):
	var names = []
	for hit in space.intersect_point(point, 32, [], layer, false, true):
		var name = owner_name(hit)
		if not names.has(name):
			names.append(name)
	names.sort()
	return PoolStringArray(names).join(";")

func names_near(point, radius):
	var circle = CircleShape2D.new()
	circle.radius = radius
	var query = Physics2DShapeQueryParameters.new()
	query.set_shape(circle)
	query.transform = Transform2D(0, point)
	query.collide_with_areas = true
	query.collide_with_bodies = false
	var names = []
	for hit in space.intersect_shape(query):
		var name = owner_name(hit)
		if not names.has(name):
			names.append(name)
	names.sort()
	return PoolStringArray(names).join(";")

func print_points(frame):
	var file = File.new()
	file.open("res://points.txt", File.READ)
	while not file.eof_reached():
		var words = file.get_line().split(" ")
		if words.size() != 5 or words[0] != frame:
			continue
		# FRAME X Y KIND NUMBER: a point in a layer, or a circle of a radius.
		var point = Vector2(float(words[1]), float(words[2]))
		var names = names_near(point, float(words[4])) if words[3] == "near" else names_at(point, int(words[4]))
		print("point ", frame, " ", words[1], " ", words[2], " ", words[3], " ", words[4], " ", names)
	file.close()

func show(player, animation, time):
	player.play(animation)
	player.seek(0, true)
	player.advance(time)
	return settle()

func run():
	yield(settle(), "completed")
	space = root.world_2d.direct_space_state
	for area in scene.get_children():
		if area is Area2D:
			print("area ", area.name, " ", area.collision_layer, " ", area.collision_mask)
	print_points("initial")
	var player = scene.get_node("AnimationPlayer")
	player.playback_process_mode = AnimationPlayer.ANIMATION_PROCESS_MANUAL
	for name in player.get_animation_list():
		var animation = player.get_animation(name)
		print("animation ", animation.length, " ", animation.loop, " ", name)
	var file = File.new()
	file.open("res://moments.txt", File.READ)
	while not file.eof_reached():
		# LABEL TIME ANIMATION
		var words = file.get_line().split(" ", true, 2)
		if words.size() != 3:
			continue
		yield(show(player, words[2], float(words[1])), "completed")
		print_points(words[0])
	file.close()
	print("done")
	quit()
