import {
  AMBER,
  BLUE,
  CERAMIC,
  CHROME,
  COPPER,
  DEEP_PAINT,
  IRON,
  OAK,
  PAINT,
  PLASTIC,
  STEEL,
  STONE,
} from './palette.ts';
import { bricks, roofTiles, sky } from './parts/outside.ts';
import { boards, skirting, wall } from './parts/room.ts';
import { behind, block, slab, tube } from './parts/solid.ts';
import type { Scene } from './scene.ts';
import {
  type Mark,
  at,
  count,
  disc,
  faint,
  oval,
  polygon,
  rect,
  ring,
  shape,
  stroke,
  within,
} from './svg.ts';

export const boiler: Scene = () => [
  wall(OAK[200], OAK[100]),
  tube('M600 -40V140', CERAMIC, 120),
  ...[430, 520, 610, 690, 770].map((x, index) => tube(`M${x} 650V${index === 2 ? 760 : 960}`, COPPER, 40)),
  tube('M610 750H1240', COPPER, 40),
  behind([370, 110, 460, 560], 34),
  block([360, 100, 460, 560], PLASTIC, 34),
  rect([400, 470, 380, 140], DEEP_PAINT.base, 18),
  disc([480, 540], 44, STONE[100]),
  stroke('M480 540L458 516', IRON.base, 8),
  rect([550, 516, 110, 50], BLUE[950], 8),
  disc([722, 540], 26, AMBER[400]),
  disc([715, 533], 9, AMBER[300]),
  rect([420, 160, 120, 20], STONE[300], 10),
  slab([400, 690, 60, 36], CHROME, 6),
  slab([740, 690, 60, 36], CHROME, 6),
];

export const coldRadiator: Scene = (random) => [
  wall(BLUE[200], BLUE[100]),
  boards({ top: 720, random }),
  skirting(724),
  rect([330, 60, 540, 220], BLUE[50], 6),
  stroke('M600 60V280M330 60H870V280H330Z', CERAMIC.base, 22),
  slab([290, 280, 620, 36], CERAMIC, 6),
  behind([220, 360, 780, 320], 20),
  block([210, 350, 780, 320], CERAMIC, 20),
  ...count(8).flatMap((step) => [
    rect([250 + step * 92, 390, 44, 240], BLUE[200], 20),
    rect([250 + step * 92, 390, 12, 240], '#ffffff', 6),
  ]),
  slab([204, 340, 792, 32], CERAMIC, 12),
  tube('M170 760V620H214', COPPER, 30),
  tube('M1032 760V620H990', COPPER, 30),
  block([136, 540, 70, 110], PLASTIC, 16),
  shape('M560 330H800V560C740 580 620 580 560 560Z', PAINT.base),
  shape('M740 330H800V560C780 568 760 572 740 574Z', PAINT.shade),
  rect([560, 500, 240, 16], BLUE[300]),
  rect([560, 530, 240, 8], BLUE[300]),
];

export const consumerUnit: Scene = () => [
  wall(STONE[200]),
  ...[450, 520, 590, 660, 740].map((x, index) =>
    tube(`M${x} -20V300`, index % 2 === 0 ? STEEL : PLASTIC, 34),
  ),
  behind([210, 230, 800, 470], 24),
  block([200, 220, 800, 470], PLASTIC, 24),
  rect([250, 340, 700, 250], STONE[700], 12),
  rect([250, 440, 700, 40], STONE[500]),
  ...count(8).map((step) => block([268 + step * 84, 360, 76, 210], CERAMIC, 8)),
  ...count(8).map((step) => rect([282 + step * 84, 400, 48, 130], STONE[300], 6)),
  ...count(8).map((step) =>
    step === 5
      ? rect([286 + step * 84, 466, 40, 60], AMBER[400], 6)
      : rect([286 + step * 84, 404, 40, 60], step === 0 ? PAINT.base : IRON.base, 6),
  ),
  rect([270, 264, 180, 20], STONE[300], 10),
  rect([270, 630, 660, 14], STONE[300], 7),
];

export const scorchedSocket: Scene = () => [
  wall(BLUE[200], BLUE[100]),
  rect([0, 790, 1200, 110], STONE[50]),
  rect([0, 786, 1200, 8], STONE[300]),
  faint(
    0.3,
    shape('M580 330C560 230 660 190 660 90C730 150 720 210 790 180C800 240 880 260 880 330Z', STONE[800]),
  ),
  faint(
    0.4,
    shape('M640 330C630 260 690 240 700 180C740 230 750 260 790 250C790 290 830 300 830 330Z', STONE[800]),
  ),
  behind([250, 300, 700, 380], 30),
  block([240, 290, 700, 380], PLASTIC, 30),
  faint(
    0.6,
    shape('M640 620C600 480 660 400 740 420C850 400 880 500 840 620C780 650 700 650 640 620Z', OAK[600]),
  ),
  faint(0.7, shape('M680 600C660 500 700 450 750 460C810 450 830 520 800 600Z', STONE[800])),
  ...[420, 760].flatMap((x) => [
    rect([x - 18, 380, 36, 70], STONE[800], 6),
    rect([x - 84, 510, 54, 34], STONE[800], 6),
    rect([x + 30, 510, 54, 34], STONE[800], 6),
    block([x - 26, 590, 52, 56], CERAMIC, 8),
  ]),
];

