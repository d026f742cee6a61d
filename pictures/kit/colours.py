"""Colours as Blender wants them: linear red, green, blue and alpha from 0 to 1."""


def colour(value):
    """Linear RGBA of '#rrggbb', or of three or four numbers that are linear already."""
    if isinstance(value, str):
        digits = value.lstrip('#')
        return tuple(linear(int(digits[i:i + 2], 16) / 255) for i in (0, 2, 4)) + (1.0,)
    value = tuple(value)
    return value if len(value) == 4 else value + (1.0,)


def linear(channel):
    """One sRGB channel from 0 to 1, with its gamma taken out."""
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
