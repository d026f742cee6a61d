import { randomInt } from 'node:crypto';

const SOONEST_S = 1;
const LATEST_S = 3;

/** Seconds after which a refused client may ask again: not the same for all, or they would all come at once. */
export const retryAfterS = (): number => randomInt(SOONEST_S, LATEST_S + 1);
