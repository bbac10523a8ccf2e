extends SceneTree

# godot3-server --path PROJECT -s plays.gd: animations, strikes that begin and end, live link, what the engine's editor
# has imported, and files that are none. Its last line says whether all is as it should be.

const World = preload("res://addons/hitbox/world.gd")

var failures = 0
var told = []
var heard = []

func expect(found, expected, what):
	if typeof(found) != typeof(expected) or found != expected:
		failures += 1
		print("failed: %s: %s and not %s" % [what, str(found), str(expected)])

func shape(id, track, category, x):
	return {"id": id, "track": track, "name": "", "category": category, "bits": 1, "mask": 1, "type": "box", "rect": [x, 0, 10, 10]}

func frame(name, shapes, more = {}):
	var made = {"name": name, "rect": [0, 0, 40, 10], "size": [40, 10], "offset": [0, 0], "pivot": [0, 0], "duration": 100, "shapes": shapes}
	for key in more:
		made[key] = more[key]
	return made

func data(reach):
	return {
		"format": "hitbox-export", "version": 1, "project": "p",
		"categories": [
			{"name": "hit", "color": "#ff0000", "bits": 1, "mask": 2, "hits": ["hurt"]},
			{"name": "hurt", "color": "#00ff00", "bits": 2, "mask": 0, "hits": []}],
		"sprites": [
			{"name": "fighter", "image": "f.png", "tags": [
				{"name": "jab", "from": 1, "to": 3, "direction": "ping-pong", "repeat": 2},
				{"name": "back", "from": 1, "to": 3, "direction": "reverse"}],
			"frames": [
				frame("stand", []),
				frame("jab 1", [shape(1, 7, "hit", 0)], {"points": [{"name": "fist", "at": [4, 2], "angle": 30}]}),
				frame("jab 2", [shape(2, 7, "hit", reach)], {"events": [{"name": "whoosh", "properties": {"volume": 0.5}}]}),
				frame("jab 3", [shape(3, 7, "hit", reach)]),
				frame("crouch", [])]},
			{"name": "dummy é🚀", "image": "d.png", "tags": [], "frames": [frame("d", [shape(9, 2, "hurt", 0)])]}]}

func hitboxes(reach = 20):
	var file = HitboxFile.new()
	file.text = to_json(data(reach))
	expect(file.error, "", "an export")
	return file

func on_event(name, properties):
	heard.append(name + str(properties["volume"]))

func on_entered(_other, own, others):
	told.append("+%d%d" % [own["id"], others["id"]])

func on_left(_other, own, others):
	told.append("-%d%d" % [own["id"], others["id"]])

func on_struck(by, own, others):
	told.append("!%s%d%d" % [by.name, own["id"], others["id"]])

func frames_shown(instance, steps):
	var shown = ""
	for _i in range(steps):
		shown += instance.frame["name"].right(instance.frame["name"].length() - 1)
		instance.update(0.1)
	return shown

func joined(list):
	return PoolStringArray(list).join(" ")

func check_animations():
	var fighter = hitboxes().instance("fighter")
	fighter.connect("event", self, "on_event")
	fighter.play("jab")
	expect(frames_shown(fighter, 10), "1232123222", "the frames of a ping-pong that is played twice")
	expect(joined(heard), "whoosh0.5 whoosh0.5 whoosh0.5 whoosh0.5", "events of the frames that came up")
	fighter.play("back")
	expect(frames_shown(fighter, 5), "32132", "the frames of a tag played backwards, for ever")
	fighter.play()
	fighter.update(0.45)
	expect(fighter.frame["name"], "crouch", "all frames, in one long step")
	fighter.play("back")
	fighter.update(1e6)
	expect(fighter.is_playing(), true, "a long pause, for ever")
	fighter.update(1e300)
	expect(fighter.is_playing(), true, "longer than numbers count")
	fighter.play("jab")
	fighter.update(1e6)
	expect(fighter.is_playing(), false, "twice, in one step")
	expect(fighter.frame["name"], "jab 2", "its last frame")
	fighter.set_frame("jab 1")
	fighter.place(0.0, 0.0, 0.0, -1.0, 1.0)
	var fist = fighter.point("fist")
	expect("%.3f %.3f %.3f" % [fist["x"], fist["y"], fist["angle"]], "-4.000 2.000 150.000", "a frame point, mirrored")
	fighter.place(0.0, 0.0, 90.0)
	fist = fighter.point("fist")
	expect("%.3f %.3f %.3f" % [fist["x"], fist["y"], fist["angle"]], "-2.000 4.000 120.000", "a frame point, turned")
	expect(fighter.point("none"), null, "a point that is not there")

