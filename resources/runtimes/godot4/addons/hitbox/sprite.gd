@tool
@icon("icon.svg")
class_name HitboxSprite
extends Node2D

# Shows a sprite of Hitbox Editor: its picture, its animations, and its hitboxes, which strike those of the other
# HitboxSprites. The frame's pivot is the node's origin; turn, scale, mirror and move it as any node.

const World = preload("world.gd")
const Overlay = preload("overlay.gd")

# Own shapes begin to strike another's, and end.
signal entered(other, own_shape, other_shape)
signal left(other, own_shape, other_shape)
# Another's shapes begin to strike own ones, and end.
signal struck(by, own_shape, by_shape)
signal released(by, own_shape, by_shape)
# An event of a frame that came up: its name, and its properties.
signal event(name, properties)
# The animation has been played as often as its tag says.
signal finished(tag)

# A HitboxFile: an imported .hitbox; or JSON: an export of the format json.
@export var file: Resource: set = set_file
# The sprite's name in it; "" for its first.
@export var sprite: String = "": set = set_sprite
# The tag that is played from the beginning; "" for the first frame, "*" for all frames.
@export var autoplay: String = ""
@export var show_picture: bool = true: set = set_show_picture
@export var show_hitboxes: bool = false: set = set_show_hitboxes
# What the editor exports is shown in the running game.
@export var live_link: bool = true

# The HitboxInstance; null where there is no file, or no such sprite.
var body = null

var _hitboxes = null
var _world = null
var _overlay = null
var _shown = null
var _textures = {}

func set_file(resource):
	if _hitboxes != null and _hitboxes.reloaded.is_connected(_on_reloaded):
		_hitboxes.reloaded.disconnect(_on_reloaded)
	file = resource
	_hitboxes = HitboxFile.of(resource)
	if _hitboxes != null:
		_hitboxes.reloaded.connect(_on_reloaded)
	_renew()

func set_sprite(name):
	sprite = name
	_renew()

func set_show_picture(is_shown):
	show_picture = is_shown
	queue_redraw()

func set_show_hitboxes(is_shown):
	show_hitboxes = is_shown
	if is_shown and _overlay == null:
		_overlay = Overlay.new()
		add_child(_overlay)
	if _overlay != null:
		_overlay.visible = is_shown
		_overlay.queue_redraw()

# The file, where it is one that can be asked.
func hitboxes():
	return _hitboxes

func _renew():
	if _world != null and body != null:
		_world.strikes.remove(body)
	body = null
	var found = hitboxes()
	if found != null and not found.sprites.is_empty():
		var wished = sprite if sprite != "" else found.sprites.keys()[0]
		if found.sprites.has(wished):
			body = found.instance(wished)
		elif not Engine.is_editor_hint(): # there it is told beside the node
			push_error("%s: there is no sprite “%s”" % [found.source, wished])
	if body != null:
		body.node = self
		body.event.connect(_on_event)
		body.finished.connect(_on_finished)
		follow_place()
		if _world != null:
			_world.strikes.add(body)
	_show_frame()
	update_configuration_warnings()

# What the engine's editor shows beside the node.
func _get_configuration_warnings():
	if hitboxes() == null:
		return ["It needs a file: an imported .hitbox, or an export of the format json."]
	if hitboxes().error != "":
		return [hitboxes().error]
	return ["The file has no sprite “%s”." % sprite] if body == null else []

func _on_event(name, properties):
	event.emit(name, properties)

func _on_finished(tag):
	finished.emit(tag)

func _on_reloaded():
	_textures.clear()
	if body != null and hitboxes().sprites.has(body.sprite["name"]):
		body.follow(hitboxes().sprites[body.sprite["name"]])
		_show_frame()

func _enter_tree():
	if Engine.is_editor_hint():
		return
	_world = World.of(get_viewport(), World)
	if body != null:
		_world.strikes.add(body)

func _exit_tree():
	if _world != null and is_instance_valid(_world) and body != null:
		_world.strikes.remove(body)
	_world = null

func _ready():
	follow_place()
	if autoplay != "" and not Engine.is_editor_hint():
		play("" if autoplay == "*" else autoplay)

# The animation of a tag, or of all frames.
func play(tag = ""):
	return body != null and body.play(tag) and _show_frame()

# Stops at a frame, by its number from 0 or its name.
func show_frame(which):
	return body != null and body.set_frame(which) and _show_frame()

func is_playing():
	return body != null and body.is_playing()

# The name of the frame that is shown.
func frame_name():
	return body.frame["name"] if body != null else ""

# The own shapes that hold a point of the world.
func shapes_at(point):
	if body == null:
		return []
	follow_place()
	return body.shapes_at(point.x, point.y)

# The pairs of shapes with a point in common, [own, other's]; or only those in which the own category hits the other's.
func overlaps(other, only_hits = false):
	if body == null or other.body == null:
		return []
	follow_place()
	other.follow_place()
	return body.overlaps(other.body, only_hits)

# Where the frame's point of this name is, as a transform in the world; null where there is none.
func frame_point(name):
	if body == null:
		return null
	follow_place()
	var found = body.point(name)
	return Transform2D(deg_to_rad(found["angle"]), Vector2(found["x"], found["y"])) if found != null else null

# What the world calls in each step: the animation, and then the place where the node is by now.
func advance(seconds):
	if body != null:
		body.update(seconds)
		if body != null and not is_same(_shown, body.frame):
			_show_frame()

func follow_place():
	if body != null:
		body.place_by(global_transform if is_inside_tree() else transform)

func _show_frame():
	_shown = body.frame if body != null else null
	queue_redraw()
	if _overlay != null:
		_overlay.queue_redraw()
	return true

func _texture():
	var path = hitboxes().image_of(body.sprite, body.frame)
	if not _textures.has(path):
		_textures[path] = load(path) if path != "" and ResourceLoader.exists(path) else null
	return _textures[path]

func _draw():
	if not show_picture or body == null:
		return
	var texture = _texture()
	if not texture is Texture2D:
		return
	var frame = body.frame
	var rect = frame["rect"]
	var at = Vector2(frame["offset"][0] - frame["pivot"][0], frame["offset"][1] - frame["pivot"][1])
	var size = Vector2(rect[2], rect[3])
	draw_texture_rect_region(texture, Rect2(at, size), Rect2(Vector2(rect[0], rect[1]), size))
