import type { Figure } from '../../contract/admin-figures.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';

const { figures } = galleryCopy.sample;

export const FIGURES_COUNTED_AT = '2026-11-30T14:05:00.000Z';

/** What each of the last twelve months has of the newest. */
const SHARES = [0.42, 0.5, 0.47, 0.61, 0.58, 0.66, 0.74, 0.7, 0.81, 0.88, 0.9, 1];
const monthOf = (place: number) => new Date(Date.UTC(2025, 11 + place)).toISOString().slice(0, 7);

/** Twelve months up to what it is now; downhill where it falls. */
export function figure(key: keyof typeof figures, total: number, growth: number): Figure {
  const shares = growth < 0 ? SHARES.toReversed() : SHARES;
  return {
    key,
    title: figures[key],
    total,
    growth,
    months: shares.map((share, place) => ({ month: monthOf(place), value: Math.round(total * share) })),
  };
}

export const NOTHING_TO_RECKON_FROM: Figure = {
  ...figure('first_quote', 0, 0),
  total: null,
  months: SHARES.map((_share, place) => ({ month: monthOf(place), value: null })),
};
