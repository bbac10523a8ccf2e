-- Asks the questions of geometry_questions again, through hitbox_geometry.lua, and compares every bit of the answers:
--
--     luajit answers.lua FOLDER_OF_THE_MODULE LIBRARY QUESTIONS

local ffi = require("ffi")
package.path = arg[1] .. "/?.lua;" .. package.path
local geometry = require("hitbox_geometry")(arg[2])

local kinds = { point = 0, segment = 1, chain = 2, circle = 3, box = 4, capsule = 5, polygon = 6, region = 7 }
local locations = { outside = 0, boundary = 1, inside = 2 }
local relations = { separate = 0, touching = 1, overlapping = 2, containing = 3, contained = 4, equal = 5 }
local meetingKinds = { crossing = 1, touching = 2, overlapping = 3 }
local operations = { [0] = "intersection", "union", "difference", "symmetric-difference" }
local names = {}
for name, kind in pairs(kinds) do
    names[kind] = name
end

local file = assert(io.open(arg[3], "rb"))
local bytes = file:read("*a")
local numbers = ffi.cast("const double *", bytes)
local at = 0

local function read()
    at = at + 1
    return numbers[at - 1]
end

local function readPoint()
    local x = read()
    return { x, read() }
end

local function readPoints(count)
    local points = {}
    for i = 1, count do
        points[i] = readPoint()
    end
    return points
end

local function readParts()
    local kind, radius, ringCount, pointCount = names[read()], read(), read(), read()
    local sizes = {}
    for i = 1, ringCount do
        sizes[i] = read()
    end
    return kind, readPoints(pointCount), radius, sizes
end

local function readShape()
    return geometry.shape(readParts())
end

local function readRing()
    local _, points = readParts()
    return points
end

local function append(list, ...)
    for i = 1, select("#", ...) do
        list[#list + 1] = (select(i, ...))
    end
    return list
end

local function appendPoints(list, points)
    for _, point in ipairs(points) do
        append(list, point[1], point[2])
    end
    return list
end

local function flatRings(rings)
    local count = 0
    for _, ring in ipairs(rings) do
        count = count + #ring
    end
    local list = { #rings, count }
    for _, ring in ipairs(rings) do
        append(list, #ring)
    end
    for _, ring in ipairs(rings) do
        appendPoints(list, ring)
    end
    return list
end

-- By number of question: the values, or nil for nothing.
local questions = {
    function()
        return { geometry.is_simple(readRing()) and 1 or 0 }
    end,
    function()
        local ring = readRing()
        local meetings = geometry.self_intersections(ring, read())
        local list = { meetings.is_complete and 1 or 0, #meetings }
        for _, meeting in ipairs(meetings) do
            append(list, meeting.edges[1], meeting.edges[2], meetingKinds[meeting.kind])
            appendPoints(list, { meeting.from, meeting.to })
        end
        return list
    end,
    function()
        local x, y = read(), read()
        return { locations[geometry.locate(x, y, readShape())] }
    end,
    function()
        local a = readShape()
        return { relations[geometry.relate(a, readShape())] }
    end,
    function()
        local operation, tolerance = operations[read()], read()
        local a = readShape()
        return flatRings(geometry.combine(a, readShape(), operation, tolerance))
    end,
    function()
        local a = readShape()
        return { geometry.smallest_push(a, readShape()) }
    end,
    function()
        local a = readShape()
        local closest = geometry.closest(a, readShape())
        return closest and append(appendPoints({}, { closest.on_a, closest.on_b }), closest.distance)
    end,
    function()
        local most = read()
        return flatRings(geometry.convex_pieces(readShape(), most))
    end,
    function()
        local corners = geometry.triangles(readShape())
        return { #corners, unpack(corners) }
    end,
    function()
        return flatRings(geometry.untangle(readRing()))
    end,
    function()
        local x, y = read(), read()
        local moving = readShape()
        local contact = geometry.first_contact(moving, x, y, readShape())
        return contact and appendPoints({ contact.moment }, { contact.at })
    end,
    function()
        local pivot, position, rotation, scale = readPoint(), readPoint(), read(), readPoint()
        local placement = { pivot = pivot, position = position, rotation = rotation, scale = scale }
        local kind, points, radius, sizes = geometry.parts(geometry.place(readShape(), placement))
        return appendPoints({ kinds[kind], radius, #sizes, #points, unpack(sizes) }, points)
    end,
    function()
        return { geometry.area(readShape()) }
    end,
    function()
        local box = geometry.bounds(readShape())
        return box and appendPoints({}, { box.min, box.max })
    end,
}

local function answerTo(question)
    local answered, values = pcall(questions[question])
    if not answered then
        return type(values) == "table" and { values.status } or error(values)
    end
    return values and { 0, unpack(values) } or { 5 }
end

-- Zero and negative zero are not the same.
local function isSame(a, b)
    return a == b and 1 / a == 1 / b
end

local count = read()
for i = 1, count do
    local question = read()
    for place, value in ipairs(answerTo(question)) do
        local expected = read()
        if not isSame(value, expected) then
            error(("question %d (%d): %.17g and not %.17g, at %d"):format(i - 1, question, value, expected, place))
        end
    end
end
assert(at * 8 == #bytes, "the file has more than the questions")
print(("%d questions agree to the bit"):format(count))
