"""Things a house and its garden have. Metres, Z up; `turn` is degrees about Z.

A thing is built about its own origin and faces local -Y; `location` says where that origin stands. What a
function does not create, such as its materials, the caller gives it.
"""
