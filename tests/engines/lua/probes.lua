-- Reads what engine_probes wrote, asks an engine and compares.

local probes = {}

local function sorted(names)
  local once, list = {}, {}
  for _, name in ipairs(names) do
    if not once[name] then
      once[name] = true
      list[#list + 1] = name
    end
  end
  table.sort(list)
  return table.concat(list, ",")
end

local function expectedOf(names)
  local list = {}
  for name in names:gmatch("[^,]+") do
    list[#list + 1] = name ~= "-" and name or nil
  end
  return sorted(list)
end

-- `load(frame)` answers how many shapes the engine made of it, and a function of a point in pixels of the frame that
-- answers the names of those that hold it. Prints the first difference, or as the last line how much agrees.
function probes.compare(engine, file, load)
  local frames, asked, shapes = 0, 0, 0
  local frame, hold
  for line in io.lines(file) do
    local words = {}
    for word in line:gmatch("%S+") do
      words[#words + 1] = word
    end
    if words[1] == "frame" then
      frame = {name = words[2], pivotX = tonumber(words[3]), pivotY = tonumber(words[4]), width = tonumber(words[5]),
               height = tonumber(words[6])}
      local count
      count, hold = load(frame)
      if count ~= tonumber(words[7]) then
        print(("%s: frame %s: %d shapes loaded, expected %s"):format(engine, frame.name, count, words[7]))
        return false
      end
      frames, shapes = frames + 1, shapes + count
    else
      local found, expected = sorted(hold(tonumber(words[2]), tonumber(words[3]))), expectedOf(words[4])
      if found ~= expected then
        print(("%s: frame %s at %s %s: expected %s, found %s"):format(engine, frame.name, words[2], words[3], expected, found))
        return false
      end
      asked = asked + 1
    end
  end
  print(("%s: %d probes in %d frames agree, %d shapes loaded"):format(engine, asked, frames, shapes))
  return true
end

return probes
