"""What every scene is made with: colours, materials, meshes, light, camera and output. Metres, degrees, Z up.

No asset files are read: every material is a node tree built here. The front of a scene, where the camera is,
lies towards -Y.
"""
