-- A fighter hits a dummy, and the hits are counted. Beside this file lie hitbox.lua, fighter.png and duel.json, see the
-- manual's page on runtimes. Keys: left and right walk, space strikes, H shows the hitboxes.

local hitbox = require("hitbox")
local speed, zoom = 120, 2
local file, world, fighter, dummy, image, quads
local hits, hasStruck, isShown, sinceHit = 0, false, true, 10

local function quadsOf(sprite)
    local list = {}
    for i, frame in ipairs(sprite.frames) do
        local x, y, width, height = unpack(frame.rect)
        list[i] = love.graphics.newQuad(x, y, width, height, image:getDimensions())
    end
    return list
end

function love.load()
    love.graphics.setDefaultFilter("nearest")
    file = hitbox.load("duel.json")
    image = love.graphics.newImage("fighter.png")
    quads = quadsOf(file.sprites.fighter)
    world = hitbox.world()
    fighter = world:add(file:instance("fighter", { x = 80, y = 150 }))
    dummy = world:add(file:instance("fighter", { x = 190, y = 150, scaleX = -1 }))
    fighter:play("idle")
    function world.entered(a)
        if a == fighter and not hasStruck then -- a blow counts once, whatever it meets
            hits, sinceHit, hasStruck = hits + 1, 0, true
        end
    end
end

function love.keypressed(key)
    if key == "space" then
        hasStruck = false
        fighter:play("attack")
        fighter.rest = 1 -- once
    elseif key == "h" then
        isShown = not isShown
    end
end

function love.update(seconds)
    local way = (love.keyboard.isDown("right") and 1 or 0) - (love.keyboard.isDown("left") and 1 or 0)
    fighter.x = fighter.x + way * speed * seconds
    if way ~= 0 then
        fighter.scaleX = way
    end
    sinceHit = sinceHit + seconds
    world:update(seconds)
    if not fighter.order then
        fighter:play("idle")
    end
    file:reloadIfChanged()
end

local function draw(instance)
    local frame = instance.frame
    local fromX, fromY = frame.pivot[1] - frame.offset[1], frame.pivot[2] - frame.offset[2]
    love.graphics.draw(image, quads[frame.number], instance.x, instance.y, math.rad(instance.rotation), instance.scaleX,
        instance.scaleY, fromX, fromY)
    if isShown then
        file:draw(instance)
    end
end

function love.draw()
    love.graphics.scale(zoom)
    love.graphics.clear(0.13, 0.15, 0.19)
    love.graphics.setColor(0.3, 0.33, 0.4)
    love.graphics.line(0, 150, 320, 150)
    love.graphics.setColor(1, sinceHit < 0.15 and 0.4 or 1, sinceHit < 0.15 and 0.4 or 1)
    draw(dummy)
    love.graphics.setColor(1, 1, 1)
    draw(fighter)
    love.graphics.print(("hits: %d"):format(hits), 8, 8)
    love.graphics.print("left, right: walk   space: strike   H: hitboxes", 8, 160)
end
