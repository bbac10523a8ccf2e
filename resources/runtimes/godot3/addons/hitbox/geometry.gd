tool
extends Reference

# What the shapes of a frame hold and meet, in numbers of 64 bits: Vector2 has 32, and the editor's answers hang on less.
# A shape is a list of parts, each a convex outline of flat numbers x, y, ... with a radius around it: a polygon's pieces,
# a circle's middle, a capsule's line, a chain's edges. Shapes are closed: what only touches counts.

const CURVE_STEPS = 64

class Part:
	var points = []
	var radius = 0.0
	var min_x = INF
	var min_y = INF
	var max_x = -INF
	var max_y = -INF

	func _init(outline, around):
		points = outline
		radius = around

class PlacedShape:
	var shape
	var parts = []
	var min_x = INF
	var min_y = INF
	var max_x = -INF
	var max_y = -INF

	func _init(which):
		shape = which

static func flat(points):
	var numbers = []
	for point in points:
		numbers.append(point[0])
		numbers.append(point[1])
	return numbers

# Of a shape as the export has it.
static func parts_of(shape):
	var parts = []
	match shape["type"]:
		"polygon":
			for piece in shape["pieces"]:
				parts.append(Part.new(flat(piece), 0.0))
		"box":
			var left = shape["rect"][0]
			var top = shape["rect"][1]
			var right = left + shape["rect"][2]
			var bottom = top + shape["rect"][3]
			parts.append(Part.new([left, top, left, bottom, right, bottom, right, top], 0.0))
		"circle":
			parts.append(Part.new(flat([shape["center"]]), shape["radius"]))
		"capsule":
			parts.append(Part.new(flat([shape["from"], shape["to"]]), shape["radius"]))
		"chain":
			for i in range(shape["points"].size() - 1):
				parts.append(Part.new(flat([shape["points"][i], shape["points"][i + 1]]), 0.0))
	return parts

# Unlike factors make ellipses of circles: those become outlines.
static func outlined(part):
	var p = part.points
	var last = p.size() - 2
	var along = atan2(p[last + 1] - p[1], p[last] - p[0])
	var reach = part.radius / cos(PI / CURVE_STEPS / 2.0)
	var outline = []
	for i in range(CURVE_STEPS):
		var angle = along - PI / 2.0 + 2.0 * PI * (i + 0.5) / CURVE_STEPS
		var middle = last if i < CURVE_STEPS / 2.0 else 0
		outline.append(p[middle] + reach * cos(angle))
		outline.append(p[middle + 1] + reach * sin(angle))
	return Part.new(outline, 0.0)

# The shapes of a frame where x' = a x + c y + e and y' = b x + d y + f puts them: a, b, c, d, e, f.
static func placed(shapes, matrix):
	var a = matrix[0]
	var b = matrix[1]
	var c = matrix[2]
	var d = matrix[3]
	# Turned, mirrored and scaled alike in all directions, up to the rounding of Transform2D: circles stay circles.
	var slack = 1e-6 * (abs(a) + abs(b) + abs(c) + abs(d))
	var is_even = abs(a - d) + abs(b + c) <= slack or abs(a + d) + abs(b - c) <= slack
	var factor = sqrt(a * a + b * b)
	var result = []
	for shape in shapes:
		var there = PlacedShape.new(shape)
		for part in shape["parts"]:
			var from = part if is_even or part.radius == 0.0 else outlined(part)
			var moved = placed_part(from, matrix, factor)
			there.parts.append(moved)
			there.min_x = min(there.min_x, moved.min_x)
			there.min_y = min(there.min_y, moved.min_y)
			there.max_x = max(there.max_x, moved.max_x)
			there.max_y = max(there.max_y, moved.max_y)
		result.append(there)
	return result

static func placed_part(part, matrix, factor):
	var there = Part.new([], part.radius * factor)
	for i in range(0, part.points.size(), 2):
		var x = matrix[0] * part.points[i] + matrix[2] * part.points[i + 1] + matrix[4]
		var y = matrix[1] * part.points[i] + matrix[3] * part.points[i + 1] + matrix[5]
		there.points.append(x)
		there.points.append(y)
		there.min_x = min(there.min_x, x)
		there.min_y = min(there.min_y, y)
		there.max_x = max(there.max_x, x)
		there.max_y = max(there.max_y, y)
	there.min_x -= there.radius
	there.min_y -= there.radius
	there.max_x += there.radius
	there.max_y += there.radius
	return there

static func squared_distance(x, y, x1, y1, x2, y2):
	var dx = x2 - x1
	var dy = y2 - y1
	var length = dx * dx + dy * dy
	var t = 0.0
	if length > 0.0:
		t = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / length))
	var ox = x - x1 - t * dx
	var oy = y - y1 - t * dy
	return ox * ox + oy * oy