func added(file, sprite, x):
	var node = HitboxSprite.new()
	node.file = file
	node.sprite = sprite
	node.name = sprite.left(5)
	node.position.x = x
	root.add_child(node)
	return node

# A strike is entered once while the track holds on, though the frame and with it the shape changes.
func check_strikes():
	var file = hitboxes()
	var fighter = added(file, "fighter", 0)
	var dummy = added(file, "dummy é🚀", 25)
	var world = World.of(root, World)
	world.set_physics_process(false)
	fighter.connect("entered", self, "on_entered")
	fighter.connect("left", self, "on_left")
	dummy.connect("struck", self, "on_struck")
	fighter.play("jab")
	for _i in range(4):
		world.step(0.1)
	expect(joined(told), "+29 !fight92 -29", "a strike that lasts three frames")
	fighter.show_frame("jab 2")
	var strikes = []
	for x in [500, 30, 30.001]:
		dummy.position.x = x
		world.step(0)
		strikes.append(world.strikes.now().size())
	expect(joined(strikes), "0 1 0", "far away, touching, a little further")
	dummy.position.x = 25
	world.step(0)
	told.clear()
	root.remove_child(dummy)
	world.step(0)
	expect(world.strikes.now().size(), 0, "out of the tree")
	expect(joined(told), "-29", "which ends the strike")
	root.add_child(dummy)
	told.clear()
	world.step(0)
	expect(joined(told), "+29 !fight92", "and in it again")
	dummy.free()
	world.step(0)
	expect(joined(told), "+29 !fight92", "of what is no more, nothing is told")
	fighter.free()
	world.step(0)
	expect(world.strikes.instances().size(), 0, "all are gone")

# Who hears of a strike may take away what strikes.
func check_freed_while_told():
	var file = hitboxes()
	var nodes = [added(file, "fighter", 0), added(file, "dummy é🚀", 25), added(file, "dummy é🚀", 26)]
	var world = World.of(root, World)
	nodes[0].show_frame("jab 2")
	nodes[0].connect("entered", self, "free_both", [nodes[0]])
	told.clear()
	world.step(0)
	world.step(0)
	expect(joined(told), "freed", "told of once")
	nodes[0].free()
	for i in [1, 2]:
		if is_instance_valid(nodes[i]):
			nodes[i].free()

func free_both(other, _own, _others, striker):
	told.append("freed")
	other.free()
	root.remove_child(striker)

func check_overlay():
	var file = hitboxes()
	var fighter = file.instance("fighter")
	fighter.set_frame("jab 1")
	var outline = fighter.outlines()[0]
	expect(outline[0]["category"], "hit", "whose")
	expect(outline[1].size(), 4, "a box")
	expect(outline[2], true, "is closed")
	expect(file.color_of("hit"), Color(1, 0, 0), "in its category's colour")
	expect(file.color_of("nobody"), Color(1, 1, 1), "white where there is none")

# What stands beside the node in the engine's editor.
func check_warnings():
	var node = HitboxSprite.new()
	expect(node._get_configuration_warning(), "It needs a file: an imported .hitbox, or an export of the format json.", "no file")
	var broken = HitboxFile.new()
	broken.text = "{}"
	node.file = broken
	expect(node._get_configuration_warning(), "this is no export of the format json", "a broken one")
	node.file = hitboxes()
	expect(node._get_configuration_warning(), "", "its first sprite")
	node.sprite = "nobody"
	expect(node._get_configuration_warning(), "The file has no sprite “nobody”.", "a sprite that is not there")
	expect(node.play("jab"), false, "which cannot be played")
	node.free()

func write(path, text):
	var file = File.new()
	file.open(path, File.WRITE)
	file.store_string(text)
	file.close()

func check_live_link():
	var path = "user://live.json"
	write(path, to_json(data(20)))
	var live = HitboxFile.new()
	expect(live.load_json(path), true, "a file")
	var node = added(live, "fighter", 0)
	node.play("jab")
	node.body.update(0.1)
	expect(live.reload_if_changed(), false, "nothing new")
	OS.delay_msec(1100) # times of files are in seconds
	write(path, to_json(data(22)).left(300))
	expect(live.reload_if_changed(), false, "half written")
	expect(node.body.frame["shapes"][0]["rect"][0], 20.0, "as it was")
	write(path, to_json(data(22)))
	expect(live.reload_if_changed(), true, "whole again")
	expect(node.body.frame["shapes"][0]["rect"][0], 22.0, "what it says now")
	expect(node.frame_name(), "jab 2", "the same frame")
	write(path, to_json(data(24)))
	expect(live.reload_if_changed(), true, "within the same second")
	expect(node.body.frame["shapes"][0]["rect"][0], 24.0, "what it says then")
	node.body.update(0.1)
	expect(node.frame_name(), "jab 3", "the animation goes on")
	node.free()
	Directory.new().remove(path)

