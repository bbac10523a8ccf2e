extends Node2D

# A fighter hits a dummy, and the hits are counted. Beside this file lie addons/hitbox, fighter.png and duel.json, see the
# manual's page on runtimes. Keys: left and right walk, space strikes, H shows the hitboxes.

const SPEED = 120.0 # pixels a second
const BLINK = 0.15 # seconds
const HURT = Color(1, 0.4, 0.4)

var hits = 0

var _has_struck = false
var _since_hit = BLINK

func _ready():
	$Fighter.connect("entered", self, "_on_entered")
	$Fighter.connect("finished", self, "_on_finished")

func _on_entered(_other, _own, _others):
	if _has_struck: # a blow counts once, whatever it meets
		return
	_has_struck = true
	hits += 1
	_since_hit = 0.0
	$Counter.text = "hits: %d" % hits

func _on_finished(_tag):
	$Fighter.play("idle")

func strike():
	_has_struck = false
	$Fighter.play("attack")
	$Fighter.body.repeats = 1

func _unhandled_key_input(event):
	if not event.pressed or event.echo:
		return
	if event.scancode == KEY_SPACE:
		strike()
	elif event.scancode == KEY_H:
		for sprite in [$Fighter, $Dummy]:
			sprite.show_hitboxes = not sprite.show_hitboxes

func _physics_process(seconds):
	var way = int(Input.is_action_pressed("ui_right")) - int(Input.is_action_pressed("ui_left"))
	$Fighter.position.x += way * SPEED * seconds
	if way != 0:
		$Fighter.scale.x = way
	_since_hit += seconds
	$Dummy.modulate = HURT if _since_hit < BLINK else Color.white