# Whether a convex outline holds a point, with its boundary; either way round.
static func holds(points, x, y):
	var count = points.size()
	if count < 6:
		return false
	var sign_so_far = 0.0
	var x1 = points[count - 2]
	var y1 = points[count - 1]
	for i in range(0, count, 2):
		var x2 = points[i]
		var y2 = points[i + 1]
		var turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
		if turn * sign_so_far < 0.0:
			return false
		if turn != 0.0:
			sign_so_far = turn
		x1 = x2
		y1 = y2
	return sign_so_far != 0.0

static func part_holds(part, x, y):
	if x < part.min_x or x > part.max_x or y < part.min_y or y > part.max_y:
		return false
	var p = part.points
	if holds(p, x, y):
		return true
	return is_near(p, x, y, part.radius * part.radius)

static func shape_holds(there, x, y):
	for part in there.parts:
		if part_holds(part, x, y):
			return true
	return false

# Twice the area; its sign says which way round the outline goes.
static func area_of(p):
	var sum = 0.0
	var k = p.size() - 2
	for i in range(0, p.size(), 2):
		sum += p[k] * p[i + 1] - p[i] * p[k + 1]
		k = i
	return sum

# Whether an edge of `p` has all of `q` on its outer side; convex outlines without such an edge have a common point.
static func is_parted(p, area, q):
	var way = 1.0 if area > 0.0 else -1.0
	var k = p.size() - 2
	for i in range(0, p.size(), 2):
		var dx = way * (p[i] - p[k])
		var dy = way * (p[i + 1] - p[k + 1])
		var is_outside = true
		for j in range(0, q.size(), 2):
			if dy * (q[j] - p[k]) - dx * (q[j + 1] - p[k + 1]) <= 0.0:
				is_outside = false
				break
		if is_outside:
			return true
		k = i
	return false

static func is_between(a, b, p):
	return min(a, b) <= p and p <= max(a, b)

static func segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
	var a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
	var b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
	var c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
	var d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
	if a * b < 0.0 and c * d < 0.0:
		return true
	return ((a == 0.0 and is_between(cx, dx, ax) and is_between(cy, dy, ay))
			or (b == 0.0 and is_between(cx, dx, bx) and is_between(cy, dy, by))
			or (c == 0.0 and is_between(ax, bx, cx) and is_between(ay, by, cy))
			or (d == 0.0 and is_between(ax, bx, dx) and is_between(ay, by, dy)))

# Whether a point is within a distance of the outline's edges; the limit is its square.
static func is_near(p, x, y, limit):
	var k = p.size() - 2
	for i in range(0, p.size(), 2):
		if squared_distance(x, y, p[k], p[k + 1], p[i], p[i + 1]) <= limit:
			return true
		k = i
	return false

static func edges_meet(p, q, limit):
	if q.size() == 2:
		return is_near(p, q[0], q[1], limit)
	if p.size() == 2:
		return is_near(q, p[0], p[1], limit)
	# A line has one edge, and not one for each of its ends.
	var first_p = 2 if p.size() == 4 else 0
	var first_q = 2 if q.size() == 4 else 0
	var k = 0 if p.size() == 4 else p.size() - 2
	for i in range(first_p, p.size(), 2):
		var m = 0 if q.size() == 4 else q.size() - 2
		for j in range(first_q, q.size(), 2):
			if (squared_distance(p[k], p[k + 1], q[m], q[m + 1], q[j], q[j + 1]) <= limit
					or squared_distance(q[m], q[m + 1], p[k], p[k + 1], p[i], p[i + 1]) <= limit
					or squared_distance(p[i], p[i + 1], q[m], q[m + 1], q[j], q[j + 1]) <= limit
					or squared_distance(q[j], q[j + 1], p[k], p[k + 1], p[i], p[i + 1]) <= limit
					or segments_meet(p[k], p[k + 1], p[i], p[i + 1], q[m], q[m + 1], q[j], q[j + 1])):
				return true
			m = j
		k = i
	return false

static func boxes_meet(a, b):
	return a.min_x <= b.max_x and b.min_x <= a.max_x and a.min_y <= b.max_y and b.min_y <= a.max_y

static func parts_meet(a, b):
	if not boxes_meet(a, b):
		return false
	var p = a.points
	var q = b.points
	var radius = a.radius + b.radius
	if radius == 0.0:
		var area_p = area_of(p)
		var area_q = area_of(q)
		if area_p != 0.0 and area_q != 0.0:
			return not is_parted(p, area_p, q) and not is_parted(q, area_q, p)
	return holds(p, q[0], q[1]) or holds(q, p[0], p[1]) or edges_meet(p, q, radius * radius)

static func shapes_meet(a, b):
	if not boxes_meet(a, b):
		return false
	for part_a in a.parts:
		for part_b in b.parts:
			if parts_meet(part_a, part_b):
				return true
	return false

# Cosine and sine of degrees, exact for quarter turns.
static func direction(degrees):
	var quarters = degrees / 90.0
	if quarters == floor(quarters):
		return [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]][int(fposmod(quarters, 4.0))]
	return [cos(deg2rad(degrees)), sin(deg2rad(degrees))]
