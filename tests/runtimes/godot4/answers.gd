extends Node

# Run in the engine's own build for the web: asks the addon what the core has answered, res://questions.txt, and nodes of
# the engine what it has answered of points that its numbers of 32 bits can tell apart, res://coarse/questions.txt.

var file = HitboxFile.new()
var sprite_name
var held = 0
var node
var other
var turned = Node2D.new()

@onready var root = get_tree().root

func _ready():
	run.call_deferred()

func numbers_of(words):
	var numbers = []
	for word in words:
		numbers.append(float(word))
	return numbers

func placed(numbers, from):
	var instance = file.instance(sprite_name)
	instance.set_frame(int(numbers[from]))
	instance.place(numbers[from + 1], numbers[from + 2], numbers[from + 3], numbers[from + 4], numbers[from + 5])
	return instance

func point(numbers):
	return ids_of(placed(numbers, 0).shapes_at(numbers[6], numbers[7]))

func pair(numbers):
	return pairs_of(placed(numbers, 0).overlaps(placed(numbers, 6)))

# What stands in the questions is a place in the world; one of the nodes is below another that is turned and mirrored.
func put(which, numbers, from):
	which.show_frame(int(numbers[from]))
	which.global_transform = place_of(numbers, from)

func place_of(numbers, from):
	var way = deg_to_rad(numbers[from + 3])
	var x = Vector2(cos(way), sin(way)) * numbers[from + 4]
	var y = Vector2(-sin(way), cos(way)) * numbers[from + 5]
	return Transform2D(x, y, Vector2(numbers[from + 1], numbers[from + 2]))

func node_point(numbers):
	put(node, numbers, 0)
	return ids_of(node.shapes_at(Vector2(numbers[6], numbers[7])))

func node_pair(numbers):
	put(node, numbers, 0)
	put(other, numbers, 6)
	return pairs_of(node.overlaps(other))

func ids_of(shapes):
	var ids = []
	for shape in shapes:
		ids.append(str(shape["id"]))
	return ids

func pairs_of(pairs):
	var ids = []
	for shapes in pairs:
		ids.append("%d/%d" % [shapes[0]["id"], shapes[1]["id"]])
	return ids

func sorted(ids):
	ids.sort()
	return " ".join(PackedStringArray(ids))

# Says how many agree; false where one does not.
func ask(folder, prefix):
	var questions = FileAccess.open(folder + "questions.txt", FileAccess.READ)
	var agreed = {"point": 0, "pair": 0}
	held = 0
	while not questions.eof_reached():
		var line = questions.get_line()
		var space = line.find(" ")
		var kind = line.substr(0, space)
		var rest = line.substr(space + 1)
		if kind == "sprite":
			sprite_name = rest
			node.sprite = rest
			other.sprite = rest
			continue
		if line == "":
			continue
		var halves = rest.split(":")
		var expected = Array(halves[1].split(" ", false))
		held += expected.size()
		var given = sorted(call(prefix + kind, numbers_of(halves[0].split(" "))))
		if given != sorted(expected):
			print("failed: %s: the runtime answers “%s”" % [line, given])
			return false
		agreed[kind] += 1
	questions.close()
	print("%d points and %d pairs agree, %d shapes met" % [agreed["point"], agreed["pair"], held])
	return agreed["point"] > 0 and agreed["pair"] > 0 and held > agreed["point"] / 10

func run():
	if not file.load_json("res://project.json"):
		print(file.error)
		get_tree().quit()
		return
	node = HitboxSprite.new()
	other = HitboxSprite.new()
	turned.transform = Transform2D(Vector2(0, -2), Vector2(-2, 0), Vector2(30, -10))
	root.add_child(turned)
	turned.add_child(node)
	root.add_child(other)
	node.file = file
	other.file = file
	if ask("res://", "") and ask("res://coarse/", "node_"):
		print("done")
	get_tree().quit()
