import { AMBER, BLUE, CERAMIC, CHROME, DARK_TIMBER, MOSS, OAK, PAINT, STONE, TIMBER } from './palette.ts';
import { rubble } from './parts/damage.ts';
import { bricks, sky } from './parts/outside.ts';
import { boards, skirting, wall } from './parts/room.ts';
import { ground, slab, tube } from './parts/solid.ts';
import { closedBox } from './parts/things.ts';
import type { Scene } from './scene.ts';
import { at, count, disc, oval, outline, polygon, rect, shape, stroke, turned, within } from './svg.ts';

export const mouseHole: Scene = (random) => [
  wall(BLUE[200], BLUE[100]),
  boards({ top: 690, random }),
  rect([0, 330, 1200, 360], CERAMIC.base),
  rect([0, 330, 1200, 16], '#ffffff'),
  rect([0, 380, 1200, 14], STONE[200]),
  rect([0, 672, 1200, 18], STONE[300]),
  shape('M210 690V560C210 460 290 400 370 410C460 410 520 470 516 570V690Z', OAK[400]),
  shape('M236 690V566C240 480 300 432 368 440C440 440 490 490 488 572V690Z', STONE[900]),
  ...count(9).map(() =>
    polygon(
      [
        [random.between(220, 560), 720 + random.between(0, 40)],
        [random.between(220, 560), 730],
        [random.between(220, 560), 750],
      ],
      OAK[300],
    ),
  ),
  ground([760, 810], 240, 26),
  stroke('M960 780C1080 800 1120 720 1200 750', STONE[400], 20),
  shape(
    'M520 780C560 720 620 690 680 690C760 620 940 620 980 780C984 810 960 816 930 816H580C550 816 520 800 520 780Z',
    STONE[600],
  ),
  shape('M840 640C920 660 970 710 980 780C984 810 960 816 930 816H800C900 790 900 700 840 640Z', STONE[700]),
  disc([690, 670], 62, STONE[700]),
  disc([684, 674], 40, OAK[300]),
  disc([600, 750], 13, STONE[900]),
  disc([596, 746], 4, '#ffffff'),
  disc([518, 786], 16, OAK[400]),
  stroke('M540 796L450 780M540 804L460 830', STONE[700], 5),
  shape('M330 812L440 770 440 830 330 830Z', OAK[200]),
  disc([400, 812], 10, OAK[400]),
];

export const waspNest: Scene = (random) => [
  sky(),
  shape('M0 0L1200 0 1200 130 0 330Z', OAK[600]),
  shape('M0 330L1200 130 1200 220 0 430Z', STONE[50]),
  shape('M0 420L1200 212 1200 232 0 444Z', STONE[300]),
  bricks([860, 226, 400, 700], { random }),
  shape('M860 270L860 900 830 900 830 276Z', OAK[700]),
  shape(
    'M470 330C340 350 300 470 330 580C350 690 450 760 540 760C650 760 740 680 750 570C760 450 720 340 640 308Z',
    OAK[300],
  ),
  shape('M600 312C690 380 700 560 600 750C690 740 744 660 750 570C760 450 720 340 640 308Z', OAK[400]),
  stroke(
    'M346 470C440 420 640 400 736 440M326 540C440 490 650 480 750 530M340 610C450 570 640 560 738 610M384 680C470 650 620 640 696 680',
    OAK[500],
    12,
  ),
  oval([520, 704, 54, 34], STONE[900]),
  ...(
    [
      [300, 760, -20],
      [640, 820, 16],
      [210, 560, 30],
      [230, 390, -34],
    ] as const
  ).map(([x, y, angle]) => at([x, y], turned([angle, 0, 0], wasp()))),
];

const wasp = (): string =>
  [
    turned([-30, -6, -20], oval([-14, -42, 18, 42], BLUE[50])),
    turned([30, 6, -20], oval([18, -42, 18, 42], BLUE[50])),
    oval([0, 0, 62, 30], AMBER[400]),
    within(
      outline([-62, -30, 124, 60], 30),
      rect([-30, -30, 18, 60], STONE[900]),
      rect([6, -30, 18, 60], STONE[900]),
      rect([40, -30, 30, 60], STONE[900]),
    ),
    disc([-66, -4], 22, STONE[900]),
  ].join('');

export const packedBoxes: Scene = (random) => [
  wall(STONE[200]),
  boards({ top: 640, random }),
  skirting(644),
  ground([620, 830], 440, 40),
  tube('M300 830V150', DARK_TIMBER, 26),
  shape('M200 180L240 40H380L420 180Z', PAINT.base),
  shape('M340 40H380L420 180H350Z', PAINT.shade),
  slab([220, 816, 160, 24], DARK_TIMBER, 8),
  closedBox([420, 520, 340, 310]),
  closedBox([780, 580, 280, 250]),
  closedBox([470, 270, 280, 246]),
  closedBox([800, 400, 210, 176]),
  ...(
    [
      [880, 330, 0],
      [840, 350, -24],
      [930, 350, 24],
    ] as const
  ).map(([x, y, angle]) =>
    turned([angle, x, 400], oval([x, y, 26, 76], MOSS[500]), stroke(`M${x} 400V${y - 40}`, MOSS[700], 6)),
  ),
  shape('M836 396L976 396 960 404 850 404Z', OAK[700]),
];

export const fullSkip: Scene = (random) => [
  sky(),
  bricks([0, 300, 1200, 300], { random }),
  rect([0, 590, 1200, 310], STONE[400]),
  rect([0, 590, 1200, 30], STONE[300]),
  ground([610, 830], 520, 50),
  turned([-24, 420, 420], slab([260, 330, 420, 44], TIMBER), slab([300, 380, 380, 40], DARK_TIMBER)),
  turned([30, 800, 420], slab([640, 360, 380, 44], TIMBER)),
  at(
    [640, 470],
    shape('M-190 40C-200 -90 -110 -160 0 -150C120 -160 200 -80 190 40Z', OAK[200]),
    stroke('M-110 -60C-60 -20 60 -20 120 -60M-130 0C-60 30 60 30 130 0', OAK[400], 9),
  ),
  rubble([420, 500], 150, { random, tones: [OAK[500], STONE[200], STONE[500]] }),
  rubble([860, 506], 120, { random, tones: [OAK[500], STONE[200], STONE[500]] }),
  shape('M150 500H1070L940 820H280Z', PAINT.base),
  shape('M850 500H1070L940 820H790Z', PAINT.shade),
  ...[330, 500, 680, 850].map((x) =>
    polygon(
      [
        [x - 26, 540],
        [x + 26, 540],
        [x + 16, 800],
        [x - 16, 800],
      ],
      PAINT.line,
    ),
  ),
  slab([120, 480, 980, 52], PAINT, 10),
  rect([240, 620, 60, 24], CHROME.base, 8),
  rect([910, 620, 60, 24], CHROME.base, 8),
];
