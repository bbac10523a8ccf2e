tool
class_name HitboxInstance
extends Reference

# One thing on the stage that shows a frame of a sprite; HitboxSprite keeps one. Pixels, y down; degrees, clockwise on
# screen. Of HitboxFile.instance().

const Geometry = preload("geometry.gd")

# An event of a frame that came up in an animation: its name, and its properties.
signal event(name, properties)
# The animation has been played as often as its tag says.
signal finished(tag)

var sprite
var frame
# What it belongs to, where it does.
var node = null
# Times that the animation is still to be played in all; 0 for ever. play() sets it by the tag.
var repeats = 0

var _matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]
var _shapes = null
var _tag = null
var _order = []
var _shown = 0
var _since = 0.0
var _rounds = 0
var _begun = 0 # animations so far

func _init(of_sprite):
	sprite = of_sprite
	frame = sprite["frames"][0]

# Where the frame's pivot is.
func place(x, y, rotation = 0.0, scale_x = 1.0, scale_y = 1.0):
	var way = Geometry.direction(rotation)
	var a = way[0] * scale_x
	var b = way[1] * scale_x
	var c = -way[1] * scale_y
	var d = way[0] * scale_y
	var pivot = frame["pivot"]
	set_matrix([a, b, c, d, x - (a * pivot[0] + c * pivot[1]), y - (b * pivot[0] + d * pivot[1])])

# The same by what Node2D has: the pivot is its origin.
func place_by(transform):
	var x = transform.x
	var y = transform.y
	var pivot = frame["pivot"]
	set_matrix([x.x, x.y, y.x, y.y, transform.origin.x - (x.x * pivot[0] + y.x * pivot[1]),
			transform.origin.y - (x.y * pivot[0] + y.y * pivot[1])])

# From the frame's pixels to the world's: x' = a x + c y + e and y' = b x + d y + f, as [a, b, c, d, e, f].
func set_matrix(matrix):
	if matrix != _matrix:
		_matrix = matrix
		_shapes = null

# The frame's shapes in the world; worked out again only when something has changed.
func placed_shapes():
	if _shapes == null:
		_shapes = Geometry.placed(frame["shapes"], _matrix)
	return _shapes

# The shapes that hold a point of the world, with their boundary.
func shapes_at(x, y):
	var found = []
	for there in placed_shapes():
		if Geometry.shape_holds(there, x, y):
			found.append(there.shape)
	return found

# The pairs of shapes with a point in common, [own, other's]; or only those in which the own category hits the other's.
func overlaps(other, only_hits = false):
	var found = []
	for there in placed_shapes():
		for others in other.placed_shapes():
			if only_hits and not there.shape["strikes"].has(others.shape["category"]):
				continue
			if Geometry.shapes_meet(there, others):
				found.append([there.shape, others.shape])
	return found

# Where the frame's point of this name is, and its angle in degrees: {x, y, angle}; null where there is none.
func point(name):
	for candidate in frame.get("points", []):
		if candidate["name"] == name:
			var m = _matrix
			var at = candidate["at"]
			var way = Geometry.direction(candidate["angle"])
			return {
				"x": m[0] * at[0] + m[2] * at[1] + m[4],
				"y": m[1] * at[0] + m[3] * at[1] + m[5],
				"angle": rad2deg(atan2(m[1] * way[0] + m[3] * way[1], m[0] * way[0] + m[2] * way[1])),
			}
	return null

# By its number from 0, or its name; ends an animation. False where there is no such frame.
func set_frame(which):
	var found = null
	if typeof(which) == TYPE_STRING:
		found = sprite["frames_by_name"].get(which)
	elif which >= 0 and which < sprite["frames"].size():
		found = sprite["frames"][int(which)]
	if found == null:
		push_error("sprite “%s” has no frame %s" % [sprite["name"], str(which)])
		return false
	stop()
	_show(found)
	return true

func _show(which):
	if which == frame:
		return
	var before = frame["pivot"]
	var after = which["pivot"]
	var m = _matrix
	frame = which
	_shapes = null
	# The pivot stays where it is.
	_matrix = [m[0], m[1], m[2], m[3], m[4] + m[0] * (before[0] - after[0]) + m[2] * (before[1] - after[1]),
			m[5] + m[1] * (before[0] - after[0]) + m[3] * (before[1] - after[1])]

