-- luajit answers.lua FOLDER_OF_THE_MODULE FOLDER_OF_THE_QUESTIONS
-- Asks the runtime what the core has answered, and says how many agree.

package.path = arg[1] .. "/?.lua;" .. package.path
local hitbox = require("hitbox")
local file = hitbox.load(arg[2] .. "/project.json")
local sprite

local function placed(words, first)
    local instance = file:instance(sprite, { frame = words[first] + 1, x = words[first + 1], y = words[first + 2],
        rotation = words[first + 3], scaleX = words[first + 4], scaleY = words[first + 5] })
    return instance
end

local function sorted(ids)
    table.sort(ids)
    return table.concat(ids, " ")
end

local asks = {}

function asks.point(words)
    local ids = {}
    for i, shape in ipairs(placed(words, 1):shapesAt(words[7], words[8])) do
        ids[i] = tostring(shape.id)
    end
    return ids
end

function asks.pair(words)
    local ids = {}
    for i, pair in ipairs(hitbox.overlaps(placed(words, 1), placed(words, 7))) do
        ids[i] = pair[1].id .. "/" .. pair[2].id
    end
    return ids
end

local agreed, held = { point = 0, pair = 0 }, 0
for line in io.lines(arg[2] .. "/questions.txt") do
    local kind, rest = line:match("^(%w+) (.*)")
    if kind == "sprite" then
        sprite = rest
    else
        local question, answer = rest:match("^(.-): ?(.*)$")
        local words, expected = {}, {}
        for word in question:gmatch("%S+") do
            words[#words + 1] = tonumber(word)
        end
        for id in answer:gmatch("%S+") do
            expected[#expected + 1] = id
            held = held + 1
        end
        local given = sorted(asks[kind](words))
        if given ~= sorted(expected) then
            error(("%s: the runtime answers “%s”"):format(line, given))
        end
        agreed[kind] = agreed[kind] + 1
    end
end
assert(agreed.point > 0 and agreed.pair > 0 and held > agreed.point / 10)
print(("%d points and %d pairs agree, %d shapes met"):format(agreed.point, agreed.pair, held))
