-- luajit solar2d.lua PROBES, with this folder in LUA_PATH: the module's fixtures by the rules that Solar2D's manual states for them.

local probes = require("probes")

local folder = arg[1]
local scale = 2
local physics = dofile(folder .. "/sample.lua").physicsData(scale)

-- Clockwise on screen, convex, 3 to 8 corners: to the right of every edge is inside.
local function isRightOf(x, y, x1, y1, x2, y2)
  return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0
end

local function edges(shape)
  local i = -1
  return function()
    i = i + 2
    if i >= #shape then
      return nil
    end
    local j = i + 2 > #shape and 1 or i + 2
    return shape[i], shape[i + 1], shape[j], shape[j + 1]
  end
end

local function holds(shape, x, y)
  for x1, y1, x2, y2 in edges(shape) do
    if not isRightOf(x, y, x1, y1, x2, y2) then
      return false
    end
  end
  return true
end

local function isTaken(shape)
  if #shape < 6 or #shape > 16 or #shape % 2 == 1 then
    return false
  end
  for x1, y1, x2, y2 in edges(shape) do
    for i = 1, #shape, 2 do
      if not isRightOf(shape[i], shape[i + 1], x1, y1, x2, y2) then
        return false
      end
    end
  end
  return true
end

local isRight = probes.compare("Solar2D", folder .. "/probes.txt", function(frame)
  local fixtures = {physics:get(frame.name)}
  local count = 0
  for i, fixture in ipairs(fixtures) do
    if isTaken(fixture.shape) and physics:getFixtureId(frame.name, i) == fixture.pe_fixture_id then
      count = count + 1
    end
  end
  return count, function(x, y)
    local names = {}
    for _, fixture in ipairs(fixtures) do
      if holds(fixture.shape, (x - frame.width / 2) * scale, (y - frame.height / 2) * scale) then
        names[#names + 1] = fixture.pe_fixture_id
      end
    end
    return names
  end
end)
os.exit(isRight and 0 or 1)
