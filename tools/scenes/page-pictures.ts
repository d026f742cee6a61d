import type { SceneName } from '../../server/seed/demo/scenes.ts';
import { DRAWINGS } from './drawings.ts';
import { compareQuotes, getItDone, sayWhatNeedsDoing } from './home/steps.ts';
import { toolRoll } from './home/tool-roll.ts';
import type { Scene } from './scene.ts';

/** The scene that stands for a trade, by its slug. */
const OF_TRADES = {
  'bathroom-fitting': 'bathroom-taps',
  'bricklaying-stone': 'garden-wall',
  'building-extensions': 'extension',
  'carpentry-joinery': 'loose-skirting',
  cleaning: 'dirty-floor',
  'drains-damp-insulation': 'blocked-drain',
  'driveways-paving': 'sunken-paving',
  electrical: 'consumer-unit',
  'fencing-gates-decking': 'sagging-gate',
  flooring: 'loose-parquet',
  'gardening-landscaping': 'long-lawn',
  handyman: 'curtain-pole',
  'heating-gas': 'boiler',
  'kitchen-fitting': 'empty-kitchen',
  'locks-security-aerials': 'locked-door',
  'painting-decorating': 'half-painted-wall',
  'pest-control': 'wasp-nest',
  'plastering-rendering': 'cracked-wall',
  plumbing: 'new-taps',
  'removals-clearance': 'packed-boxes',
  'renewables-ev': 'solar-panels',
  'roofing-guttering': 'chimney',
  tiling: 'tiled-floor',
  'tree-surgery': 'broken-branch',
  'windows-doors': 'front-door',
} as const satisfies Record<string, SceneName>;

/** A picture of ours that a page shows: from which drawing, how wide, and where its file is. */
export type PagePicture = {
  name: string;
  file: string;
  scene: Scene;
  width: number;
  maxBytes: number;
  /** What others show of a page when somebody shares it: as wide as they want it, with our sign, in a format that all of them know. */
  isShared?: true;
};

/** Wide and low, as those who show it cut everything else. */
export const SHARED_HEIGHT = 630;

const SHARED = { width: 1200, maxBytes: 90_000, isShared: true } as const;
const SMALL = { width: 480, maxBytes: 12_000 };

export const PAGE_PICTURES: readonly PagePicture[] = [
  // The largest thing that a home page paints.
  page('dripping-tap', { scene: DRAWINGS['dripping-tap'], width: 864, maxBytes: 25_000 }),
  page('say', { scene: sayWhatNeedsDoing, ...SMALL }),
  page('compare', { scene: compareQuotes, ...SMALL }),
  page('done', { scene: getItDone, ...SMALL }),
  page('tool-roll', { scene: toolRoll, width: 640, maxBytes: 16_000 }),
  ...Object.entries(OF_TRADES).map(([slug, scene]) => ({
    name: slug,
    file: `web/public/scene-${slug}.avif`,
    scene: DRAWINGS[scene],
    ...SMALL,
  })),
  { name: 'share', file: 'web/public/share.jpg', scene: DRAWINGS['dripping-tap'], ...SHARED },
  ...Object.entries(OF_TRADES).map(([slug, scene]) => ({
    name: `share ${slug}`,
    file: `web/public/share-${slug}.jpg`,
    scene: DRAWINGS[scene],
    ...SHARED,
  })),
];

function page(name: string, drawn: Omit<PagePicture, 'name' | 'file'>): PagePicture {
  return { name, file: `web/visitor/home/pictures/${name}.avif`, ...drawn };
}
