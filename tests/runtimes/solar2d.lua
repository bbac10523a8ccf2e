-- luajit solar2d.lua FOLDER_OF_THE_MODULE FOLDER_OF_THE_QUESTIONS FOLDER_OF_THE_EXPORT
-- The adapter for Solar2D with stand-ins of its calls: the points of the questions, asked of objects in groups that are
-- moved, turned, scaled and mirrored; what objects hear; and the example, played.

local here = arg[0]:match("^(.*)/") or "."
package.path = arg[1] .. "/?.lua;" .. here .. "/?.lua;" .. package.path
local stubs = require("solar2d_stubs")
local hitboxes = require("hitbox_solar2d")

local function expect(found, expected, what)
    if found ~= expected then
        error(("%s: %s and not %s"):format(what, tostring(found), tostring(expected)), 2)
    end
end

local time = 0
local function frames(count)
    for _ = 1, count do
        time = time + 1000 / 60
        Runtime:dispatchEvent { name = "enterFrame", time = time }
    end
end

-- Groups within each other, and what stands in the innermost where (x, y, rotation, scaleX) is meant in the content.
local outer, turned, mirrored = display.newGroup(), display.newGroup(), display.newGroup()
outer.x, outer.y, outer.xScale, outer.yScale = 50, -20, 2, 2
turned.rotation = 90
mirrored.xScale = -1
outer:insert(turned)
turned:insert(mirrored)

local function placeWithin(object, x, y, rotation, scaleX, scaleY)
    x, y, scaleX, scaleY = (x - outer.x) / 2, (y - outer.y) / 2, scaleX / 2, scaleY / 2
    x, y, rotation = y, -x, rotation - 90
    object.x, object.y, object.rotation, object.xScale, object.yScale = -x, y, -rotation, -scaleX, scaleY
end

local function placeAtOnce(object, x, y, rotation, scaleX, scaleY)
    object.x, object.y, object.rotation, object.xScale, object.yScale = x, y, rotation, scaleX, scaleY
end