# What the engine's editor has made of the project and of the export beside it, and of JSON of others.
func check_imports():
	var project = load("res://duel.hitbox")
	expect(project is HitboxFile, true, "an imported project")
	expect(project.error, "", "it can be read")
	var sprite = project.sprites["fighter"]
	expect(project.image_of(sprite, sprite["frames"][0]), "res://pictures/fighter.png", "where its image is")
	var export_ = load("res://duel.json")
	expect(export_ is HitboxFile, true, "a loaded export")
	sprite = export_.sprites["fighter"]
	expect(export_.image_of(sprite, sprite["frames"][0]), "res://pictures/fighter.png", "and its image")
	expect(File.new().file_exists("res://other.json.import"), false, "JSON of others is not imported")
	export_ = load("res://pictures/from_elsewhere.json")
	sprite = export_.sprites["fighter"]
	expect(export_.image_of(sprite, sprite["frames"][0]), "res://pictures/fighter.png", "an image that was copied along")
	expect(load("res://other.json") == null, true, "nor loaded")
	expect(load("res://broken.hitbox") == null, true, "nor is a broken project")

func refusal(text):
	var file = HitboxFile.new()
	file.text = text
	expect(file.error != "" and file.sprites.empty(), true, "refused: " + text.left(40))
	return file.error

func changed(path, value):
	var whole = data(1)
	var at = whole
	for i in range(path.size() - 1):
		at = at[path[i]]
	if value == null:
		at.erase(path[-1])
	else:
		at[path[-1]] = value
	return to_json(whole)

func check_refusals():
	expect(refusal("{}"), "this is no export of the format json", "another object")
	expect(refusal("[]"), "this is no export of the format json", "a list")
	expect(refusal(changed(["version"], 2)), "version 2 of the format is newer than this addon", "a newer one")
	expect(refusal("{\"format\": \"hitbox-export\", \"version\": 1}"), "the export has no categories or no sprites", "an empty one")
	expect(refusal(changed(["sprites"], [{}])), "sprite 1 of the export has no name or no frames", "a sprite of nothing")
	for text in ["", "[", "{\"a\"", "\"\\u12\"", "nul", "[1 2]", "\"", "[".repeat(100000), "{\"a\":".repeat(100000), "0", "null"]:
		refusal(text)
	for value in [null, {}, [], "x", true, -1]:
		for key in ["name", "frames"]:
			if not (key == "name" and typeof(value) == TYPE_STRING):
				refusal(changed(["sprites", 0, key], value))
		for key in ["name", "shapes", "pivot", "rect", "offset", "duration", "points"]:
			if not ((key == "name" and typeof(value) == TYPE_STRING) or (typeof(value) == TYPE_ARRAY and ["shapes", "points"].has(key))
					or (key == "points" and value == null)):
				refusal(changed(["sprites", 0, "frames", 1, key], value))
		for key in ["id", "name", "category", "type", "rect", "track"]:
			if not ((["name", "category"].has(key) and typeof(value) == TYPE_STRING) or (key == "id" and typeof(value) == TYPE_INT)
					or (key == "track" and (value == null or typeof(value) == TYPE_INT))):
				refusal(changed(["sprites", 0, "frames", 1, "shapes", 0, key], value))
		for key in ["from", "to", "direction"]:
			refusal(changed(["sprites", 0, "tags", 0, key], value))
		if typeof(value) != TYPE_ARRAY:
			refusal(changed(["categories", 0, "hits"], value))
	refusal(changed(["sprites", 0, "tags", 0, "to"], 5))
	refusal(changed(["sprites", 0, "tags", 0, "from"], 4))
	refusal(to_json(data(1)).replace("\"rect\":[1,", "\"rect\":[1e999,"))
	var brackets = HitboxFile.new()
	brackets.text = to_json(data(1)).replace("crouch", "[".repeat(200) + "\\\"")
	expect(brackets.error, "", "brackets in a name")
	var missing = HitboxFile.new()
	expect(missing.load_json("res://no/such/file.json"), false, "a missing file")
	expect(missing.error, "res://no/such/file.json: the file cannot be opened", "said in words")
	var file = hitboxes()
	expect(file.instance("nobody"), null, "a sprite that is not there")
	expect(file.instance("fighter").set_frame("nowhere"), false, "a frame that is not there")
	expect(file.instance("fighter").play("nothing"), false, "a tag that is not there")

func _init():
	call_deferred("run")

func run():
	check_animations()
	check_strikes()
	check_freed_while_told()
	check_overlay()
	check_warnings()
	check_live_link()
	check_imports()
	check_refusals()
	print("all as it should be" if failures == 0 else "failed: %d" % failures)
	quit()
