-- Hitboxes of Hitbox Editor in Solar2D: they follow display objects, and objects hear what strikes what. Beside hitbox.lua:
--
--     local hitboxes = require("hitbox_solar2d")
--     local stage = hitboxes.newStage("duel.json")             -- an export of the format "json"
--     local fighter = stage:newSprite("fighter")                -- a sprite of the frames, with their hitboxes
--     fighter.x, fighter.y = 80, 150                            -- where the frame's pivot is
--     stage:play(fighter, "attack")                             -- the animation of that tag, by its own durations
--
--     fighter:addEventListener("hitbox", function(event)
--         if event.phase == "entered" then                      -- its shape begins to strike another object's
--             print(event.shape.name, event.otherShape.name, event.other)
--         end
--     end)
--     stage.debug = true                                        -- draws the hitboxes over all
--
-- Phases: "entered" and "left" for the one that strikes, "struck" and "released" for the other, "event" with event.event
-- for events of frames that come up. Objects may lie in groups that are moved, turned and scaled, but not in those with
-- anchorChildren.

local hitbox = require("hitbox")

local solar2d = {}

-- Where Solar2D has the file; of its resources unless another directory is given.
function solar2d.load(name, directory)
    local path = system.pathForFile(name, directory or system.ResourceDirectory)
    if not path then
        error("there is no file " .. tostring(name), 2)
    end
    return hitbox.load(path)
end

-- In Solar2D as LuaFileSystem tells it.
function hitbox.timeOf(path)
    local found, lfs = pcall(require, "lfs")
    return found and lfs.attributes(path, "modification") or nil
end

-- For graphics.newImageSheet(): the frames of a sprite, in their order; or only those of a list.
function solar2d.sheetOptions(sprite, some)
    local frames = {}
    for i, frame in ipairs(some or sprite.frames) do
        frames[i] = { x = frame.rect[1], y = frame.rect[2], width = frame.rect[3], height = frame.rect[4],
            sourceX = frame.offset[1], sourceY = frame.offset[2], sourceWidth = frame.size[1], sourceHeight = frame.size[2] }
    end
    return { frames = frames }
end

