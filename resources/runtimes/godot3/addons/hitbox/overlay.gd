tool
extends Node2D

# The hitboxes of the sprite that this is a child of, over all that is drawn.

const OVER_ALL = 4096 # the highest there is
const FILL = 0.2

func _init():
	z_index = OVER_ALL
	z_as_relative = false

func _draw():
	var sprite = get_parent()
	if sprite.body == null:
		return
	for outline in sprite.body.outlines():
		var color = sprite.hitboxes().color_of(outline[0]["category"])
		if typeof(outline[1]) == TYPE_VECTOR2:
			draw_circle(outline[1], outline[2], Color(color.r, color.g, color.b, FILL))
			draw_arc(outline[1], outline[2], 0, 2 * PI, 48, color)
			continue
		var points = outline[1]
		if outline[2]:
			if not Geometry.triangulate_polygon(points).empty(): # flat ones have no inside to fill
				draw_colored_polygon(points, Color(color.r, color.g, color.b, FILL))
			points.append(points[0])
		draw_polyline(points, color)
