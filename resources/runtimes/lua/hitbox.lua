-- Hitboxes of Hitbox Editor in a running game: for LÖVE, Solar2D and any Lua from 5.1 on. One file to copy.
--
--     local hitbox = require("hitbox")
--     local file = hitbox.load("duel.json")                -- an export of the format "json"
--     local ship = file:instance("ship", { x = 100, y = 80 })
--     local world = hitbox.world()
--     world:add(ship)
--     function world.entered(a, b, shapeA, shapeB) ... end -- a's shape begins to strike b's
--
--     ship:play("fly")           -- the animation of that tag, or of all frames
--     ship.x, ship.scaleX = 120, -1                        -- moved, and mirrored about the pivot
--     world:update(dt)           -- goes on with the animations and calls entered() and left()
--
-- For Solar2D there is hitbox_solar2d.lua, which ties it to display objects.
--
-- An instance's place is where its frame's pivot is, in pixels, y down; `rotation` is in degrees, clockwise on screen. Shapes
-- are closed: what only touches counts. A shape is held to be the same thing from frame to frame where its track is, so
-- that nothing is left and entered again when the frame changes.

local hitbox = {}
local unpack = unpack or table.unpack

local mostLevels = 64
local escapes = { b = "\b", f = "\f", n = "\n", r = "\r", t = "\t", ['"'] = '"', ["\\"] = "\\", ["/"] = "/" }

local function utf8Of(code)
    if code < 0x80 then
        return string.char(code)
    elseif code < 0x800 then
        return string.char(0xc0 + math.floor(code / 0x40), 0x80 + code % 0x40)
    elseif code < 0x10000 then
        return string.char(0xe0 + math.floor(code / 0x1000), 0x80 + math.floor(code / 0x40) % 0x40, 0x80 + code % 0x40)
    end
    return string.char(0xf0 + math.floor(code / 0x40000), 0x80 + math.floor(code / 0x1000) % 0x40,
        0x80 + math.floor(code / 0x40) % 0x40, 0x80 + code % 0x40)
end

