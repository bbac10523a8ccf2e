"""The colours of all samples, 0xRRGGBBAA, each ramp from dark to light."""

INK = 0x14162BFF
STEEL = (0x2B3354FF, 0x4A5A86FF, 0x7B91B8FF, 0xB4C6DCFF, 0xEEF5FAFF)
BLUE = (0x1B2560FF, 0x2747A0FF, 0x3D7DD6FF, 0x7FC0F5FF)
ORANGE = (0x8A2C22FF, 0xD65A2BFF, 0xFF9D3FFF, 0xFFD98AFF)
GLASS = (0x11385CFF, 0x1C82ACFF, 0x63DAE9FF, 0xE2FDFFFF)
FLAME = (0xC2341FFF, 0xFF7B2BFF, 0xFFD44CFF, 0xFFF8D0FF)
STONE = (0x2C2533FF, 0x4A4050FF, 0x6E6270FF, 0x968A90FF, 0xC0B5B2FF, 0xE2DACEFF)
SKIN = (0x9A5540FF, 0xD98F66FF, 0xF6C49AFF)
HAIR = (0x2A1C33FF, 0x4B3050FF, 0x7A4F6EFF)
TUNIC = (0x1D2C66FF, 0x2F52A6FF, 0x4A86D8FF, 0x8FC3F2FF)
CLOTH = (0x3B3148FF, 0x5A4C66FF, 0x857892FF)
LEATHER = (0x43241FFF, 0x74402CFF, 0xA8683EFF)
SCARF = (0x7D1733FF, 0xC42B45FF, 0xF4606AFF)
GOLD = (0x9A6420FF, 0xE3A93AFF, 0xFFE58AFF)
FLAME_RIM = 0x5A1430FF
TRAIL = (0x4C9BE8A0, 0x9BDCFFD8, 0xFFFFFFFF)


# An ordered dither, so that two tones of a ramp meet in a pattern.
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


def tone(ramp, light, x, y, dither):
    """The ramp's colour for light from 0 to 1, dithered by up to `dither` steps."""
    step = light * len(ramp) + ((BAYER[y % 4][x % 4] + 0.5) / 16 - 0.5) * dither
    return ramp[max(0, min(len(ramp) - 1, int(step) if step > 0 else 0))]
