-- Physics alone: no window, no sound.
function love.conf(t)
  for _, module in ipairs({"audio", "graphics", "image", "joystick", "keyboard", "mouse", "sound", "thread", "touch", "video",
                           "window"}) do
    t.modules[module] = false
  end
end
