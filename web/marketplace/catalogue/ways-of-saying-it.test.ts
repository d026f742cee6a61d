import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchServices } from './service-search.ts';

type Trade = { category: string; services: { name: string }[] };

/** By trade, as an operator has them. */
const BY_TRADE = (JSON.parse(readFileSync('server/seed/taxonomy.json', 'utf8')) as Trade[]).flatMap(
  ({ category, services }) => services.map(({ name }) => ({ name, about: category })),
);

/** What is asked for everywhere, the first first. The server alone may import it. */
const [, common = ''] =
  /COMMON_SERVICES[^=]+= \[([^\]]+)\]/.exec(
    readFileSync('server/marketplace/demand/common-services.ts', 'utf8'),
  ) ?? [];
const COMMON = [...common.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

/** As the page has them before anybody has posted a job: which of two that fit as well is first depends on it. */
const BY_DEMAND = BY_TRADE.toSorted(
  (a, b) => placeOf(a.name) - placeOf(b.name) || (a.name < b.name ? -1 : 1),
);

function placeOf(name: string): number {
  const place = COMMON.indexOf(name);
  return place < 0 ? COMMON.length : place;
}

/** How people say it, misspelt and in whole sentences, and the service that they mean. */
const WAYS = {
  leek: 'Fix a leak or burst pipe',
  'leek under sink': 'Fix a leak or burst pipe',
  'water leak kitchen': 'Fix a leak or burst pipe',
  'burst pipe': 'Fix a leak or burst pipe',
  'water coming through the ceiling': 'Fix a leak or burst pipe',
  'water dripping from my ceiling': 'Fix a leak or burst pipe',
  'water pouring down the wall': 'Fix a leak or burst pipe',
  'ceiling leak': 'Fix a leak or burst pipe',
  'ceiling is leaking': 'Fix a leak or burst pipe',
  'wet patch on ceiling': 'Fix a leak or burst pipe',
  flood: 'Fix a leak or burst pipe',
  'flooded kitchen': 'Fix a leak or burst pipe',
  'water everywhere': 'Fix a leak or burst pipe',
  'toilet overflowing': 'Unblock a sink, bath or toilet',
  'pipe leaking': 'Fix a leak or burst pipe',
  'tap dripping': 'Repair or replace a tap',
  'dripping tap': 'Repair or replace a tap',
  'dripping kitchen tap': 'Repair or replace a tap',
  'kitchen tap drips day and night': 'Repair or replace a tap',
  'leaking bathroom tap': 'Repair or replace a tap',
  'my kitchen tap wont stop dripping': 'Repair or replace a tap',
  'new taps': 'Repair or replace a tap',
  faucet: 'Repair or replace a tap',
  'toilet blocked': 'Unblock a sink, bath or toilet',
  'blocked sink': 'Unblock a sink, bath or toilet',
  'bath wont drain': 'Unblock a sink, bath or toilet',
  'loo not flushing': 'Repair or replace a toilet',
  'toilet keeps running': 'Repair or replace a toilet',
  'shower not working': 'Fit or repair a shower',
  'plumb in washing machine': 'Connect a washing machine or dishwasher',
  'dishwasher install': 'Connect a washing machine or dishwasher',
  'garden tap': 'Fit an outside tap',
  'low water pressure': 'Fix low water pressure',
  'boiler brocken': 'Boiler repair',
  'boiler not working': 'Boiler repair',
  'boiler service': 'Boiler service',
  'annual boiler sevice': 'Boiler service',
  'new boiler': 'New or replacement boiler',
  'landlord gas certificate': 'Landlord gas safety check',
  'gas safety cert': 'Landlord gas safety check',
  'radiator cold': 'Heating not working or cold radiators',
  'no heating': 'Heating not working or cold radiators',
  'move a radiator': 'Radiator: fit, move or replace',
  'hive thermostat': 'Thermostat or smart heating controls',
  'power flush': 'Power flush',
  'plug socket': 'Add or move a socket or switch',
  'extra sockets': 'Add or move a socket or switch',
  'light switch': 'Add or move a socket or switch',
  'fuse box': 'Consumer unit (fuse box) replacement',
  'fusebox keeps tripping': 'Consumer unit (fuse box) replacement',
  'rewire house': 'Full or partial rewire',
  'hang a ceiling light': 'Indoor light fitting',
  'garden lights': 'Outdoor or garden lighting',
  'electrics keep tripping': 'Fault finding and repair',
  eicr: 'Electrical safety report (EICR)',
  'bathroom fan': 'Extractor fan',
  'smoke alarm': 'Smoke and heat alarms',
  'car charger': 'Home EV charger',
  'ev charging point': 'Home EV charger',
  solar: 'Solar panels: new system',
  'loft conversion': 'Loft conversion',
  'knock down wall': 'Internal wall removal or knock-through',
  extention: 'House extension',
  'roof leaking': 'Roof leak or storm damage',
  'slipped tile on roof': 'Replace slipped or broken tiles',
  'guters blocked': 'Gutter cleaning',
  'clean gutters': 'Gutter cleaning',
  'flat roof leaking': 'Flat roof: repair',
  'chimney repointing': 'Chimney repair or repointing',
  'velux window': 'Skylight or roof window',
  'hang a door': 'Hang or replace internal doors',
  'skirting board': 'Skirting boards and architraves',
  'fitted wardrobe': 'Fitted wardrobes',
  'alcove shelves': 'Shelving and alcove units',
  'squeaky floorboards': 'Floorboard and joist repair',
  'new kitchen': 'Full kitchen: supply and fit',
  'kitchen worktop': 'Replace worktops',
  'kitchen drawer broken': 'Repair units, hinges or drawers',
  'new bathroom': 'Full bathroom: supply and fit',
  wetroom: 'Wet room',
  'reseal bath': 'Reseal bath or shower',
  'decorate living room': 'Paint a room',
  'paint bedroom': 'Paint a room',
  wallpaper: 'Wallpapering',
  'paint front door': 'Front door or garage door',
  'plaster a wall': 'Skim a room',
  'replaster ceiling': 'Skim a ceiling',
  'hole in plaster': 'Patch repair',
  'bathroom tiles': 'Bathroom wall tiles',
  'kitchen splash back': 'Kitchen splashback',
  'floor tiles': 'Floor tiles',
  'laminate floor': 'Laminate fitting',
  carpet: 'Carpet fitting',
  'sand floorboards': 'Floor sanding and refinishing',
  'broken window': 'Broken glass replacement',
  'double glazing': 'New or replacement windows',
  'condensation between the panes': 'Replacement sealed units (misted glass)',
  'brick wall falling down': 'Garden wall: repair',
  'block paving': 'Block paving driveway',
  patio: 'Patio: new',
  'jet wash drive': 'Pressure washing and resanding',
  'cut the grass': 'Lawn mowing',
  'hedge cutting': 'Hedge trimming',
  'tree needs cutting down': 'Tree removal',
  'tree stump': 'Stump grinding or removal',
  'fence blew down': 'Fence repair',
  'fence panel': 'Fence panels: new',
  decking: 'Timber decking: new',
  'blocked drain': 'Blocked drain',
  'black mould': 'Condensation and mould',
  'locked out': 'Locked out',
  'front door wont lock': 'uPVC door lock repair',
  'smell of gas': 'Gas leak check and pipework',
  'no electricity': 'Emergency electrician',
  'power is off': 'Emergency electrician',
  'water coming through the roof': 'Roof leak or storm damage',
  'change the locks': 'Change a lock',
  'put tv on wall': 'Wall mount a TV',
  'ikea wardrobe assembly': 'Flat pack assembly',
  'hang pictures': 'Hang pictures, mirrors or shelves',
  'hang curtain rail': 'Curtain poles and blinds',
  'end of tenency clean': 'End of tenancy clean',
  'oven clean': 'Oven cleaning',
  'cleaner weekly': 'Regular home clean',
  'mouse in kitchen': 'Mice',
  'wasps nest': 'Wasps or hornets',
  'man with a van': 'Single item or man and van',
  'house clearance': 'House clearance',
  'moving house': 'House move',
  skip: 'Skip hire',
} satisfies Record<string, string>;

const SEEN_AT_ONCE = 2;

test('the order of the page begins with what is asked for everywhere', () => {
  expect(COMMON.length).toBeGreaterThan(20);
  expect(BY_DEMAND.slice(0, COMMON.length).map(({ name }) => name)).toEqual(COMMON);
});

test.each([
  ['by trade', BY_TRADE],
  ['by demand, as the page has them', BY_DEMAND],
])('a hundred ways of saying it find the service that is meant first or second, %s', (_order, services) => {
  expect(Object.keys(WAYS).length).toBeGreaterThanOrEqual(100);
  const missed = Object.entries(WAYS).flatMap(([typed, meant]) => {
    const first = searchServices(services, typed)
      .slice(0, SEEN_AT_ONCE)
      .map(({ service: { name } }) => name);
    return first.includes(meant) ? [] : [`${typed}: ${first.join(' | ')}, not ${meant}`];
  });
  expect(missed).toEqual([]);
});

test('a tap that drips or leaks is first of all one to repair, in whichever room', () => {
  for (const typed of [
    'dripping tap',
    'dripping kitchen tap',
    'leaking bathroom tap',
    'tap in the kitchen drips',
  ])
    for (const services of [BY_TRADE, BY_DEMAND])
      expect([typed, searchServices(services, typed)[0]?.service.name]).toEqual([
        typed,
        'Repair or replace a tap',
      ]);
});
