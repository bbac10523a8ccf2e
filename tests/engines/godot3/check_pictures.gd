extends SceneTree

# Plays the animation "punch" of res://scene.tscn once, a twentieth of a second after the other, and then "RESET". Prints
# "picture TIME FILE REGION OFFSET DISABLED" for what is shown; the last word is of the fist's shape.

func say(scene, time):
	var picture = scene.get_node("Picture")
	var fist = scene.get_node("hit/fist")
	print("picture ", time, " ", picture.texture.resource_path.get_file(), " ", picture.region_rect, " ", picture.offset,
			" ", fist.disabled)

func _init():
	var scene = load("res://scene.tscn").instance()
	root.add_child(scene)
	say(scene, "begin")
	var player = scene.get_node("AnimationPlayer")
	player.playback_process_mode = AnimationPlayer.ANIMATION_PROCESS_MANUAL
	player.play("punch")
	var time = 0.0
	while player.is_playing():
		player.advance(0.025 if time == 0.0 else 0.05)
		time += 0.025 if time == 0.0 else 0.05
		say(scene, stepify(time, 0.001))
	player.play("RESET")
	player.advance(0.01)
	say(scene, "reset")
	print("done")
	quit()