local function askPoints()
    stubs.folder = arg[2]
    local stage = hitboxes.newStage("project.json")
    local objects, asked, held = {}, 0, 0
    for line in io.lines(arg[2] .. "/questions.txt") do
        local name = line:match("^sprite (.*)")
        if name then
            objects = { stage:newSprite(name, { group = mirrored }), stage:newSprite(name) }
        end
        local question, answer = line:match("^point (.-): ?(.*)$")
        if question then
            local words = {}
            for word in question:gmatch("%S+") do
                words[#words + 1] = tonumber(word)
            end
            local number = asked % 2 + 1
            local place = number == 1 and placeWithin or placeAtOnce
            stage:setFrame(objects[number], words[1] + 1)
            place(objects[number], words[2], words[3], words[4], words[5], words[6])
            local ids = {}
            for i, shape in ipairs(stage:shapesAt(objects[number], words[7], words[8])) do
                ids[i] = tostring(shape.id)
            end
            table.sort(ids)
            local expected = {}
            for id in answer:gmatch("%S+") do
                expected[#expected + 1] = id
            end
            table.sort(expected)
            expect(table.concat(ids, " "), table.concat(expected, " "), line)
            asked, held = asked + 1, held + #ids
        end
    end
    stage:destroy()
    assert(asked > 0 and held > asked / 10)
    return asked
end

local function checkEvents()
    stubs.folder = arg[3]
    local stage = hitboxes.newStage("duel.json")
    local fighter, dummy = stage:newSprite("fighter"), stage:newSprite("fighter")
    local told = {}
    fighter:addEventListener("hitbox", function(event)
        told[#told + 1] = event.phase .. (event.other == dummy and "" or "?")
    end)
    dummy:addEventListener("hitbox", function(event)
        told[#told + 1] = event.phase .. (event.other == fighter and "" or "?")
    end)
    fighter.x, fighter.y, dummy.x, dummy.y, dummy.xScale = 150, 150, 190, 150, -1
    stage:play(fighter, "attack")
    stage:bodyOf(fighter).rest = 1
    frames(90)
    expect(told[1], "entered", "the one that strikes hears it")
    expect(told[2], "struck", "and the other")
    local counts = {}
    for _, phase in ipairs(told) do
        counts[phase] = (counts[phase] or 0) + 1
    end
    expect(counts.entered, counts.left, "what begins ends")
    expect(counts.struck, counts.released, "for the other, too")
    expect(fighter.frame, stage:bodyOf(fighter).frame.number, "the object shows the frame")
    expect(fighter.anchorX, stage:bodyOf(fighter).frame.pivot[1] / stage:bodyOf(fighter).frame.size[1], "about its pivot")

    stage.debug = true
    frames(1)
    local lines, circles = stubs.count("line"), stubs.count("circle")
    assert(lines > 0 and circles > 0)
    frames(3)
    expect(stubs.count("line"), lines, "the overlay is drawn anew, and not over and over")
    stage.debug = false
    frames(1)
    expect(stubs.count("line"), 0, "and goes")

    stage:play(fighter, "attack")
    stubs.remove(dummy)
    local before = #told
    frames(60)
    expect(#told, before, "of what is no more, nothing is told")
    expect(#stage.world.instances, 1, "and it is forgotten")
    expect(pcall(stage.bodyOf, stage, dummy), false, "nor can it be asked")

    local file = stage.file
    local seen = file.data
    stubs.times[arg[3] .. "/duel.json"] = 7
    frames(60)
    expect(file.data ~= seen, true, "the live link reads the file again")
    expect(stage:bodyOf(fighter).sprite, file.sprites.fighter, "and shows it")
    stage:destroy()
    frames(2)
    expect(pcall(hitboxes.newStage, "missing.json"), false, "a missing file")
end

-- Frames lie in the sprite's image and in their own; the first frame of the export is in one of its own.
local function checkImages()
    local path = os.tmpname()
    local function frame(name, x, image)
        return ('{"name": "%s", %s"rect": [%d, 0, 8, 8], "size": [8, 8], "offset": [0, 0], "pivot": [4, 8], "duration": 100, "shapes": []}')
            :format(name, image and '"image": "' .. image .. '", ' or "", x)
    end
    local written = io.open(path, "w")
    written:write('{"format": "hitbox-export", "version": 1, "categories": [], "sprites": [{"name": "walk", "image": "all", "tags": [], "frames": [',
        table.concat({ frame("a", 0, "art/a.png"), frame("b", 0), frame("c", 8), frame("d", 0, "d.png"), frame("e", 16) }, ", "), "]}]}")
    written:close()
    stubs.folder = path:match("^(.*)/")
    local stage = hitboxes.newStage(path:match("[^/]*$"))
    local object = stage:newSprite("walk")
    local function shownAt(name)
        stage:setFrame(object, name)
        return stubs.pictureOf(object)
    end
    for name, shown in pairs { a = "art/a.png 0,0", b = "all 0,0", c = "all 8,0", d = "d.png 0,0", e = "all 16,0" } do
        expect(shownAt(name), shown, "the picture of the frame " .. name)
    end
    object = stage:newSprite("walk", { image = "other.png", group = mirrored })
    expect(shownAt("c"), "other.png 8,0", "all frames in another image")
    stage:destroy()
    os.remove(path)
    stubs.folder = arg[3]
end

local function playExample()
    dofile(arg[1] .. "/example_solar2d/main.lua")
    local function press(key, phase)
        Runtime:dispatchEvent { name = "key", keyName = key, phase = phase }
    end
    local counter
    for object in pairs(stubs.drawn) do
        if object.kind == "text" and object.text == "hits: 0" then
            counter = object
        end
    end
    frames(10)
    press("space", "down")
    frames(60)
    expect(counter.text, "hits: 0", "a blow from afar")
    press("right", "down")
    frames(35)
    press("right", "up")
    press("space", "down")
    frames(60)
    expect(counter.text, "hits: 1", "a blow from near")
    frames(60)
    press("space", "down")
    frames(60)
    expect(counter.text, "hits: 2", "and another one")
end

local asked = askPoints()
checkEvents()
checkImages()
playExample()
print(("%d points agree for objects in groups, all as it should be"):format(asked))
