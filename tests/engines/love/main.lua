-- love . PROBES: the table in love.physics, each frame a body in a world of its own.

local function fixturesOf(shape, body)
  local forms = {}
  if shape.kind == "polygon" then
    for i, piece in ipairs(shape.convex) do
      forms[i] = love.physics.newPolygonShape(piece)
    end
  elseif shape.kind == "circle" then
    forms[1] = love.physics.newCircleShape(shape.x, shape.y, shape.r)
  else
    forms[1] = love.physics.newChainShape(false, shape.points)
  end
  local fixtures = {}
  for i, form in ipairs(forms) do
    local fixture = love.physics.newFixture(body, form, shape.density)
    fixture:setFriction(shape.friction)
    fixture:setRestitution(shape.restitution)
    fixture:setSensor(shape.sensor)
    fixture:setFilterData(shape.category, shape.mask, 0)
    fixtures[i] = {name = shape.name, fixture = fixture}
  end
  return fixtures
end

-- LÖVE takes the hull of what is not convex, and drops corners that lie too close together.
local function isKept(fixture, piece)
  return fixture:getShape():getType() ~= "polygon" or select("#", fixture:getShape():getPoints()) == #piece
end

function love.load(arguments)
  local folder = arguments[1]
  package.path = love.filesystem.getSource() .. "/../lua/?.lua"
  local probes = require("probes")
  local sprites = dofile(folder .. "/sample.lua").sprites
  local isRight = probes.compare("LÖVE", folder .. "/probes.txt", function(frame)
    local world = love.physics.newWorld()
    local body = love.physics.newBody(world, 0, 0, "dynamic")
    local all, count = {}, 0
    for _, shape in ipairs(sprites[frame.name].shapes) do
      local fixtures, kept = fixturesOf(shape, body), 0
      for i, held in ipairs(fixtures) do
        kept = kept + (isKept(held.fixture, shape.convex and shape.convex[i]) and 1 or 0)
        all[#all + 1] = held
      end
      count = count + (kept == #fixtures and kept > 0 and 1 or 0)
    end
    return count, function(x, y)
      assert(world:getBodyCount() == 1) -- a world that nothing refers to any more is destroyed
      local names = {}
      for _, held in ipairs(all) do
        if held.fixture:testPoint(x, y) then
          names[#names + 1] = held.name
        end
      end
      return names
    end
  end)
  os.exit(isRight and 0 or 1)
end