-- The value of a text; an error with the line where it is none.
function hitbox.decode(text)
    local at = 1
    local value

    local function fail(expected)
        local _, line = text:sub(1, at):gsub("\n", "\n")
        error("line " .. line + 1 .. ": expected " .. expected, 0)
    end

    local function skipSpace()
        at = text:find("[^ \t\r\n]", at) or #text + 1
    end

    local function accept(character)
        skipSpace()
        if text:sub(at, at) ~= character then
            return false
        end
        at = at + 1
        return true
    end

    local function expect(character)
        if not accept(character) then
            fail("“" .. character .. "”")
        end
    end

    local function escaped()
        local letter = text:sub(at, at)
        at = at + 1
        if letter ~= "u" then
            return escapes[letter] or fail("an escape")
        end
        local digits = text:match("^%x%x%x%x", at) or fail("four hexadecimal digits")
        at = at + 4
        local code = tonumber(digits, 16)
        if code >= 0xd800 and code < 0xdc00 then
            local low = tonumber(text:match("^\\u(%x%x%x%x)", at) or fail("the second half of a pair"), 16)
            at = at + 6
            code = 0x10000 + (code - 0xd800) * 0x400 + (low - 0xdc00)
        end
        return utf8Of(code)
    end

    local function str()
        local parts = {}
        while true do
            local stop = text:find('["\\]', at) or fail("the end of a text")
            parts[#parts + 1] = text:sub(at, stop - 1)
            at = stop + 1
            if text:sub(stop, stop) == '"' then
                return table.concat(parts)
            end
            parts[#parts + 1] = escaped()
        end
    end

    local function array(level)
        local list = {}
        if accept("]") then
            return list
        end
        repeat
            list[#list + 1] = value(level)
        until not accept(",")
        expect("]")
        return list
    end

    local function object(level)
        local map = {}
        if accept("}") then
            return map
        end
        repeat
            expect('"')
            local key = str()
            expect(":")
            map[key] = value(level)
        until not accept(",")
        expect("}")
        return map
    end

    function value(level)
        if level > mostLevels then
            fail("fewer levels")
        end
        skipSpace()
        local first = text:sub(at, at)
        if first == "{" then
            at = at + 1
            return object(level + 1)
        elseif first == "[" then
            at = at + 1
            return array(level + 1)
        elseif first == '"' then
            at = at + 1
            return str()
        end
        local word = text:match("^[%w+.-]+", at) or fail("a value")
        at = at + #word
        if word == "true" or word == "false" then
            return word == "true"
        elseif word == "null" then
            return nil
        end
        return word:match("^-?%d+%.?%d*[eE]?[+-]?%d*$") and tonumber(word) or fail("a number")
    end

    local result = value(0)
    skipSpace()
    if at <= #text then
        fail("the end of the file")
    end
    return result
end

-- For overlaps a shape is a list of parts, each a convex outline with a radius around it: a polygon's pieces, a circle's
-- middle, a capsule's line, a chain's edges.

local function cornersOf(x, y, width, height)
    return { { x, y }, { x, y + height }, { x + width, y + height }, { x + width, y } }
end

local function partsOf(shape)
    if shape.type == "polygon" then
        local parts = {}
        for i, piece in ipairs(shape.pieces) do
            parts[i] = { points = piece, radius = 0 }
        end
        return parts
    elseif shape.type == "box" then
        return { { points = cornersOf(unpack(shape.rect)), radius = 0 } }
    elseif shape.type == "circle" then
        return { { points = { shape.center }, radius = shape.radius } }
    elseif shape.type == "capsule" then
        return { { points = { shape.from, shape.to }, radius = shape.radius } }
    end
    local parts = {}
    for i = 1, math.max(#shape.points - 1, 1) do
        parts[i] = { points = { shape.points[i], shape.points[i + 1] or shape.points[i] }, radius = 0 }
    end
    return parts
end

local function squaredDistanceToSegment(x, y, x1, y1, x2, y2)
    local dx, dy = x2 - x1, y2 - y1
    local length = dx * dx + dy * dy
    local t = length > 0 and math.max(0, math.min(1, ((x - x1) * dx + (y - y1) * dy) / length)) or 0
    local ox, oy = x - x1 - t * dx, y - y1 - t * dy
    return ox * ox + oy * oy
end

-- Whether a convex outline holds a point, with its boundary. Flat numbers x, y, ...; either way round.
local function holds(points, x, y)
    local count = #points
    if count < 6 then
        return false
    end
    local sign = 0
    local x1, y1 = points[count - 1], points[count]
    for i = 1, count, 2 do
        local x2, y2 = points[i], points[i + 1]
        local turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if turn * sign < 0 then
            return false
        end
        if turn ~= 0 then
            sign = turn
        end
        x1, y1 = x2, y2
    end
    return sign ~= 0
end

-- Calls back with each edge; a single point is an edge to itself. Stops where true comes back.
local function anyEdge(points, ask)
    local count = #points
    if count <= 4 then
        return ask(points[1], points[2], points[count - 1], points[count])
    end
    local x1, y1 = points[count - 1], points[count]
    for i = 1, count, 2 do
        local x2, y2 = points[i], points[i + 1]
        if ask(x1, y1, x2, y2) then
            return true
        end
        x1, y1 = x2, y2
    end
    return false
end

local function isBetween(a, b, p)
    return math.min(a, b) <= p and p <= math.max(a, b)
end

local function segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)
    local function turn(x1, y1, x2, y2, x3, y3)
        return (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1)
    end
    local a, b = turn(cx, cy, dx, dy, ax, ay), turn(cx, cy, dx, dy, bx, by)
    local c, d = turn(ax, ay, bx, by, cx, cy), turn(ax, ay, bx, by, dx, dy)
    if a * b < 0 and c * d < 0 then
        return true
    end
    return a == 0 and isBetween(cx, dx, ax) and isBetween(cy, dy, ay)
        or b == 0 and isBetween(cx, dx, bx) and isBetween(cy, dy, by)
        or c == 0 and isBetween(ax, bx, cx) and isBetween(ay, by, cy)
        or d == 0 and isBetween(ax, bx, dx) and isBetween(ay, by, dy)
end

local function partsMeet(a, b)
    local radius = a.radius + b.radius
    if a.maxX + radius < b.minX or b.maxX + radius < a.minX or a.maxY + radius < b.minY or b.maxY + radius < a.minY then
        return false
    end
    local p, q = a.points, b.points
    if holds(p, q[1], q[2]) or holds(q, p[1], p[2]) then
        return true
    end
    local limit = radius * radius
    return anyEdge(p, function(ax, ay, bx, by)
        return anyEdge(q, function(cx, cy, dx, dy)
            return squaredDistanceToSegment(ax, ay, cx, cy, dx, dy) <= limit
                or squaredDistanceToSegment(bx, by, cx, cy, dx, dy) <= limit
                or squaredDistanceToSegment(cx, cy, ax, ay, bx, by) <= limit
                or squaredDistanceToSegment(dx, dy, ax, ay, bx, by) <= limit
                or segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)
        end)
    end)
end

local function partHolds(part, x, y)
    if holds(part.points, x, y) then
        return true
    end
    local limit = part.radius * part.radius
    return anyEdge(part.points, function(x1, y1, x2, y2)
        return squaredDistanceToSegment(x, y, x1, y1, x2, y2) <= limit
    end)
end

local Instance = {}
Instance.__index = Instance

-- Newer versions of Lua have one name less.
local atan2 = math.atan2 or math.atan

-- Cosine and sine of degrees, exact for quarter turns.
local function direction(degrees)
    local quarters = degrees / 90
    if quarters == math.floor(quarters) then
        local exact = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } }
        local pair = exact[quarters % 4 + 1]
        return pair[1], pair[2]
    end
    local radians = math.rad(degrees)
    return math.cos(radians), math.sin(radians)
