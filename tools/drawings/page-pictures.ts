import { PICTURED_SERVICES, pictureAddressOf } from '../../server/marketplace/demand/pictured-services.ts';
import { compareQuotes, getItDone, sayWhatNeedsDoing } from './home/steps.ts';
import { readTaxonomy } from '../../server/seed/catalogue.ts';
import { sharedPictureCopy } from '../../web/copy/shared-picture.copy.ts';
import { toolRoll } from './home/tool-roll.ts';
import type { Scene } from './scene.ts';
import { SHARED_SIZE, type Written } from './shared-picture.ts';

/** The rendered picture that stands for a trade, by its slug. */
export const OF_TRADES: Record<string, string> = {
  'bathroom-fitting': 'finished-bathroom',
  'bricklaying-stone': 'brick-repointing',
  'building-extensions': 'extension-shell',
  'carpentry-joinery': 'hung-door',
  cleaning: 'clean-oven',
  'drains-damp-insulation': 'loft-insulation',
  'driveways-paving': 'block-drive',
  electrical: 'new-consumer-unit',
  'fencing-gates-decking': 'new-fence',
  flooring: 'floorboards',
  'gardening-landscaping': 'tidy-garden',
  handyman: 'flat-pack-wardrobe',
  'heating-gas': 'combi-boiler',
  'kitchen-fitting': 'new-kitchen',
  'locks-security-aerials': 'new-lock',
  'painting-decorating': 'repainted-room',
  'pest-control': 'mouse-hole',
  'plastering-rendering': 'plastered-wall',
  plumbing: 'new-bathroom-tap',
  'removals-clearance': 'moving-boxes',
  'renewables-ev': 'solar-roof',
  'roofing-guttering': 'mended-roof',
  tiling: 'mended-tiles',
  'tree-surgery': 'pruned-tree',
  'windows-doors': 'new-window',
};

/** Drawn by us, or cut from a rendered picture of the demo. */
type Source = { drawn: Scene } | { cutFrom: string };

/** A picture of ours that a page shows: from what, how wide, and where its file is. */
export type PagePicture = {
  file: string;
  source: Source;
  width: number;
  maxBytes: number;
  /** What is written on what others show of a page when somebody shares it; in a format that all of them know. */
  written?: Written;
};

const HOME_JOB = 'dripping-kitchen-tap';
const SHARED = { width: SHARED_SIZE.width, maxBytes: 60_000 };
const STEP = { width: 480, maxBytes: 12_000 };
const TRADE = { width: 480, maxBytes: 20_000 };
const SERVICE = { width: 400, maxBytes: 16_000 };

export const PAGE_PICTURES: readonly PagePicture[] = [
  // The largest thing that a home page paints.
  { file: ofHome('job'), source: { cutFrom: HOME_JOB }, width: 864, maxBytes: 25_000 },
  { file: ofHome('say'), source: { drawn: sayWhatNeedsDoing }, ...STEP },
  { file: ofHome('compare'), source: { drawn: compareQuotes }, ...STEP },
  { file: ofHome('done'), source: { drawn: getItDone }, ...STEP },
  { file: ofHome('tool-roll'), source: { drawn: toolRoll }, width: 640, maxBytes: 16_000 },
  {
    file: 'web/public/share.jpg',
    source: { cutFrom: HOME_JOB },
    ...SHARED,
    written: { title: sharedPictureCopy.title, line: sharedPictureCopy.nearYou },
  },
  ...Object.entries(OF_TRADES).flatMap(([slug, cutFrom]) => [
    { file: `web/public/scene-${slug}.avif`, source: { cutFrom }, ...TRADE },
    {
      file: `web/public/share-${slug}.jpg`,
      source: { cutFrom },
      ...SHARED,
      written: { title: nameOf(slug), line: sharedPictureCopy.nearYou },
    },
  ]),
  ...PICTURED_SERVICES.map(({ picture }) => ({
    file: `web/public${pictureAddressOf(picture)}`,
    source: { cutFrom: picture },
    ...SERVICE,
  })),
];

/** As it is called in the catalogue; an operator who renames it draws it again. */
function nameOf(slug: string): string {
  const named = readTaxonomy().find((trade) => trade.slug === slug);
  if (!named) throw new Error(`${slug} is no trade of the catalogue`);
  return named.category;
}

function ofHome(name: string): string {
  return `web/visitor/home/pictures/${name}.avif`;
}
