import type { LIVERY_NAMES } from '../../../server/seed/demo/world/firms.ts';
import { hex } from '../palette.ts';

/** Businesses choose their own colours: darker and duller than ours, so that a list of them stays calm. */
export type Livery = { deep: string; mid: string; pale: string };

const livery = (hue: number, chroma: number, lightness = 0.4): Livery => ({
  deep: hex([lightness, chroma, hue]),
  mid: hex([lightness + 0.28, chroma * 0.8, hue]),
  pale: hex([0.955, chroma * 0.22, hue]),
});

export const LIVERIES: Record<(typeof LIVERY_NAMES)[number], Livery> = {
  brick: livery(35, 0.115, 0.47),
  charcoal: livery(70, 0.012, 0.31),
  forest: livery(150, 0.065, 0.4),
  mustard: livery(80, 0.1, 0.55),
  navy: livery(258, 0.085, 0.33),
  plum: livery(345, 0.085, 0.38),
  sky: livery(238, 0.09, 0.5),
  teal: livery(198, 0.065, 0.42),
};