end

-- What `within` of an instance is: x' = a x + c y + e and y' = b x + d y + f, as { a, b, c, d, e, f }, from where the
-- instance is placed to the world; nothing for the world itself.
local function throughMatrix(matrix, x, y)
    if not matrix then
        return x, y
    end
    return matrix[1] * x + matrix[3] * y + matrix[5], matrix[2] * x + matrix[4] * y + matrix[6]
end

-- By how much the matrix scales in all directions; nothing where not alike in all, up to rounding.
local function evenScaleOf(matrix)
    if not matrix then
        return 1
    end
    local a, b, c, d = matrix[1], matrix[2], matrix[3], matrix[4]
    local slack = 1e-9 * (math.abs(a) + math.abs(b) + math.abs(c) + math.abs(d))
    if math.abs(a - d) + math.abs(b + c) <= slack or math.abs(a + d) + math.abs(b - c) <= slack then
        return math.sqrt(a * a + b * b)
    end
end

-- A point of the frame in the world.
function Instance:place(x, y)
    local pivot = self.frame.pivot
    local cosine, sine = direction(self.rotation)
    local fromX, fromY = (x - pivot[1]) * self.scaleX, (y - pivot[2]) * self.scaleY
    return throughMatrix(self.within, self.x + fromX * cosine - fromY * sine, self.y + fromX * sine + fromY * cosine)
end

local curveSteps = 64

