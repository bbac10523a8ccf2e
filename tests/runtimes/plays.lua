-- luajit plays.lua FOLDER_OF_THE_MODULE
-- Animations, strikes that begin and end, live link, and files that are none.

package.path = arg[1] .. "/?.lua;" .. package.path
local hitbox = require("hitbox")

local function expect(found, expected, what)
    if found ~= expected then
        error(("%s: %s and not %s"):format(what, tostring(found), tostring(expected)), 2)
    end
end

local function shape(id, track, category, x)
    return ('{"id": %d, "track": %d, "name": "", "category": "%s", "bits": 1, "mask": 1, "type": "box", "rect": [%d, 0, 10, 10]}')
        :format(id, track, category, x)
end

local function frame(name, shapes, more)
    return ('{"name": "%s", "rect": [0, 0, 40, 10], "size": [40, 10], "offset": [0, 0], "pivot": [0, 0], "duration": 100, %s"shapes": [%s]}')
        :format(name, more or "", shapes)
end

local function export(reach)
    return [[{"format": "hitbox-export", "version": 1, "project": "p", "categories": [
        {"name": "hit", "color": "#ff0000", "bits": 1, "mask": 2, "hits": ["hurt"]},
        {"name": "hurt", "color": "#00ff00", "bits": 2, "mask": 0, "hits": []}], "sprites": [
        {"name": "fighter", "image": "f.png", "tags": [
            {"name": "jab", "from": 1, "to": 3, "direction": "ping-pong", "repeat": 2},
            {"name": "back", "from": 1, "to": 3, "direction": "reverse"}], "frames": []]
        .. frame("stand", "") .. ","
        .. frame("jab 1", shape(1, 7, "hit", 0), '"points": [{"name": "fist", "at": [4, 2], "angle": 30}],') .. ","
        .. frame("jab 2", shape(2, 7, "hit", reach), '"events": [{"name": "whoosh", "properties": {"volume": 0.5}}],') .. ","
        .. frame("jab 3", shape(3, 7, "hit", reach)) .. ","
        .. frame("crouch", "") .. [[]},
        {"name": "dummy \u00e9\ud83d\ude80", "image": "d.png", "tags": [], "frames": []] .. frame("d", shape(9, 2, "hurt", 0)) .. "]}]}"
end

local file = hitbox.parse(export(20))
local fighter = file:instance("fighter")
local dummy = file:instance("dummy é🚀", { x = 25, y = 0 })

-- Frames of a tag, there and back, twice; the last one stays.
local heard = {}
function fighter:event(event)
    heard[#heard + 1] = event.name .. event.properties.volume
end
fighter:play("jab")
local shown = {}
for i = 1, 10 do
    shown[i] = fighter.frame.name:sub(-1)
    fighter:update(0.1)
end
expect(table.concat(shown), "1232123222", "the frames of a ping-pong that is played twice")
expect(table.concat(heard, " "), "whoosh0.5 whoosh0.5 whoosh0.5 whoosh0.5", "events of the frames that came up")
fighter:play("back")
shown = {}
for i = 1, 5 do
    shown[i] = fighter.frame.name:sub(-1)
    fighter:update(0.1)
end
expect(table.concat(shown), "32132", "the frames of a tag played backwards, for ever")
fighter:play()
fighter:update(0.45)
expect(fighter.frame.name, "crouch", "all frames, in one long step")

-- A long pause is over at once, and ends a tag that is played twice.
fighter:play("back")
fighter:update(1e6)
expect(fighter.order ~= nil, true, "for ever")
fighter:play("jab")
fighter:update(1e6)
expect(fighter.order, nil, "twice, in one step")
expect(fighter.frame.name, "jab 2", "its last frame")

-- A strike is entered once while the track holds on, though the frame and with it the shape changes.
local world = hitbox.world()
world:add(fighter)
world:add(dummy)
local told = {}
function world.entered(a, b, shapeA, shapeB)
    told[#told + 1] = "+" .. shapeA.id .. shapeB.id
end
function world.left(a, b, shapeA, shapeB)
    told[#told + 1] = "-" .. shapeA.id .. shapeB.id
end
fighter:play("jab")
for i = 1, 4 do
    world:update(0.1)
end
expect(table.concat(told, " "), "+29 -29", "a strike that lasts three frames")
dummy.x = 500
fighter:setFrame("jab 2")
world:update(0)
expect(#world:strikes(), 0, "far away")
dummy.x = 30
expect(#world:strikes(), 1, "what only touches counts")
dummy.x = 30.000001
expect(#world:strikes(), 0, "and a little further does not")
world:add(dummy)
expect(#world.instances, 2, "added once more")
world:remove(dummy)
expect(#world:strikes(), 0, "removed")
expect(world.numbers[dummy], nil, "forgotten")

-- Bullets that come and go: each is told of, and none is kept.
told = {}
dummy.x = 25
world:add(dummy)
local kept = setmetatable({}, { __mode = "k" })
for i = 1, 3 do
    local bullet = world:add(file:instance("fighter"))
    kept[bullet] = true
    bullet:setFrame("jab 2")
    world:remove(fighter)
    world:update(0)
    world:remove(bullet)
    world:update(0)
end
collectgarbage()
collectgarbage()
expect(next(kept), nil, "bullets that are gone")
expect(table.concat(told, " "), "+29 -29 +29 -29 +29 -29", "bullets that strike and are gone")
world:add(fighter)
world:remove(dummy)

-- Mirrored and turned.
fighter:setFrame("jab 1")
fighter.scaleX = -1
local x, y, angle = fighter:point("fist")
expect(("%.3f %.3f %.3f"):format(x, y, angle), "-4.000 2.000 150.000", "a frame point, mirrored")
fighter.scaleX, fighter.rotation = 1, 90
x, y, angle = fighter:point("fist")
expect(("%.3f %.3f %.3f"):format(x, y, angle), "-2.000 4.000 120.000", "a frame point, turned")
expect(fighter:point("none"), nil, "a point that is not there")

-- Drawn: as lines and circles in the world.
local drawn = {}
fighter:outlines(function(s) drawn[#drawn + 1] = s.category end, function(points, isClosed)
    drawn[#drawn + 1] = #points .. tostring(isClosed)
end, function() end)
expect(table.concat(drawn, " "), "hit 8true", "the overlay")

-- Live link: the file is read again when its time is another, and not while it is half written.
local path = os.tmpname()
local function write(text)
    local out = assert(io.open(path, "wb"))
    out:write(text)
    out:close()
end
local time = 1
hitbox.timeOf = function() return time end
write(export(20))
local live = hitbox.load(path)
local one = live:instance("fighter", { frame = "jab 2" })
one:play("jab")
one:update(0.1)
expect(live:reloadIfChanged(), false, "nothing new")
time = 2
write(export(22):sub(1, 300))
expect(live:reloadIfChanged(), false, "half written")
expect(one.frame.shapes[1].rect[1], 20, "as it was")
write(export(22))
expect(live:reloadIfChanged(), true, "whole again")
expect(one.frame.shapes[1].rect[1], 22, "what it says now")
one:update(0.1)
expect(one.frame.name, "jab 3", "the animation goes on")
os.remove(path)

-- What is no export is refused, in words.
local function refusal(text)
    local parsed, words = pcall(hitbox.parse, text)
    expect(parsed, false, text:sub(1, 40))
    return words
end
expect(refusal("{}"), "this is no export of the format json", "another object")
expect(refusal(export(1):gsub('"version": 1', '"version": 2')), "version 2 of the format is newer than this module", "a newer one")
expect(refusal('{\n"a": 1,\n}'), "line 3: expected “\"”", "a comma too many")
expect(refusal('{"format": "hitbox-export", "version": 1}'), "the export has no categories or no sprites", "an empty one")
expect(refusal('{"format": "hitbox-export", "version": 1, "categories": [], "sprites": [{}]}'),
    "sprite 1 of the export has no name or no frames", "a sprite of nothing")
for _, text in ipairs { "", "[", '{"a"', '"\\u12"', '"\\ud800"', "nul", "1e", "--1", "[1 2]", "{} {}", ("["):rep(100000), '"' } do
    refusal(text)
end
-- Whatever stands where something else is expected. A change that changes nothing is a fault of this test.
local function changed(what, with)
    local text, count = export(1):gsub(what, with, 1)
    expect(count, 1, what)
    return text
end
local anything = { "null", "{}", "[]", "true", "-1", '"x"', "1e999" }
local members = {
    { '("name": )"fighter"', 'x' }, { '("name": )"stand"', 'x' }, { '("pivot": )%[0, 0%]' }, { '("rect": )%[0, 0, 40, 10%]' },
    { '("size": )%[40, 10%]' }, { '("offset": )%[0, 0%]' }, { '("duration": )100' }, { '("id": )1', '-1' }, { '("type": )"box"' },
    { '("rect": )%[0, 0, 10, 10%]' }, { '("category": )"hit"', 'x' }, { '("from": )1' }, { '("to": )3' },
    { '("direction": )"reverse"' }, { '("repeat": )2', 'null' }, { '("at": )%[4, 2%]' }, { '("angle": )30', '-1' },
    { '("track": )7', 'null -1' }, { '("hits": )%["hurt"%]', '[] {}' },
}
for _, member in ipairs(members) do
    for _, value in ipairs(anything) do
        local isFine = (member[2] or ""):find(value:gsub('"', ""), 1, true)
        if not isFine then
            local said = refusal(changed(member[1], "%1" .. value))
            assert(not said:find("hitbox.lua", 1, true), said)
        end
    end
end
expect(refusal(changed('"to": 3', '"to": 5')), "the tag “jab” of sprite “fighter” has frames that are not there", "a tag too far")
expect(refusal(changed('"type": "box"', '"type": "blob"')),
    "shape 1 in frame 2 of sprite “fighter” has no outline of the type “blob”", "an unknown shape")
local loaded, words = pcall(hitbox.load, "/no/such/file.json")
expect(loaded, false, "a missing file")
assert(words:find("/no/such/file.json", 1, true), words)
for _, ask in ipairs { function() file:instance("nobody") end, function() fighter:setFrame("nowhere") end, function() fighter:play("nothing") end } do
    expect(pcall(ask), false, "a name that is not there")
end
print("all as it should be")
