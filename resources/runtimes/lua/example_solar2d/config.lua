application = { content = { width = 320, height = 180, scale = "letterbox", fps = 60 } }
