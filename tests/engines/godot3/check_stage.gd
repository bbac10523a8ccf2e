extends SceneTree

# Loads res://stage.tscn and prints, for each "X Y" of res://points.txt in the stage's coordinates,
# "point X Y INSTANCE/SHAPE;INSTANCE/SHAPE": what the physics server finds there. And "plays INSTANCE ANIMATION" for each
# that plays one by itself.

var space

func names_at(point):
	var names = []
	for hit in space.intersect_point(point, 32, [], 0x7fffffff, false, true):
		var area = hit.collider
		var shape = area.shape_owner_get_owner(area.shape_find_owner(hit.shape)).name
		var name = area.get_parent().name + "/" + shape
		if not names.has(name):
			names.append(name)
	names.sort()
	return PoolStringArray(names).join(";")

func players_under(node):
	var players = []
	for child in node.get_children():
		players += players_under(child)
		if child is AnimationPlayer:
			players.append(child)
	return players

func _init():
	var scene = load("res://stage.tscn").instance()
	root.add_child(scene)
	run()

func run():
	for _i in range(3):
		yield(self, "physics_frame")
	for player in players_under(root):
		if player.is_playing():
			print("plays ", player.get_parent().name, " ", player.current_animation)
	space = root.world_2d.direct_space_state
	var file = File.new()
	file.open("res://points.txt", File.READ)
	while not file.eof_reached():
		var words = file.get_line().split(" ")
		if words.size() == 2:
			print("point ", words[0], " ", words[1], " ", names_at(Vector2(float(words[0]), float(words[1]))))
	file.close()
	print("done")
	quit()
