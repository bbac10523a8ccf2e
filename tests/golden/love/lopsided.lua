local sprites = {};

(function() sprites["stand"] = {image = "lopsided.png",
  x = 0, y = 0, w = 64, h = 80, ox = 0, oy = 0, pivot = {x = 20, y = 30},
  shapes = {
    {name = "notched", category = 1, mask = 2, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "polygon", outline = {4,4,40,8,44,40,24,16,8,44}, convex = {{4,4,24,16,40,8}, {24,16,44,40,40,8}, {4,4,8,44,24,16}}},
    {name = "head", category = 1, mask = 2, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "circle", x = 52, y = 12.5, r = 7.25},
    {name = "foot", category = 2, mask = 5, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "polygon", outline = {6,60,6,71,36,71,36,60}, convex = {{6,60,6,71,36,71,36,60}}},
    {name = "blade", category = 2, mask = 5, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "polygon", outline = {36.4,46.8,31.6,53.2,55.6,71.2,60.4,64.8}, convex = {{31.6,53.2,55.6,71.2,60.4,64.8,36.4,46.8}}},
    {name = "blade", category = 2, mask = 5, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "circle", x = 34, y = 50, r = 4},
    {name = "blade", category = 2, mask = 5, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "circle", x = 58, y = 68, r = 4},
  },
} end)();
(function() sprites["strike"] = {image = "lopsided.png",
  x = 64, y = 0, w = 64, h = 80, ox = 0, oy = 0, pivot = {x = 20.5, y = 28},
  shapes = {
    {name = "notched", category = 1, mask = 2, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "polygon", outline = {10,20,10,70,60,70,30,60,26,30}, convex = {{10,20,10,70,30,60,26,30}, {10,70,60,70,30,60}}},
    {name = "ground", category = 4, mask = 6, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "chain", points = {0,72,20,76,64,74}},
    {name = "dot", category = 2, mask = 5, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "circle", x = 50, y = 20, r = 6},
    {name = "pole", category = 2, mask = 5, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "polygon", outline = {43,4,37,4,37,40,43,40}, convex = {{37,4,37,40,43,40,43,4}}},
    {name = "pole", category = 2, mask = 5, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "circle", x = 40, y = 4, r = 3},
    {name = "pole", category = 2, mask = 5, sensor = false, density = 1, friction = 0.2, restitution = 0,
     kind = "circle", x = 40, y = 40, r = 3},
  },
} end)();

return {version = 1, image = "lopsided.png", sprites = sprites}