-- The sequences of a sprite, one for each image that its frames lie in, or a single one in another image: for
-- display.newSprite(), and by the number of each frame the sequence and the place in it.
local function sequencesOf(sprite, image)
    local sequences, places, byImage = {}, {}, {}
    for number, frame in ipairs(sprite.frames) do
        local from = image or frame.image or sprite.image
        local sequence = byImage[from]
        if not sequence then
            sequence = { name = from, shown = {} }
            sequences[#sequences + 1], byImage[from] = sequence, sequence
        end
        sequence.shown[#sequence.shown + 1] = frame
        places[number] = { sequence = sequence, frame = #sequence.shown }
    end
    for _, sequence in ipairs(sequences) do
        sequence.sheet = graphics.newImageSheet(sequence.name, solar2d.sheetOptions(sprite, sequence.shown))
        sequence.start, sequence.count = 1, #sequence.shown
        sequence.shown = nil
    end
    if #sequences == 1 then
        sequences[1].name = "all"
    end
    return sequences, places
end

local Stage = {}
Stage.__index = Stage

-- An object that was removed has no removeSelf any more.
local function isThere(object)
    return object.removeSelf ~= nil
end

local function tell(object, event)
    if object and isThere(object) then
        event.name, event.target = "hitbox", object
        object:dispatchEvent(event)
    end
end

function solar2d.newStage(name, directory)
    local stage = setmetatable({ file = solar2d.load(name, directory), world = hitbox.world(), bodies = {},
        objects = setmetatable({}, { __mode = "k" }), places = setmetatable({}, { __mode = "k" }), debug = false, last = nil, untilReload = 0 }, Stage)
    local function both(striker, other)
        return function(a, b, shapeA, shapeB)
            local objectA, objectB = stage.objects[a], stage.objects[b]
            tell(objectA, { phase = striker, other = objectB, shape = shapeA, otherShape = shapeB })
            tell(objectB, { phase = other, other = objectA, shape = shapeB, otherShape = shapeA })
        end
    end
    stage.world.entered, stage.world.left = both("entered", "struck"), both("left", "released")
    Runtime:addEventListener("enterFrame", stage)
    return stage
end

-- From now on the object has the hitboxes of the file's sprite of this name.
function Stage:add(object, name)
    local instance = self.file:instance(name)
    self.bodies[object], self.objects[instance] = instance, object
    self.world:add(instance)
    instance.event = function(_, event)
        tell(object, { phase = "event", event = event })
    end
    self:show(object, instance)
    return instance
end

-- A sprite of the frames of the file's sprite, in their images or all in another one; in a group where one is given.
function Stage:newSprite(name, options)
    options = options or {}
    local sprite = self.file.sprites[name] or error("there is no sprite “" .. tostring(name) .. "”", 2)
    local sequences, places = sequencesOf(sprite, options.image)
    local object
    if options.group then
        object = display.newSprite(options.group, sequences[1].sheet, sequences)
    else
        object = display.newSprite(sequences[1].sheet, sequences)
    end
    self.places[object] = places
    self:add(object, name)
    return object
end

function Stage:remove(object)
    local instance = self.bodies[object]
    if instance then
        self.world:remove(instance)
        self.bodies[object] = nil
    end
end

-- The instance of an object: its frame, its points.
function Stage:bodyOf(object)
    local instance = self.bodies[object] or error("this object has no hitboxes", 2)
    self:follow(object, instance)
    return instance
end

-- The animation of a tag by its name, or of all frames.
function Stage:play(object, tag)
    local instance = self:bodyOf(object)
    instance:play(tag)
    self:show(object, instance)
end

-- Stops at a frame, by its number from 1 or its name.
function Stage:setFrame(object, frame)
    local instance = self:bodyOf(object)
    instance:setFrame(frame)
    self:show(object, instance)
end

-- The shapes of an object that hold a point of the content.
function Stage:shapesAt(object, x, y)
    return self:bodyOf(object):shapesAt(x, y)
end

-- The object shows the instance's frame, about its pivot.
function Stage:show(object, instance)
    local frame = instance.frame
    if object.setFrame and instance.shownFrame ~= frame then
        local place = (self.places[object] or {})[frame.number] or { frame = frame.number }
        if place.sequence and object.sequence ~= place.sequence.name then
            object:setSequence(place.sequence.name)
        end
        object:setFrame(place.frame)
    end
    instance.shownFrame = frame
    if frame.size[1] > 0 and frame.size[2] > 0 then
        object.anchorX, object.anchorY = frame.pivot[1] / frame.size[1], frame.pivot[2] / frame.size[2]
    end
end

-- A point of what a group holds, in what holds the group.
local function throughGroup(group, x, y)
    local radians = math.rad(group.rotation)
    local cosine, sine = math.cos(radians), math.sin(radians)
    x, y = x * group.xScale, y * group.yScale
    return group.x + x * cosine - y * sine, group.y + x * sine + y * cosine
end

-- From the group that holds the object to the content: { a, b, c, d, e, f }; nothing where that is the same.
local function matrixOf(group)
    local x, y, alongX, alongY, downX, downY = 0, 0, 1, 0, 0, 1
    local isElsewhere = false
    while group and group.parent do
        x, y = throughGroup(group, x, y)
        alongX, alongY = throughGroup(group, alongX, alongY)
        downX, downY = throughGroup(group, downX, downY)
        isElsewhere, group = true, group.parent
    end
    return isElsewhere and { alongX - x, alongY - y, downX - x, downY - y, x, y } or nil
end

function Stage:follow(object, instance)
    instance.x, instance.y, instance.rotation = object.x, object.y, object.rotation
    instance.scaleX, instance.scaleY = object.xScale, object.yScale
    local within, before = matrixOf(object.parent), instance.within
    if within and before then
        for i = 1, 6 do
            if within[i] ~= before[i] then
                instance.within = within
                return
            end
        end
        return -- the same table: what was worked out stays
    end
    instance.within = within
end

local reloadPause = 500 -- milliseconds

-- What Solar2D calls for each frame.
function Stage:enterFrame(event)
    local passed = event.time - (self.last or event.time)
    self.last = event.time
    local gone = {}
    for object, instance in pairs(self.bodies) do
        if isThere(object) then
            self:follow(object, instance)
        else
            gone[#gone + 1] = object
        end
    end
    for _, object in ipairs(gone) do
        self:remove(object)
    end
    self.world:update(passed / 1000)
    for object, instance in pairs(self.bodies) do
        if isThere(object) then
            self:show(object, instance)
        end
    end
    self:reload(passed)
    self:draw()
end

-- Live link: where files tell when they were written, as in the simulator.
function Stage:reload(passed)
    self.untilReload = self.untilReload - passed
    if self.untilReload <= 0 then
        self.untilReload = reloadPause
        self.file:reloadIfChanged()
    end
end

local function drawInstance(stage, instance)
    local group = stage.drawn
    local red, green, blue
    instance:outlines(function(shape)
        red, green, blue = stage.file:colorOf(shape.category)
    end, function(points, isClosed)
        local corners = {}
        for i = 1, #points do
            corners[i] = points[i]
        end
        if isClosed then
            corners[#corners + 1], corners[#corners + 2] = points[1], points[2]
        end
        local line = display.newLine(group, unpack(corners))
        line:setStrokeColor(red, green, blue)
        line.strokeWidth = 1
    end, function(x, y, radius)
        local circle = display.newCircle(group, x, y, radius)
        circle:setFillColor(red, green, blue, 0.2)
        circle:setStrokeColor(red, green, blue)
        circle.strokeWidth = 1
    end)
end

function Stage:draw()
    if self.drawn then
        self.drawn:removeSelf()
        self.drawn = nil
    end
    if not self.debug then
        return
    end
    self.drawn = display.newGroup() -- the newest one lies over all
    for object, instance in pairs(self.bodies) do
        if isThere(object) then
            drawInstance(self, instance)
        end
    end
end

-- Hears and draws nothing more; objects stay.
function Stage:destroy()
    Runtime:removeEventListener("enterFrame", self)
    self.debug = false
    self:draw()
    self.bodies = {}
end

return solar2d
