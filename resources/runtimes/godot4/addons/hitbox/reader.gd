@tool
extends RefCounted

# Makes of the text of an export what games ask, or says in `error` what is wrong with it: a file may be broken, half
# written, of a newer editor, or no export at all. Nothing of it is believed before it was looked at.

const Geometry = preload("geometry.gd")

const KNOWN_VERSION = 1
const MOST_LEVELS = 64
const MOST_CHARACTERS = 64 * 1024 * 1024
const FARTHEST = 1e9 # pixels
const DIRECTIONS = ["forward", "reverse", "ping-pong", "ping-pong-reverse"]

var error = ""
var categories = []
var sprites = {}

var _strikes = {}

func refuse(words):
	if error == "":
		error = words
	return false

# False where it was refused.
func read(text):
	if text.length() > MOST_CHARACTERS:
		return refuse("the export has more than %d characters" % MOST_CHARACTERS)
	if is_too_deep(text):
		return refuse("the export has more than %d levels" % MOST_LEVELS)
	var json = JSON.new()
	if json.parse(text) != OK:
		return refuse("line %d: %s" % [json.get_error_line() + 1, json.get_error_message()])
	return read_data(json.data)

# What was parsed by others. It is changed: frames get numbers, shapes their parts.
func read_data(data):
	if typeof(data) != TYPE_DICTIONARY or not is_text(data.get("format")) or data["format"] != "hitbox-export":
		return refuse("this is no export of the format json")
	if not is_number(data.get("version")):
		return refuse("the export has no version")
	if data["version"] > KNOWN_VERSION:
		return refuse("version %d of the format is newer than this addon" % data["version"])
	if typeof(data.get("categories")) != TYPE_ARRAY or typeof(data.get("sprites")) != TYPE_ARRAY:
		return refuse("the export has no categories or no sprites")
	categories = data["categories"]
	for i in range(categories.size()):
		if not read_category(categories[i], i + 1):
			return false
	for i in range(data["sprites"].size()):
		if not read_sprite(data["sprites"][i], i + 1):
			return false
	return true

# The engine's parser goes down level by level without a limit of its own. Brackets within texts do not count.
static func is_too_deep(text):
	var parts = text.replace("\\\\", "").replace("\\\"", "").split("\"")
	var level = 0
	for i in range(0, parts.size(), 2):
		var closed = parts[i].replace("{", "[").replace("}", "]").split("]")
		for k in range(closed.size()):
			level += closed[k].split("[").size() - 1
			if level > MOST_LEVELS:
				return true
			if k < closed.size() - 1:
				level -= 1
	return false

static func is_text(value):
	return typeof(value) == TYPE_STRING

# Finite, and of a size that sums and products can be made of.
static func is_number(value):
	return (typeof(value) == TYPE_FLOAT or typeof(value) == TYPE_INT) and abs(value) <= FARTHEST

static func is_point(value):
	return typeof(value) == TYPE_ARRAY and value.size() == 2 and is_number(value[0]) and is_number(value[1])

static func is_rect(value):
	if typeof(value) != TYPE_ARRAY or value.size() != 4:
		return false
	for number in value:
		if not is_number(number):
			return false
	return true

static func are_points(value, least):
	if typeof(value) != TYPE_ARRAY or value.size() < least:
		return false
	for point in value:
		if not is_point(point):
			return false
	return true

static func are_pieces(value):
	if typeof(value) != TYPE_ARRAY or value.is_empty():
		return false
	for piece in value:
		if not are_points(piece, 3):
			return false
	return true

static func is_radius(value):
	return is_number(value) and value > 0

# Nothing, or a list of objects that have names.
static func are_named(value):
	if value == null:
		return true
	if typeof(value) != TYPE_ARRAY:
		return false
	for one in value:
		if typeof(one) != TYPE_DICTIONARY or not is_text(one.get("name")):
			return false
	return true

func read_category(category, number):
	if typeof(category) != TYPE_DICTIONARY or not is_text(category.get("name")):
		return refuse("category %d has no name" % number)
	if typeof(category.get("hits")) != TYPE_ARRAY:
		return refuse("category “%s” does not say what it hits" % category["name"])
	var struck = {}
	for name in category["hits"]:
		if not is_text(name):
			return refuse("category “%s” hits what is no name" % category["name"])
		struck[name] = true
	_strikes[category["name"]] = struck
	return true

