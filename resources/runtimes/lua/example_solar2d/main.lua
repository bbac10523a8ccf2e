-- A fighter hits a dummy, and the hits are counted. Beside this file lie hitbox.lua, hitbox_solar2d.lua, fighter.png and
-- duel.json, see the manual's page on runtimes. Keys: left and right walk, space strikes, H shows the hitboxes.

local hitboxes = require("hitbox_solar2d")
local speed, blink = 120, 150 -- pixels a second, milliseconds
local hits, hasStruck, pressed, last = 0, false, {}, nil

display.setDefault("background", 0.13, 0.15, 0.19)
display.setDefault("magTextureFilter", "nearest")
local ground = display.newLine(0, 150, 320, 150)
ground:setStrokeColor(0.3, 0.33, 0.4)

local stage = hitboxes.newStage("duel.json")
local dummy = stage:newSprite("fighter", { image = "fighter.png" })
dummy.x, dummy.y, dummy.xScale = 190, 150, -1
local fighter = stage:newSprite("fighter", { image = "fighter.png" })
fighter.x, fighter.y = 80, 150
stage:play(fighter, "idle")
stage.debug = true

local counter = display.newText("hits: 0", 30, 12, native.systemFont, 12)
display.newText("left, right: walk   space: strike   H: hitboxes", 160, 168, native.systemFont, 9)

fighter:addEventListener("hitbox", function(event)
    if event.phase == "entered" and not hasStruck then -- a blow counts once, whatever it meets
        hits, hasStruck = hits + 1, true
        counter.text = "hits: " .. hits
        dummy:setFillColor(1, 0.4, 0.4)
        timer.performWithDelay(blink, function()
            dummy:setFillColor(1, 1, 1)
        end)
    end
end)

Runtime:addEventListener("key", function(event)
    pressed[event.keyName] = event.phase == "down"
    if event.phase == "down" and event.keyName == "space" then
        hasStruck = false
        stage:play(fighter, "attack")
        stage:bodyOf(fighter).rest = 1 -- once
    elseif event.phase == "down" and event.keyName == "h" then
        stage.debug = not stage.debug
    end
    return false
end)

Runtime:addEventListener("enterFrame", function(event)
    local seconds = (event.time - (last or event.time)) / 1000
    local way = (pressed.right and 1 or 0) - (pressed.left and 1 or 0)
    last = event.time
    fighter.x = fighter.x + way * speed * seconds
    if way ~= 0 then
        fighter.xScale = way
    end
    if not stage:bodyOf(fighter).order then
        stage:play(fighter, "idle")
    end
end)
