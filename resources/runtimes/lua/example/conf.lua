function love.conf(t)
    t.identity = "hitbox-example"
    t.window.title = "Hitboxes of Hitbox Editor in LÖVE"
    t.window.width, t.window.height = 640, 360
end
