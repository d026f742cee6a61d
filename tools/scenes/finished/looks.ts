import { BLUE, CERAMIC, DEEP_PAINT, IRON, OAK, PAINT, STONE, TIMBER, type Tone } from '../palette.ts';

/** In which colours a customer wanted a room. */
export type Look = {
  wall: string;
  light: string;
  tone: Tone;
  top: Tone;
  tiles: readonly [string, ...string[]];
  grout: string;
};

/** Pale blue, and blue doors under a worktop of timber. */
export const SEA: Look = {
  wall: BLUE[200],
  light: BLUE[100],
  tone: PAINT,
  top: TIMBER,
  tiles: [BLUE[50], BLUE[100]],
  grout: BLUE[200],
};

export const NIGHT: Look = {
  wall: STONE[200],
  light: STONE[100],
  tone: DEEP_PAINT,
  top: CERAMIC,
  tiles: [STONE[50], STONE[100], STONE[50]],
  grout: STONE[300],
};

export const SAND: Look = {
  wall: OAK[200],
  light: OAK[100],
  tone: TIMBER,
  top: IRON,
  tiles: [OAK[100], OAK[100], OAK[200]],
  grout: STONE[50],
};

export const CHALK: Look = {
  wall: STONE[300],
  light: STONE[200],
  tone: CERAMIC,
  top: TIMBER,
  tiles: [BLUE[300], BLUE[400], BLUE[300]],
  grout: BLUE[100],
};

export const COAL: Look = {
  wall: OAK[100],
  light: '#ffffff',
  tone: IRON,
  top: TIMBER,
  tiles: [STONE[200], STONE[300]],
  grout: STONE[400],
};
