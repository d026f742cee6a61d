import { readFile } from 'node:fs/promises';

type Shows = readonly [trade: string, ...services: string[]];

/** What the demo's photos show: the trade, and the services that a scene fits best. tools/scenes draws them. */
export const SCENES = {
  'dripping-tap': ['Plumbing', 'Repair or replace a tap'],
  'tap-head': ['Plumbing', 'Repair or replace a tap', 'Fix low water pressure'],
  'bathroom-taps': ['Plumbing', 'Repair or replace a tap'],
  'new-taps': ['Plumbing', 'Repair or replace a tap'],
  'bath-without-shower': ['Plumbing', 'Fit or repair a shower'],
  'shower-parts': ['Plumbing', 'Fit or repair a shower'],
  'slow-bath': ['Plumbing', 'Unblock a sink, bath or toilet'],
  'slow-basin': ['Plumbing', 'Unblock a sink, bath or toilet'],
  'ceiling-leak': ['Plumbing', 'Fix a leak or burst pipe', 'Emergency plumber'],
  stopcock: ['Plumbing', 'Fit a stopcock or water meter', 'Fix a leak or burst pipe'],
  'radiator-valve': ['Plumbing', 'Fix a leak or burst pipe'],
  'wet-boards': ['Plumbing', 'Fix a leak or burst pipe'],
  'under-sink': [
    'Plumbing',
    'Fix a leak or burst pipe',
    'Move or add pipework',
    'Connect a washing machine or dishwasher',
  ],
  'burst-pipe': ['Plumbing', 'Emergency plumber', 'Fix a leak or burst pipe'],
  'blocked-toilet': ['Plumbing', 'Unblock a sink, bath or toilet', 'Repair or replace a toilet'],
  'electric-shower': ['Plumbing', 'Fit or repair a shower'],
  'seized-valve': ['Plumbing', 'Fit a stopcock or water meter', 'Move or add pipework'],
  boiler: ['Heating & Gas', 'Boiler repair', 'Boiler service', 'New or replacement boiler', 'Move a boiler'],
  'cold-radiator': [
    'Heating & Gas',
    'Radiator: fit, move or replace',
    'Heating not working or cold radiators',
    'Power flush',
  ],
  thermostat: [
    'Heating & Gas',
    'Thermostat or smart heating controls',
    'Heating not working or cold radiators',
  ],
  'consumer-unit': [
    'Electrical',
    'Consumer unit (fuse box) replacement',
    'Fault finding and repair',
    'Full or partial rewire',
  ],
  'scorched-socket': [
    'Electrical',
    'Fault finding and repair',
    'Add or move a socket or switch',
    'Emergency electrician',
  ],
  'bare-wires': ['Electrical', 'Indoor light fitting'],
  'ev-charger': ['Renewables & EV Charging', 'Home EV charger'],
  'solar-panels': [
    'Renewables & EV Charging',
    'Solar panels: new system',
    'Solar panels: repair or clean',
    'Solar hot water',
  ],
  extension: [
    'Building & Extensions',
    'House extension',
    'Porch',
    'Garage conversion',
    'Steel beam installation',
  ],
  'knock-through': [
    'Building & Extensions',
    'Internal wall removal or knock-through',
    'Demolition and strip out',
    'Full house renovation',
  ],
  'missing-tiles': [
    'Roofing & Guttering',
    'Roof leak or storm damage',
    'Replace slipped or broken tiles',
    'Full roof replacement',
  ],
  'broken-gutter': [
    'Roofing & Guttering',
    'Gutter repair or replacement',
    'Gutter cleaning',
    'Fascias, soffits and bargeboards',
  ],
  chimney: ['Roofing & Guttering', 'Chimney repair or repointing', 'Lead flashing'],
  'loose-skirting': ['Carpentry & Joinery', 'Skirting boards and architraves'],
  'fallen-door': ['Carpentry & Joinery', 'Hang or replace internal doors'],
  'empty-kitchen': [
    'Kitchen Fitting',
    'Full kitchen: supply and fit',
    'Full kitchen: fit only',
    'Utility room',
  ],
  'broken-drawer': ['Kitchen Fitting', 'Repair units, hinges or drawers', 'Replace doors and drawer fronts'],
  'wet-bathroom': [
    'Bathroom Fitting',
    'Full bathroom: supply and fit',
    'Full bathroom: fit only',
    'Wet room',
    'Replace a bath',
  ],
  'old-sealant': ['Bathroom Fitting', 'Reseal bath or shower'],
  'peeling-wallpaper': ['Painting & Decorating', 'Wallpapering', 'Wallpaper removal'],
  'half-painted-wall': [
    'Painting & Decorating',
    'Paint a room',
    'Paint several rooms or whole home',
    'Hall, stairs and landing',
  ],
  'cracked-wall': ['Plastering & Rendering', 'Patch repair', 'Skim a room'],
  'hole-in-plaster': ['Plastering & Rendering', 'Patch repair', 'Lime plaster', 'Plasterboard and skim'],
  'missing-wall-tiles': ['Tiling', 'Bathroom wall tiles', 'Tile repair or regrout', 'Kitchen splashback'],
  'tiled-floor': ['Tiling', 'Floor tiles', 'Mosaic or patterned tiles'],
  'carpet-roll': ['Flooring', 'Carpet fitting', 'Carpet repair or stretch', 'Stair carpet or runner'],
  'loose-parquet': [
    'Flooring',
    'Parquet or herringbone',
    'Floor sanding and refinishing',
    'Engineered or solid wood',
  ],
  'broken-window': ['Windows, Doors & Glazing', 'Broken glass replacement', 'New or replacement windows'],
  'misted-window': [
    'Windows, Doors & Glazing',
    'Replacement sealed units (misted glass)',
    'Window repair: hinges, handles, locks',
  ],
  'front-door': ['Windows, Doors & Glazing', 'Front or back door'],
  'garden-wall': ['Bricklaying & Stonework', 'Garden wall: new', 'Garden wall: repair'],
  'stepped-crack': ['Bricklaying & Stonework', 'Brick repair or replacement', 'Repointing'],
  'sunken-paving': ['Driveways & Paving', 'Block paving driveway', 'Patio: repair or relay'],
  'weedy-drive': ['Driveways & Paving', 'Gravel driveway', 'Resin bound driveway', 'Tarmac driveway'],
  'overgrown-hedge': ['Gardening & Landscaping', 'Hedge trimming', 'Garden clearance', 'One-off garden tidy'],
  'long-lawn': ['Gardening & Landscaping', 'Lawn mowing', 'Regular garden maintenance', 'New turf'],
  'broken-branch': [
    'Tree Surgery',
    'Dangerous or storm damaged tree',
    'Pruning',
    'Crown reduction or thinning',
  ],
  stump: ['Tree Surgery', 'Stump grinding or removal', 'Tree removal'],
  'fence-down': ['Fencing, Gates & Decking', 'Fence repair', 'Fence panels: new', 'Fence posts: replace'],
  'sagging-gate': ['Fencing, Gates & Decking', 'Garden gate', 'Driveway gates'],
  'damp-corner': [
    'Drains, Damp & Insulation',
    'Rising damp treatment',
    'Penetrating damp',
    'Condensation and mould',
  ],
  'blocked-drain': [
    'Drains, Damp & Insulation',
    'Blocked drain',
    'Drain survey (CCTV)',
    'Drain repair or relining',
  ],
  'locked-door': [
    'Locks, Security & Aerials',
    'Locked out',
    'Change a lock',
    'Upgrade to anti-snap cylinder',
  ],
  'bent-aerial': ['Locks, Security & Aerials', 'TV aerial', 'Satellite dish'],
  'flat-pack': ['Handyman & Odd Jobs', 'Flat pack assembly', 'Furniture repair'],
  'curtain-pole': ['Handyman & Odd Jobs', 'Curtain poles and blinds', 'Small repairs list'],
  'greasy-oven': ['Cleaning', 'Oven cleaning'],
  'dirty-floor': ['Cleaning', 'One-off deep clean', 'Regular home clean', 'End of tenancy clean'],
  'mouse-hole': ['Pest Control', 'Mice', 'Rats'],
  'wasp-nest': ['Pest Control', 'Wasps or hornets'],
  'packed-boxes': ['Removals & Clearance', 'House move', 'Flat or studio move', 'Packing service'],
  'full-skip': ['Removals & Clearance', 'Skip hire', 'Rubbish removal', 'House clearance'],
} as const satisfies Record<string, Shows>;

/** A drawn scene; its file has the same name. */
export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** The scenes that fit a service of a trade; where none shows the service itself, all of its trade. */
export function scenesOf(trade: string, service?: string): SceneName[] {
  const ofTrade = SCENE_NAMES.filter((name) => SCENES[name][0] === trade);
  const ofService = ofTrade.filter((name) => service !== undefined && servicesOf(name).includes(service));
  return ofService.length > 0 ? ofService : ofTrade;
}

/** Best known for the first. */
const servicesOf = (name: SceneName): readonly string[] => SCENES[name].slice(1);

/** Drawn in two widths, so that a row of a list need not load what fills a page. */
export const SCENE_WIDTHS = [320, 1200] as const;
type SceneWidth = (typeof SCENE_WIDTHS)[number];

export const sceneFile = (name: SceneName, width: SceneWidth): URL =>
  new URL(`scenes/${name}-${width}.webp`, import.meta.url);

/** WebP, four to three. */
export const readScene = (name: SceneName, width: SceneWidth): Promise<Buffer> =>
  readFile(sceneFile(name, width));