func read_sprite(sprite, number):
	if (typeof(sprite) != TYPE_DICTIONARY or not is_text(sprite.get("name")) or typeof(sprite.get("frames")) != TYPE_ARRAY
			or sprite["frames"].is_empty()):
		return refuse("sprite %d of the export has no name or no frames" % number)
	if not is_text(sprite.get("image", "")):
		return refuse("sprite “%s”: its image is no name of a file" % sprite["name"])
	sprite["frames_by_name"] = {}
	for i in range(sprite["frames"].size()):
		if not read_frame(sprite, i):
			return false
	if not read_tags(sprite):
		return false
	sprites[sprite["name"]] = sprite
	return true

func read_frame(sprite, i):
	var frame = sprite["frames"][i]
	var place = "frame %d of sprite “%s”" % [i + 1, sprite["name"]]
	if typeof(frame) != TYPE_DICTIONARY or not is_text(frame.get("name")) or typeof(frame.get("shapes")) != TYPE_ARRAY:
		return refuse(place + " has no name or no shapes")
	if not is_point(frame.get("pivot")) or not is_rect(frame.get("rect")) or not is_point(frame.get("offset")):
		return refuse(place + " has no pivot, no rectangle or no offset")
	if not is_number(frame.get("duration")) or frame["duration"] < 0:
		return refuse(place + " has no duration")
	if not is_text(frame.get("image", "")) or not are_named(frame.get("events")) or not are_named(frame.get("points")):
		return refuse(place + " has an image, events or points that are none")
	for point in frame.get("points", []):
		if not is_point(point.get("at")) or not is_number(point.get("angle")):
			return refuse("%s: the point “%s” has no place or no angle" % [place, point["name"]])
	frame["number"] = i
	if not sprite["frames_by_name"].has(frame["name"]):
		sprite["frames_by_name"][frame["name"]] = frame
	for k in range(frame["shapes"].size()):
		if not read_shape(frame["shapes"][k], "shape %d in %s" % [k + 1, place]):
			return false
	return true

func read_shape(shape, place):
	if (typeof(shape) != TYPE_DICTIONARY or not is_number(shape.get("id")) or not is_text(shape.get("name"))
			or not is_text(shape.get("category")) or not is_text(shape.get("type"))):
		return refuse(place + " has no id, name, category or type")
	if shape.has("track") and not is_number(shape["track"]):
		return refuse(place + " has a track that is no number")
	if typeof(shape.get("properties", {})) != TYPE_DICTIONARY:
		return refuse(place + " has properties that are none")
	if not has_outline(shape):
		return refuse(place + " has no outline of the type “%s”" % shape["type"])
	shape["id"] = int(shape["id"])
	if shape.has("track"):
		shape["track"] = int(shape["track"])
	if not shape.has("properties"):
		shape["properties"] = {}
	shape["parts"] = Geometry.parts_of(shape)
	shape["strikes"] = _strikes.get(shape["category"], {})
	return true

static func has_outline(shape):
	match shape["type"]:
		"polygon":
			return are_points(shape.get("points"), 3) and are_pieces(shape.get("pieces"))
		"box":
			return is_rect(shape.get("rect"))
		"circle":
			return is_point(shape.get("center")) and is_radius(shape.get("radius"))
		"capsule":
			return is_point(shape.get("from")) and is_point(shape.get("to")) and is_radius(shape.get("radius"))
		"chain":
			return are_points(shape.get("points"), 2)
	return false

func read_tags(sprite):
	sprite["tags_by_name"] = {}
	if not are_named(sprite.get("tags")):
		return refuse("sprite “%s” has tags that are none" % sprite["name"])
	var last = sprite["frames"].size() - 1
	for tag in sprite.get("tags", []):
		var place = "the tag “%s” of sprite “%s”" % [tag["name"], sprite["name"]]
		if not is_number(tag.get("from")) or not is_number(tag.get("to")):
			return refuse(place + " has no frames")
		tag["from"] = int(tag["from"])
		tag["to"] = int(tag["to"])
		if tag["from"] < 0 or tag["from"] > tag["to"] or tag["to"] > last:
			return refuse(place + " has frames that are not there")
		if not is_text(tag.get("direction")) or DIRECTIONS.find(tag["direction"]) < 0:
			return refuse(place + " goes in no known direction")
		if tag.has("repeat") and (not is_number(tag["repeat"]) or tag["repeat"] < 1):
			return refuse(place + " is played less than once")
		sprite["tags_by_name"][tag["name"]] = tag
	return true
