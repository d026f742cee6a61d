import { BLUE, DARK_TIMBER, IRON, MOSS, OAK, PAINT, STONE, TIMBER, type Tone } from '../palette.ts';
import { flowers, potPlant } from '../parts/furniture.ts';
import { bricks, fencePanel, field, paving, pebbles, post, sky } from '../parts/outside.ts';
import { bush } from '../parts/plants.ts';
import { block, ground, slab } from '../parts/solid.ts';
import type { Scene } from '../scene.ts';
import { at, count, disc, faint, type Mark, oval, type Point, rect, shape, stroke, within } from '../svg.ts';

type Tones = readonly [string, ...string[]];

const table = (point: Point): Mark =>
  at(
    point,
    ground([0, 4], 230, 20),
    slab([-200, -150, 400, 26], TIMBER, 6),
    ...[-150, 130].map((x) => rect([x, -126, 20, 126], DARK_TIMBER.base)),
    ...[-290, 210].flatMap((x) => [
      slab([x, -96, 90, 20], TIMBER, 4),
      rect([x + 8, -76, 12, 78], DARK_TIMBER.base),
      rect([x + 70, -76, 12, 78], DARK_TIMBER.base),
    ]),
  );

export const patio =
  (tones: Tones): Scene =>
  (random) => [
    sky(),
    ...count(4).map((panel) => fencePanel([panel * 310 - 20, 250, 300, 260], TIMBER)),
    bush([-40, 320, 260, 240], random),
    bush([980, 320, 260, 240], random),
    rect([0, 500, 1200, 60], MOSS[400]),
    paving(550, { random, tones }),
    table([600, 760]),
    potPlant([150, 720], 1.2),
    potPlant([1060, 700], 1.1),
  ];

const home = (random: Parameters<Scene>[0]): Mark =>
  [
    shape('M330 190L640 30L950 190Z', OAK[700]),
    bricks([370, 180, 540, 290], { random, size: [80, 36] }),
    rect([430, 230, 110, 110], BLUE[200]),
    rect([740, 230, 110, 110], BLUE[200]),
    rect([590, 290, 100, 180], PAINT.base, 4),
  ].join('');

/** A drive that leads to a house. */
export const drive =
  (kind: 'blocks' | 'gravel' | 'resin'): Scene =>
  (random) => [
    sky(),
    home(random),
    field(460, MOSS[400]),
    bush([30, 330, 280, 240], random),
    bush([940, 330, 280, 240], random),
    within('M500 470H780L1080 900H160Z', driveway(kind, random)),
    stroke('M500 470L160 900M780 470L1080 900', STONE[600], 22),
  ];

function driveway(kind: 'blocks' | 'gravel' | 'resin', random: Parameters<Scene>[0]): Mark {
  if (kind === 'blocks') return paving(466, { random, tones: [OAK[500], OAK[400], OAK[600]] });
  const base = kind === 'gravel' ? OAK[200] : STONE[400];
  const tones: Tones =
    kind === 'gravel' ? [OAK[300], OAK[100], STONE[300]] : [STONE[300], STONE[500], STONE[500]];
  return [
    rect([0, 460, 1200, 440], base),
    pebbles([160, 480, 900, 420], { random, tones, times: kind === 'gravel' ? 130 : 90 }),
  ].join('');
}

export const newFence =
  (tone: Tone): Scene =>
  (random) => [
    sky(),
    bush([120, 120, 360, 280], random),
    bush([760, 150, 360, 260], random),
    ...count(4).flatMap((panel) => [
      fencePanel([panel * 330 - 60, 330, 300, 380], tone),
      post([panel * 330 - 94, 290, 46, 440], { ...tone, base: tone.shade }),
    ]),
    slab([0, 690, 1200, 44], { lit: STONE[200], base: STONE[300], shade: STONE[400], line: STONE[500] }),
    field(730, MOSS[400]),
    flowers([40, 800, 1120], ['#ffffff', BLUE[300], OAK[200]]),
  ];

export const newGate: Scene = (random) => [
  sky(),
  bricks([0, 330, 330, 450], { random, size: [110, 50] }),
  bricks([870, 330, 330, 450], { random, size: [110, 50] }),
  ...[300, 830].flatMap((x) => [
    bricks([x, 250, 110, 530], { random, size: [56, 50] }),
    slab(
      [x - 18, 214, 146, 42],
      { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] },
      4,
    ),
  ]),
  ...count(7).map((bar) =>
    block(
      [
        416 + bar * 60,
        330 - Math.round(Math.sin(((bar + 0.5) / 7) * Math.PI) * 60),
        50,
        420 + Math.round(Math.sin(((bar + 0.5) / 7) * Math.PI) * 60),
      ],
      PAINT,
      8,
    ),
  ),
  slab([410, 420, 424, 34], PAINT),
  slab([410, 660, 424, 34], PAINT),
  disc([790, 540], 20, OAK[300]),
  paving(770, { random, tones: [STONE[300], STONE[200], STONE[400]] }),
];

export const decking: Scene = (random) => [
  sky(),
  ...count(4).map((panel) => fencePanel([panel * 310 - 20, 240, 300, 250], DARK_TIMBER)),
  bush([-40, 290, 260, 240], random),
  rect([0, 480, 1200, 40], MOSS[500]),
  rect([0, 520, 1200, 380], OAK[400]),
  ...count(9).map((board) =>
    slab([0, 520 + board * 42 + board * board * 0.6, 1200, 38 + board], {
      lit: OAK[200],
      base: OAK[300],
      shade: OAK[400],
      line: OAK[600],
    }),
  ),
  table([640, 780]),
  potPlant([150, 660], 1.1),
  potPlant([1090, 640], 1),
];

export const pergola: Scene = (random) => [
  sky(),
  bush([-50, 260, 320, 300], random),
  bush([930, 260, 320, 300], random),
  field(560, MOSS[300]),
  ...[250, 890].map((x) => block([x, 260, 50, 470], TIMBER)),
  slab([170, 220, 860, 54], TIMBER, 4),
  ...count(8).map((beam) => block([210 + beam * 104, 150, 34, 84], DARK_TIMBER, 4)),
  ...count(9).map((leaf) =>
    oval([230 + leaf * 92, 232 + (leaf % 3) * 12, 44, 24], leaf % 2 === 0 ? MOSS[500] : MOSS[600]),
  ),
  paving(700, { random, tones: [STONE[300], STONE[200], STONE[300]] }),
  table([580, 800]),
];

export const shed: Scene = (random) => [
  sky(),
  bush([-40, 260, 320, 300], random),
  field(640, MOSS[400]),
  ground([640, 760], 380, 26),
  shape('M290 330L640 160L990 330Z', STONE[600]),
  fencePanel([330, 320, 620, 430], TIMBER),
  rect([560, 420, 170, 330], OAK[600], 4),
  rect([572, 432, 146, 318], OAK[400], 4),
  disc([700, 600], 12, IRON.base),
  rect([380, 430, 130, 120], '#ffffff', 4),
  rect([394, 444, 102, 92], BLUE[300]),
  rect([780, 430, 130, 120], '#ffffff', 4),
  rect([794, 444, 102, 92], BLUE[300]),
  faint(0.16, rect([330, 320, 620, 30], STONE[900])),
  flowers([60, 830, 1080], [BLUE[300], '#ffffff', OAK[200]]),
];
