extends Node

# Plays and compares the HitboxSprites of a viewport, after everything else of the step has moved. Made by the first.

const Strikes = preload("strikes.gd")
const NAME = "hitbox_world"
const LAST = 1000 # after processes of a usual priority
const WATCH_PAUSE = 0.5 # seconds

var strikes = Strikes.new()

var _until_watch = WATCH_PAUSE

# The one of a viewport; made where there is none.
static func of(viewport, script):
	if viewport.has_meta(NAME) and is_instance_valid(viewport.get_meta(NAME)):
		return viewport.get_meta(NAME)
	var made = script.new()
	viewport.set_meta(NAME, made)
	viewport.call_deferred("add_child", made)
	return made

func _init():
	name = "HitboxWorld"
	process_priority = LAST
	strikes.connect("entered", self, "_tell", ["entered", "struck"])
	strikes.connect("left", self, "_tell", ["left", "released"])

func _tell(a, b, shape_a, shape_b, striker_hears, other_hears):
	if is_instance_valid(a.node) and is_instance_valid(b.node):
		a.node.emit_signal(striker_hears, b.node, shape_a, shape_b)
	if is_instance_valid(a.node) and is_instance_valid(b.node):
		b.node.emit_signal(other_hears, a.node, shape_b, shape_a)

func _physics_process(seconds):
	step(seconds)

# What a step does; a game that stops time may call it itself.
func step(seconds):
	for instance in strikes.instances():
		if is_instance_valid(instance.node):
			instance.node.advance(seconds)
	for instance in strikes.instances():
		if is_instance_valid(instance.node):
			instance.node.follow_place()
	strikes.update()

# Live link, in games that run from the engine's editor.
func _process(seconds):
	_until_watch -= seconds
	if _until_watch > 0.0 or not OS.has_feature("debug"):
		return
	_until_watch = WATCH_PAUSE
	var files = {}
	for instance in strikes.instances():
		if is_instance_valid(instance.node) and instance.node.live_link and instance.node.hitboxes() != null:
			files[instance.node.hitboxes()] = true
	for file in files:
		file.reload_if_changed()
