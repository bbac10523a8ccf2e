tool
extends Reference

# Tells when shapes of instances begin to strike those of others, by what their categories hit, and when they end. One
# thing at different times is its track, or where it has none the shape itself: nothing is left and entered again when
# the frame changes.

# a's shape begins to strike b's, and ends.
signal entered(a, b, shape_a, shape_b)
signal left(a, b, shape_a, shape_b)

var _instances = []
var _numbers = {}
var _count = 0
var _held = {}

func add(instance):
	if not _numbers.has(instance):
		_count += 1
		_numbers[instance] = _count
		_instances.append(instance)
	return instance

func remove(instance):
	_instances.erase(instance)
	_numbers.erase(instance)

func instances():
	return _instances.duplicate()

static func box_of(instance):
	var box = [INF, INF, -INF, -INF]
	for there in instance.placed_shapes():
		box = [min(box[0], there.min_x), min(box[1], there.min_y), max(box[2], there.max_x), max(box[3], there.max_y)]
	return box

static func begins_before(one, other):
	return one[1][0] < other[1][0] or (one[1][0] == other[1][0] and one[2] < other[2])

# Every strike there is now: [a, b, shape_a, shape_b]. Sorted by where they begin, each instance is compared with those
# that begin before it ends.
func now():
	var sorted = []
	for instance in _instances:
		sorted.append([instance, box_of(instance), _numbers[instance]])
	sorted.sort_custom(get_script(), "begins_before")
	var found = []
	for i in range(sorted.size()):
		var box = sorted[i][1]
		for k in range(i + 1, sorted.size()):
			var others = sorted[k][1]
			if others[0] > box[2]:
				break
			if box[1] <= others[3] and others[1] <= box[3]:
				_ask(sorted[i][0], sorted[k][0], found)
				_ask(sorted[k][0], sorted[i][0], found)
	return found

static func _ask(a, b, found):
	for pair in a.overlaps(b, true):
		found.append([a, b, pair[0], pair[1]])

func _key_of(strike):
	return "%d:%s:%d:%s" % [_numbers[strike[0]], _identity(strike[2]), _numbers[strike[1]], _identity(strike[3])]

static func _identity(shape):
	return "t%d" % shape["track"] if shape.has("track") else "s%d" % shape["id"]

func update():
	var before = _held
	_held = {}
	for strike in now():
		_held[_key_of(strike)] = strike
	var held = _held
	for key in held:
		# Who has heard of one may have taken away what the next is of.
		if not before.has(key) and _numbers.has(held[key][0]) and _numbers.has(held[key][1]):
			emit_signal("entered", held[key][0], held[key][1], held[key][2], held[key][3])
	for key in before:
		if not held.has(key):
			emit_signal("left", before[key][0], before[key][1], before[key][2], before[key][3])