-- Unlike factors make ellipses of circles: those become outlines.
local function evened(part, even)
    if part.radius == 0 or even then
        return part
    end
    local points = {}
    local from, to = part.points[1], part.points[#part.points]
    local along = atan2(to[2] - from[2], to[1] - from[1])
    local radius = part.radius / math.cos(math.pi / curveSteps / 2)
    for i = 0, curveSteps - 1 do
        local angle = along - math.pi / 2 + 2 * math.pi * (i + 0.5) / curveSteps
        local middle = i < curveSteps / 2 and to or from
        points[i + 1] = { middle[1] + radius * math.cos(angle), middle[2] + radius * math.sin(angle) }
    end
    return { points = points, radius = 0 }
end

local function placedPart(instance, part)
    local scale = math.abs(instance.scaleX) == math.abs(instance.scaleY) and evenScaleOf(instance.within)
    part = evened(part, scale)
    local placed = { points = {}, radius = part.radius * math.abs(instance.scaleX) * (scale or 1) }
    placed.minX, placed.minY, placed.maxX, placed.maxY = math.huge, math.huge, -math.huge, -math.huge
    for i, point in ipairs(part.points) do
        local x, y = instance:place(point[1], point[2])
        placed.points[2 * i - 1], placed.points[2 * i] = x, y
        placed.minX, placed.maxX = math.min(placed.minX, x), math.max(placed.maxX, x)
        placed.minY, placed.maxY = math.min(placed.minY, y), math.max(placed.maxY, y)
    end
    return placed
end

-- The frame's shapes with their parts in the world; worked out again only when something has moved.
function Instance:placedShapes()
    local last = self.placed
    if last and last.frame == self.frame and last.x == self.x and last.y == self.y and last.rotation == self.rotation
        and last.scaleX == self.scaleX and last.scaleY == self.scaleY and last.within == self.within then
        return last.shapes
    end
    local shapes = {}
    for i, shape in ipairs(self.frame.shapes) do
        local parts = {}
        for j, part in ipairs(shape.parts) do
            parts[j] = placedPart(self, part)
        end
        shapes[i] = { shape = shape, parts = parts }
    end
    self.placed = { frame = self.frame, x = self.x, y = self.y, rotation = self.rotation, scaleX = self.scaleX,
        scaleY = self.scaleY, within = self.within, shapes = shapes }
    return shapes
end

-- The shapes that hold a point of the world, with their boundary.
function Instance:shapesAt(x, y)
    local found = {}
    for _, placed in ipairs(self:placedShapes()) do
        for _, part in ipairs(placed.parts) do
            if partHolds(part, x, y) then
                found[#found + 1] = placed.shape
                break
            end
        end
    end
    return found
end

-- A number, or a name.
function Instance:setFrame(frame)
    local found = type(frame) == "string" and self.sprite.framesByName[frame] or self.sprite.frames[frame]
    self.frame = found or error("sprite “" .. self.sprite.name .. "” has no frame " .. tostring(frame), 2)
    self.order, self.shown = nil, nil
end

local function playOrder(sprite, tag)
    local first, last, way = 1, #sprite.frames, "forward"
    if tag then
        first, last, way = tag.from + 1, tag.to + 1, tag.direction
    end
    local order = {}
    for i = first, last do
        order[#order + 1] = i
    end
    if way == "reverse" or way == "ping-pong-reverse" then
        for i = 1, math.floor(#order / 2) do
            order[i], order[#order + 1 - i] = order[#order + 1 - i], order[i]
        end
    end
    if way == "ping-pong" or way == "ping-pong-reverse" then
        for i = #order - 1, 2, -1 do
            order[#order + 1] = order[i]
        end
    end
    return order
end

-- The animation of a tag by its name, or of all frames.
function Instance:play(name)
    local tag = name and (self.sprite.tagsByName[name]
        or error("sprite “" .. self.sprite.name .. "” has no tag “" .. name .. "”", 2))
    self.tag, self.order, self.shown, self.since, self.rounds = name, playOrder(self.sprite, tag), 1, 0, 0
    self.rest = tag and tag["repeat"] or nil
    self.frame = self.sprite.frames[self.order[1]]
end

-- Rounds that lie wholly within a long pause are passed over, and their events with them.
function Instance:skipRounds()
    local round = 0
    for _, number in ipairs(self.order) do
        round = round + self.sprite.frames[number].duration
    end
    local whole = round > 0 and math.floor(self.since / round) - 1 or 0
    if self.rest and whole > self.rest - self.rounds - 1 then
        whole = self.rest - self.rounds - 1
        self.since, self.rounds = self.since - whole * round, self.rounds + whole
    elseif whole > 0 then
        self.since, self.rounds = math.fmod(self.since, round) + round, self.rounds + whole
    end
end

-- Goes on with the animation by so many seconds. The events of frames that come up are called: event(instance, event).
function Instance:update(seconds)
    if not self.order then
        return
    end
    self.since = self.since + seconds * 1000
    self:skipRounds()
    while self.order and self.frame.duration > 0 and self.since >= self.frame.duration do
        self.since = self.since - self.frame.duration
        if self.shown == #self.order then
            self.rounds = self.rounds + 1
            if self.rest and self.rounds >= self.rest then
                self.order = nil
                return
            end
        end
        self.shown = self.shown % #self.order + 1
        self.frame = self.sprite.frames[self.order[self.shown]]
        for _, event in ipairs(self.frame.events or {}) do
            if self.event then
                self.event(self, event)
            end
        end
    end
end

-- Where the frame's point of this name is, and its angle; nothing where there is none.
function Instance:point(name)
    for _, point in ipairs(self.frame.points or {}) do
        if point.name == name then
            local x, y = self:place(point.at[1], point.at[2])
            local cosine, sine = direction(point.angle)
            local angle = self.rotation + math.deg(atan2(sine * self.scaleY, cosine * self.scaleX))
            if self.within then
                cosine, sine = direction(angle)
                local fromX, fromY = throughMatrix(self.within, 0, 0)
                local toX, toY = throughMatrix(self.within, cosine, sine)
                angle = math.deg(atan2(toY - fromY, toX - fromX))
            end
            return x, y, angle
        end
    end
end

local function shapesMeet(a, b)
    for _, partA in ipairs(a.parts) do
        for _, partB in ipairs(b.parts) do
            if partsMeet(partA, partB) then
                return true
            end
        end
    end
    return false
end

-- The pairs of shapes with a point in common, a's first: all of them, or only those in which a's category hits b's.
function hitbox.overlaps(a, b, onlyHits)
    local pairs = {}
    for _, shapeA in ipairs(a:placedShapes()) do
        for _, shapeB in ipairs(b:placedShapes()) do
            if (not onlyHits or shapeA.shape.strikes[shapeB.shape.category]) and shapesMeet(shapeA, shapeB) then
                pairs[#pairs + 1] = { shapeA.shape, shapeB.shape }
            end
        end
    end
    return pairs
end

local World = {}
World.__index = World

function hitbox.world()
    return setmetatable({ instances = {}, numbers = {}, count = 0, held = { list = {}, byKey = {} } }, World)
end

function World:add(instance)
    if self.numbers[instance] then
        return instance
    end
    self.count = self.count + 1
    self.numbers[instance] = self.count
    self.instances[#self.instances + 1] = instance
    return instance
end

function World:remove(instance)
    for i, other in ipairs(self.instances) do
        if other == instance then
            table.remove(self.instances, i)
            break
        end
    end
    self.numbers[instance] = nil
end

-- One thing at different times: its track, or where it has none the shape itself.
local function identity(shape)
    return shape.track and "t" .. shape.track or "s" .. shape.id
end

function World:strikes()
    local found = {}
    for _, a in ipairs(self.instances) do
        for _, b in ipairs(self.instances) do
            if a ~= b then
                for _, pair in ipairs(hitbox.overlaps(a, b, true)) do
                    found[#found + 1] = { a = a, b = b, shapeA = pair[1], shapeB = pair[2] }
                end
            end
        end
    end
    return found
end

-- The same text for the same strike, from frame to frame.
function World:keyOf(strike)
    local a, b = self.numbers[strike.a], self.numbers[strike.b]
    return a .. ":" .. identity(strike.shapeA) .. ":" .. b .. ":" .. identity(strike.shapeB)
end

-- Goes on by so many seconds, and calls entered(a, b, shapeA, shapeB) for strikes that begin, left() for those that end.
function World:update(seconds)
    for _, instance in ipairs(self.instances) do
        instance:update(seconds or 0)
    end
    local before, now = self.held, { list = self:strikes(), byKey = {} }
    for _, strike in ipairs(now.list) do
        strike.key = self:keyOf(strike)
        now.byKey[strike.key] = strike
    end
    self.held = now
    local function tell(list, others, call)
        for _, strike in ipairs(list) do
            if call and not others[strike.key] then
                call(strike.a, strike.b, strike.shapeA, strike.shapeB)
            end
        end
    end
    tell(now.list, before.byKey, self.entered)
    tell(before.list, now.byKey, self.left)
end

local File = {}
File.__index = File

local farthest = 1e9 -- pixels

-- Finite, and of a size that sums and products can be made of.
local function isNumber(value)
    return type(value) == "number" and value >= -farthest and value <= farthest
end

local function areNumbers(value, count)
    if type(value) ~= "table" or #value ~= count then
        return false
    end
    for _, number in ipairs(value) do
        if not isNumber(number) then
            return false
        end
    end
    return true
end

local function arePoints(value, least)
    if type(value) ~= "table" or #value < least then
        return false
    end
    for _, point in ipairs(value) do
        if not areNumbers(point, 2) then
            return false
        end
    end
    return true
end

local function arePieces(value)
    if type(value) ~= "table" or #value == 0 then
        return false
    end
    for _, piece in ipairs(value) do
        if not arePoints(piece, 3) then
            return false
        end
    end
    return true
end

local function isRadius(value)
    return isNumber(value) and value > 0
end

-- Nothing, or a list of objects that have names.
local function areNamed(value)
    if value ~= nil and type(value) ~= "table" then
        return false
    end
    for _, one in ipairs(value or {}) do
        if type(one) ~= "table" or type(one.name) ~= "string" then
            return false
        end
    end
    return true
end

local hasOutline = {
    polygon = function(shape) return arePoints(shape.points, 3) and arePieces(shape.pieces) end,
    box = function(shape) return areNumbers(shape.rect, 4) end,
    circle = function(shape) return areNumbers(shape.center, 2) and isRadius(shape.radius) end,
    capsule = function(shape)
        return areNumbers(shape.from, 2) and areNumbers(shape.to, 2) and isRadius(shape.radius)
    end,
    chain = function(shape) return arePoints(shape.points, 2) end,
}

local function expectThat(isSo, words, ...)
    if not isSo then
        error(words:format(...), 0)
    end
end

local function checkShape(shape, number, place)
    expectThat(type(shape) == "table" and isNumber(shape.id) and type(shape.name) == "string"
        and type(shape.category) == "string", "shape %d in %s has no id, name or category", number, place)
    expectThat(shape.track == nil or isNumber(shape.track), "shape %d in %s has a track that is no number", number, place)
    expectThat(shape.properties == nil or type(shape.properties) == "table", "shape %d in %s has properties that are none",
        number, place)
    local isWhole = hasOutline[shape.type]
    expectThat(isWhole and isWhole(shape), "shape %d in %s has no outline of the type “%s”", number, place,
        tostring(shape.type))
end

local function checkFrame(frame, number, sprite)
    local place = ("frame %d of sprite “%s”"):format(number, sprite.name)
    expectThat(type(frame) == "table" and type(frame.name) == "string" and type(frame.shapes) == "table",
        "%s has no name or no shapes", place)
    expectThat(areNumbers(frame.pivot, 2) and areNumbers(frame.rect, 4) and areNumbers(frame.size, 2)
        and areNumbers(frame.offset, 2), "%s has no pivot, rectangle, size or offset", place)
    expectThat(isNumber(frame.duration) and frame.duration >= 0, "%s has no duration", place)
    expectThat(areNamed(frame.points) and areNamed(frame.events), "%s has points or events that are none", place)
    for _, point in ipairs(frame.points or {}) do
        expectThat(areNumbers(point.at, 2) and isNumber(point.angle), "%s: the point “%s” has no place or no angle", place,
            point.name)
    end
    for i, shape in ipairs(frame.shapes) do
        checkShape(shape, i, place)
    end
end

local directions = { forward = true, reverse = true, ["ping-pong"] = true, ["ping-pong-reverse"] = true }

local function checkTags(sprite)
    expectThat(areNamed(sprite.tags), "sprite “%s” has tags that are none", sprite.name)
    for _, tag in ipairs(sprite.tags or {}) do
        local place = ("the tag “%s” of sprite “%s”"):format(tag.name, sprite.name)
        expectThat(isNumber(tag.from) and isNumber(tag.to) and tag.from % 1 == 0 and tag.to % 1 == 0, "%s has no frames", place)
        expectThat(tag.from >= 0 and tag.from <= tag.to and tag.to < #sprite.frames, "%s has frames that are not there", place)
        expectThat(directions[tag.direction], "%s goes in no known direction", place)
        expectThat(tag["repeat"] == nil or isNumber(tag["repeat"]) and tag["repeat"] >= 1, "%s is played less than once", place)
    end
end

-- By category, the categories that it strikes.
local function strikesOf(categories)
    local strikes = {}
    for number, category in ipairs(categories) do
        expectThat(type(category) == "table" and type(category.name) == "string", "category %d has no name", number)
        expectThat(type(category.hits) == "table", "category “%s” does not say what it hits", category.name)
        local struck = {}
        for _, name in ipairs(category.hits) do
            struck[name] = true
        end
        strikes[category.name] = struck
    end
    return strikes
end

local function prepareSprite(sprite, strikes)
    sprite.framesByName, sprite.tagsByName = {}, {}
    for i = #sprite.frames, 1, -1 do
        local frame = sprite.frames[i]
        frame.number = i
        sprite.framesByName[frame.name] = frame
        for _, shape in ipairs(frame.shapes) do
            shape.parts = partsOf(shape)
            shape.strikes = strikes[shape.category] or {}
            shape.properties = shape.properties or {}
        end
    end
    for _, tag in ipairs(sprite.tags or {}) do
        sprite.tagsByName[tag.name] = tag
    end
end

-- Nothing of a file is believed before it was looked at: it may be broken, or no export at all.
local function prepared(data)
    if type(data) ~= "table" or data.format ~= "hitbox-export" then
        error("this is no export of the format json", 0)
    elseif type(data.version) ~= "number" or data.version > 1 then
        error("version " .. tostring(data.version) .. " of the format is newer than this module", 0)
    end
    if type(data.categories) ~= "table" or type(data.sprites) ~= "table" then
        error("the export has no categories or no sprites", 0)
    end
    local strikes, sprites = strikesOf(data.categories), {}
    for number, sprite in ipairs(data.sprites) do
        expectThat(type(sprite) == "table" and type(sprite.name) == "string" and type(sprite.frames) == "table"
            and #sprite.frames > 0, "sprite %d of the export has no name or no frames", number)
        expectThat(sprite.image == nil or type(sprite.image) == "string", "sprite “%s”: its image is no name of a file",
            sprite.name)
        for i, frame in ipairs(sprite.frames) do
            checkFrame(frame, i, sprite)
        end
        checkTags(sprite)
        prepareSprite(sprite, strikes)
        sprites[sprite.name] = sprite
    end
    return sprites
end

-- From the text of an export.
function hitbox.parse(text)
    local data = hitbox.decode(text)
    return setmetatable({ sprites = prepared(data), data = data, instances = setmetatable({}, { __mode = "k" }) }, File)
end

local function contentOf(path)
    if love and love.filesystem and love.filesystem.getInfo(path) then
        return love.filesystem.read(path)
    end
    local file = assert(io.open(path, "rb"))
    local text = file:read("*a")
    file:close()
    return text
end

-- From a file; in LÖVE also one of the game's own.
function hitbox.load(path)
    local parsed, file = pcall(function()
        return hitbox.parse(contentOf(path))
    end)
    if not parsed then
        error(path .. ": " .. tostring(file), 2)
    end
    file.path, file.time = path, hitbox.timeOf(path)
    return file
end

-- When a file was written, where that can be known; a game may put another function in its place.
function hitbox.timeOf(path)
    local info = love and love.filesystem and love.filesystem.getInfo(path)
    return info and info.modtime
end

-- Live link: reads the file again when it was written since, and shows what it says now. True then. A file that is
-- half written, or broken, is left alone until it is whole.
function File:reloadIfChanged()
    local time = self.path and hitbox.timeOf(self.path)
    if not time or time == self.time then
        return false
    end
    local read, fresh = pcall(hitbox.parse, contentOf(self.path))
    if not read then
        return false
    end
    self.time, self.sprites, self.data = time, fresh.sprites, fresh.data
    for instance in pairs(self.instances) do
        instance:follow(self.sprites[instance.sprite.name])
    end
    return true
end

-- The sprite as it is now, with the same frame by name, or by number.
function Instance:follow(sprite)
    if not sprite then
        return
    end
    local frame = sprite.framesByName[self.frame.name] or sprite.frames[math.min(self.frame.number, #sprite.frames)]
    self.sprite, self.frame, self.placed = sprite, frame, nil
    if self.order then
        self.order = playOrder(sprite, self.tag and sprite.tagsByName[self.tag])
        self.shown = math.min(self.shown, #self.order)
        self.frame = sprite.frames[self.order[self.shown]]
    end
end

-- `at`: x, y, rotation, scaleX, scaleY, frame.
function File:instance(name, at)
    local sprite = self.sprites[name] or error("there is no sprite “" .. tostring(name) .. "”", 2)
    at = at or {}
    local instance = setmetatable({ sprite = sprite, x = at.x or 0, y = at.y or 0, rotation = at.rotation or 0,
        scaleX = at.scaleX or 1, scaleY = at.scaleY or 1 }, Instance)
    instance:setFrame(at.frame or 1)
    self.instances[instance] = true
    return instance
end

-- Calls line(points, isClosed) and circle(x, y, radius) with what is to be drawn of an instance's shapes, after
-- color(shape).
function Instance:outlines(color, line, circle)
    for _, placed in ipairs(self:placedShapes()) do
        color(placed.shape)
        for _, part in ipairs(placed.parts) do
            if part.radius == 0 then
                line(part.points, #part.points > 4)
            else
                local p = part.points
                circle(p[1], p[2], part.radius)
                if #p == 4 then
                    circle(p[3], p[4], part.radius)
                    local dx, dy = p[3] - p[1], p[4] - p[2]
                    local length = math.sqrt(dx * dx + dy * dy)
                    local ox, oy = 0, 0
                    if length > 0 then
                        ox, oy = -dy / length * part.radius, dx / length * part.radius
                    end
                    line({ p[1] + ox, p[2] + oy, p[3] + ox, p[4] + oy }, false)
                    line({ p[1] - ox, p[2] - oy, p[3] - ox, p[4] - oy }, false)
                end
            end
        end
    end
end

-- Red, green and blue of a category, from 0 to 1; white where it has no colour.
function File:colorOf(name)
    for _, category in ipairs(self.data.categories) do
        local r, g, b = tostring(category.color):match("^#(%x%x)(%x%x)(%x%x)")
        if category.name == name and r then
            return tonumber(r, 16) / 255, tonumber(g, 16) / 255, tonumber(b, 16) / 255
        end
    end
    return 1, 1, 1
end

-- Draws the shapes in their categories' colours, in LÖVE.
function File:draw(instance)
    local graphics = love.graphics
    instance:outlines(function(shape)
        graphics.setColor(self:colorOf(shape.category))
    end, function(points, isClosed)
        if isClosed then
            graphics.polygon("line", points)
        else
            graphics.line(points)
        end
    end, function(x, y, radius)
        graphics.circle("line", x, y, radius)
    end)
    graphics.setColor(1, 1, 1)
end

return hitbox
