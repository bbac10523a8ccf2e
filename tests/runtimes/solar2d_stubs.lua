-- As much of Solar2D's interface as the adapter and its example use, by its documentation: objects that keep what they are
-- told, and hear events. The file system is a folder.

local stubs = { drawn = {}, folder = ".", times = {} }

local Object = {}
Object.__index = Object

function Object:addEventListener(name, listener)
    self.listeners[name] = self.listeners[name] or {}
    table.insert(self.listeners[name], listener)
end

function Object:removeEventListener(name, listener)
    for i, other in ipairs(self.listeners[name] or {}) do
        if other == listener then
            table.remove(self.listeners[name], i)
            return
        end
    end
end

function Object:dispatchEvent(event)
    local heard = {}
    for i, listener in ipairs(self.listeners[event.name] or {}) do
        heard[i] = listener
    end
    for _, listener in ipairs(heard) do
        if type(listener) == "table" then
            listener[event.name](listener, event)
        else
            listener(event)
        end
    end
end

function Object:insert(child)
    child.parent = self
end

-- What is removed is a table without methods from then on, and so are those in a group.
function Object:removeSelf()
    stubs.drawn[self] = nil
    local children = {}
    for object in pairs(stubs.drawn) do
        children[#children + 1] = object.parent == self and object or nil
    end
    for _, child in ipairs(children) do
        child:removeSelf()
    end
    setmetatable(self, nil)
end

function Object:setFillColor() end

function Object:setStrokeColor(red, green, blue)
    self.stroke = ("%.1f %.1f %.1f"):format(red, green, blue)
end

function Object:setFrame(number)
    assert(number >= 1 and number <= self.sequences[self.sequence].count, "no such frame")
    self.frame = number
end

-- Begins with the first frame of the sequence.
function Object:setSequence(name)
    assert(self.sequences[name], "no such sequence")
    self.sequence, self.frame = name, 1
end

-- The part of an image that a sprite shows.
function stubs.pictureOf(object)
    local sheet = object.sequences[object.sequence].sheet
    local frame = sheet.frames[object.frame]
    return ("%s %d,%d"):format(sheet.image, frame.x, frame.y)
end

local function newObject(kind, parent)
    local object = setmetatable({ kind = kind, x = 0, y = 0, rotation = 0, xScale = 1, yScale = 1, anchorX = 0.5,
        anchorY = 0.5, listeners = {}, parent = parent or display.currentStage }, Object)
    if kind ~= "sprite" then
        object.setFrame, object.setSequence = false, false
    end
    stubs.drawn[object] = true
    return object
end

-- A group where the first of the arguments is one, and the others.
local function withGroup(first, ...)
    if type(first) == "table" and first.kind == "group" then
        return first, { ... }
    end
    return nil, { first, ... }
end

display = {
    currentStage = setmetatable({ kind = "group", listeners = {} }, Object),
    setDefault = function() end,
    newGroup = function() return newObject("group") end,
    newSprite = function(...)
        local group, arguments = withGroup(...)
        local object = newObject("sprite", group)
        object.sequences = {}
        for _, sequence in ipairs(arguments[2]) do
            assert(not object.sequences[sequence.name], "a sequence of that name is there")
            assert(sequence.start == 1 and sequence.count == #sequence.sheet.frames)
            object.sequences[sequence.name] = sequence
        end
        assert(arguments[1] == arguments[2][1].sheet)
        object:setSequence(arguments[2][1].name)
        return object
    end,
    newLine = function(...)
        local group, corners = withGroup(...)
        assert(#corners >= 4 and #corners % 2 == 0)
        local object = newObject("line", group)
        object.corners = corners
        return object
    end,
    newCircle = function(...)
        local group, numbers = withGroup(...)
        assert(#numbers == 3)
        return newObject("circle", group)
    end,
    newText = function(text)
        local object = newObject("text")
        object.text = text
        return object
    end,
}
graphics = {
    newImageSheet = function(image, options)
        for _, frame in ipairs(options.frames) do
            assert(frame.width > 0 and frame.sourceWidth >= frame.width and frame.sourceX >= 0 and frame.x >= 0)
        end
        return { image = image, frames = options.frames }
    end,
}
system = {
    ResourceDirectory = {},
    pathForFile = function(name, directory)
        assert(directory == system.ResourceDirectory)
        local path = stubs.folder .. "/" .. name
        local file = io.open(path, "rb")
        return file and file:close() and path
    end,
}
native = { systemFont = "font" }
timer = { performWithDelay = function(_, listener) listener() end }
Runtime = setmetatable({ listeners = {} }, Object)
package.preload.lfs = function()
    return { attributes = function(path, what) return what == "modification" and stubs.times[path] or 0 end }
end

function stubs.count(kind)
    local count = 0
    for object in pairs(stubs.drawn) do
        count = count + (object.kind == kind and 1 or 0)
    end
    return count
end

function stubs.remove(object)
    object:removeSelf()
end

return stubs