static func play_order(of_sprite, tag):
	var order = []
	if tag == null:
		return range(of_sprite["frames"].size())
	for i in range(tag["from"], tag["to"] + 1):
		order.append(i)
	if tag["direction"] == "reverse" or tag["direction"] == "ping-pong-reverse":
		order.invert()
	if tag["direction"] == "ping-pong" or tag["direction"] == "ping-pong-reverse":
		for i in range(order.size() - 2, 0, -1):
			order.append(order[i])
	return order

# The animation of a tag by its name, or of all frames. False where there is no such tag.
func play(name = ""):
	if name != "" and not sprite["tags_by_name"].has(name):
		push_error("sprite “%s” has no tag “%s”" % [sprite["name"], name])
		return false
	stop()
	_tag = sprite["tags_by_name"].get(name) if name != "" else null
	_order = play_order(sprite, _tag)
	_shown = 0
	_since = 0.0
	_rounds = 0
	repeats = int(_tag.get("repeat", 0)) if _tag != null else 0
	_show(sprite["frames"][_order[0]])
	return true

func is_playing():
	return not _order.empty()

func stop():
	_begun += 1
	_order = []

# Of the animation, or "" for all frames.
func tag_name():
	return _tag["name"] if _tag != null else ""

# Goes on with the animation by so many seconds; tells of the events of frames that come up.
func update(seconds):
	if _order.empty():
		return
	_since += seconds * 1000.0
	_skip_rounds()
	while not _order.empty() and frame["duration"] > 0.0 and _since >= frame["duration"]:
		_since -= frame["duration"]
		if _shown == _order.size() - 1:
			_rounds += 1
			if repeats > 0 and _rounds >= repeats:
				_order = []
				emit_signal("finished", tag_name())
				return
		_shown = (_shown + 1) % _order.size()
		_show(sprite["frames"][_order[_shown]])
		# Who hears of an event may play something else: then the rest is no longer of this animation.
		var begun = _begun
		for told in frame.get("events", []):
			emit_signal("event", told["name"], told.get("properties", {}))
			if begun != _begun:
				return

# Rounds that lie wholly within a long pause are passed over, and their events with them.
func _skip_rounds():
	var round_length = 0.0
	for number in _order:
		round_length += sprite["frames"][number]["duration"]
	if round_length <= 0.0:
		return
	var whole = floor(_since / round_length) - 1.0
	if repeats > 0 and whole > repeats - _rounds - 1:
		_since -= (repeats - _rounds - 1) * round_length
		_rounds = repeats - 1
	elif whole > 0.0:
		_since = fmod(_since, round_length) + round_length
		_rounds += int(min(whole, 1e9))

# The sprite as it is in a file that was read again, with the same frame by name, or by number.
func follow(fresh):
	var found = fresh["frames_by_name"].get(frame["name"])
	if found == null:
		found = fresh["frames"][int(min(frame["number"], fresh["frames"].size() - 1))]
	sprite = fresh
	if not _order.empty():
		_tag = fresh["tags_by_name"].get(tag_name())
		_order = play_order(fresh, _tag)
		_shown = int(min(_shown, _order.size() - 1))
		found = fresh["frames"][_order[_shown]]
	_shapes = null
	_show(found)

# What is to be drawn of the shapes, in pixels from the pivot: [shape, points, is_closed] and [shape, middle, radius].
func outlines():
	var found = []
	var pivot = frame["pivot"]
	for shape in frame["shapes"]:
		if shape["type"] == "polygon":
			found.append([shape, _vectors(Geometry.flat(shape["points"]), pivot), true])
			continue
		for part in shape["parts"]:
			var points = _vectors(part.points, pivot)
			if part.radius == 0.0:
				found.append([shape, points, points.size() > 2])
			elif points.size() == 1 or points[0] == points[1]:
				found.append([shape, points[0], part.radius])
			else:
				found.append([shape, _vectors(Geometry.outlined(part).points, pivot), true])
	return found

static func _vectors(numbers, pivot):
	var points = PoolVector2Array()
	for i in range(0, numbers.size(), 2):
		points.append(Vector2(numbers[i] - pivot[0], numbers[i + 1] - pivot[1]))
	return points