export const bareWires: Scene = (random) => [
  wall(STONE[100], '#ffffff'),
  rect([0, 0, 1200, 170], STONE[50]),
  rect([0, 160, 1200, 14], STONE[300]),
  boards({ top: 780, random }),
  skirting(784, 50),
  faint(0.12, oval([630, 176, 210, 26], STONE[900])),
  slab([420, 96, 360, 84], CERAMIC, 40),
  tube('M540 176C530 300 470 340 500 470', PAINT, 36),
  tube('M600 176C610 300 590 380 610 520', COPPER, 36),
  tube('M660 176C680 280 740 330 700 440', STEEL, 36),
  stroke('M500 474L494 530M504 474L516 526', OAK[300], 9),
  stroke('M610 524L604 584M614 524L626 580', OAK[300], 9),
  stroke('M700 446L690 500M702 446L716 496', OAK[300], 9),
  at(
    [600, 700],
    shape(
      'M0 -40C60 -40 90 0 70 50C60 80 40 90 40 110H-40C-40 90 -60 80 -70 50C-90 0 -60 -40 0 -40Z',
      BLUE[100],
    ),
    stroke('M-20 100L-30 20L0 50L30 20L20 100', OAK[500], 7),
    block([-42, 106, 84, 60], CHROME, 10),
  ),
];

export const evCharger: Scene = (random) => [
  bricks([0, 0, 1200, 760], { random }),
  rect([0, 760, 1200, 140], STONE[500]),
  faint(0.12, rect([0, 760, 1200, 24], STONE[900])),
  behind([270, 130, 300, 420], 60),
  block([260, 120, 300, 420], PLASTIC, 60),
  rect([310, 170, 200, 200], DEEP_PAINT.base, 100),
  ring([410, 270], 74, [BLUE[400], 12]),
  shape('M424 214L376 282H408L396 330L446 258H414Z', '#ffffff'),
  tube('M410 540C410 760 560 820 640 690C690 600 760 560 830 560', IRON, 40),
  shape('M820 900V560C840 440 900 360 1020 330H1240V900Z', BLUE[600]),
  shape('M900 540C920 450 960 410 1030 390H1240V540Z', BLUE[100]),
  shape('M820 680H1240V900H820Z', BLUE[700]),
  disc([1060, 830], 120, IRON.shade),
  disc([1060, 830], 62, CHROME.base),
  disc([846, 570], 44, BLUE[900]),
  block([800, 536, 70, 68], IRON, 14),
  slab([830, 630, 90, 34], CERAMIC, 14),
];

export const solarPanels: Scene = (random) => [
  sky(),
  shape('M160 180L1040 180 1240 860 -40 860Z', OAK[700]),
  within('M160 180H1040L1240 860H-40Z', roofTiles([-60, 170, 1320, 700], { random, size: 110 })),
  slab([130, 150, 940, 46], { lit: OAK[400], base: OAK[600], shade: OAK[700], line: OAK[800] }, 16),
  ...count(2).flatMap((row) => count(3).map((column) => solarPanel(row, column))),
  rect([-40, 850, 1280, 60], STONE[50]),
  rect([-40, 850, 1280, 14], STONE[300]),
];

function solarPanel(row: number, column: number): Mark {
  const top = 280 + row * 230;
  const foot = top + 206;
  const x = (step: number, y: number) => 600 + (step - 1.5) * (210 + (y - 280) * 0.14);
  const across = (from: number, to: number) => [
    [x(from, top), top] as const,
    [x(to, top), top] as const,
    [x(to - 0.02, foot), foot] as const,
    [x(from, foot), foot] as const,
  ];
  const rail = (y: number) => `M${x(column, y) + 8} ${y}H${x(column + 1, y) - 12}`;
  return [
    polygon(across(column, column + 0.96), BLUE[900]),
    stroke(
      `M${x(column + 0.48, top)} ${top}L${x(column + 0.48, foot)} ${foot}${rail(top + 68)}${rail(top + 138)}`,
      BLUE[600],
      5,
    ),
    faint(0.3, polygon(across(column + 0.12, column + 0.4), BLUE[300])),
  ].join('');
}

export const thermostat: Scene = () => [
  wall(STONE[300], STONE[200]),
  rect([0, 780, 1200, 120], STONE[50]),
  rect([0, 776, 1200, 8], STONE[400]),
  faint(0.12, oval([640, 440, 290, 290], STONE[900])),
  disc([600, 410], 290, CHROME.shade),
  disc([592, 402], 272, CERAMIC.base),
  stroke('M430 570A236 236 0 0 1 440 240', BLUE[500], 34),
  stroke('M770 570A236 236 0 0 0 440 240', STONE[200], 34),
  disc([440, 240], 30, BLUE[700]),
  disc([596, 406], 150, DEEP_PAINT.base),
  stroke('M596 300V512M504 354L688 458M688 354L504 458', BLUE[200], 14),
  stroke('M566 318L596 346L626 318M566 494L596 466L626 494', BLUE[200], 12),
];
