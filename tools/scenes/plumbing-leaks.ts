import {
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
  TIMBER,
} from './palette.ts';
import { boards, PALE_TILES, plainFloor, skirting, tiledFloor, tiles, wall } from './parts/room.ts';
import { behind, block, slab, tube } from './parts/solid.ts';
import { wheel } from './parts/taps.ts';
import { bowl, bucket, spanner } from './parts/things.ts';
import { drop, drops, puddle, spray, stain } from './parts/water.ts';
import type { Scene } from './scene.ts';
import { at, count, disc, faint, oval, polygon, rect, shape, sized, stroke } from './svg.ts';

export const ceilingLeak: Scene = (random) => [
  wall(BLUE[100], BLUE[50]),
  shape('M0 0L1200 0 1200 250 0 250Z', STONE[50]),
  rect([0, 246, 1200, 30], STONE[200]),
  rect([0, 270, 1200, 8], STONE[300]),
  at([600, 130], sized(1.9, stain([0, 0], 100))),
  boards({ top: 720, random }),
  skirting(722),
  drop([600, 250], 34),
  drops(
    [
      [500, 340],
      [700, 400],
    ],
    24,
  ),
  at([600, 850], sized(1.35, bucket([0, 0]))),
];

export const stopcock: Scene = () => [
  wall(OAK[200], OAK[100]),
  shape('M0 0L760 0 0 520Z', OAK[500]),
  ...count(5).map((step) =>
    polygon(
      [
        [760 - step * 160, step * 110 - 30],
        [760 - step * 160 + 20, step * 110 - 30],
        [600 - step * 160 + 20, step * 110 + 80],
        [600 - step * 160, step * 110 + 80],
      ],
      OAK[600],
    ),
  ),
  plainFloor(770, STONE[400]),
  faint(0.12, rect([646, 60, 70, 720], STONE[900])),
  tube('M620 0V790', COPPER, 66),
  at(
    [620, 470],
    block([-66, -100, 132, 200], COPPER, 22),
    slab([-84, -122, 168, 46], COPPER, 8),
    slab([-84, 76, 168, 46], COPPER, 8),
  ),
  tube('M640 470H800', COPPER, 62),
  block([790, 426, 50, 88], CHROME, 8),
  block([840, 376, 52, 188], PAINT, 24),
  drop([800, 520], 36),
  drop([806, 650], 24),
  puddle([800, 820], 120),
];

export const radiatorValve: Scene = (random) => [
  wall(STONE[200]),
  boards({ top: 660, random }),
  skirting(664, 70),
  behind([420, 120, 900, 430], 20),
  block([400, 110, 900, 440], CERAMIC, 20),
  ...count(9).map((step) => rect([446 + step * 92, 160, 40, 340], STONE[200], 18)),
  ...count(9).map((step) => rect([446 + step * 92, 160, 12, 340], '#ffffff', 6)),
  slab([396, 100, 910, 34], CERAMIC, 12),
  tube('M250 780V500', COPPER, 44),
  tube('M256 490H400', CHROME, 52),
  block([206, 440, 100, 110], CHROME, 14),
  block([190, 300, 132, 150], PLASTIC, 26),
  ...count(4).map((step) => rect([214 + step * 24, 326, 8, 96], STONE[300], 4)),
  puddle([330, 800], 135),
  drop([350, 530], 34),
  drop([356, 650], 24),
];

export const wetBoards: Scene = (random) => [
  boards({ top: 0, random, tones: [OAK[300], OAK[400], OAK[300], OAK[400]] }),
  faint(
    0.35,
    at(
      [600, 490],
      sized(
        2.7,
        shape(
          'M-180 4C-190 -40 -120 -74 -60 -62C-10 -90 90 -86 120 -58C190 -50 214 12 176 40C140 74 60 56 10 72C-60 80 -170 60 -180 4Z',
          OAK[700],
        ),
      ),
    ),
  ),
  puddle([600, 500], 200),
  tube('M980 0V250', COPPER, 52),
  rect([930, 236, 110, 30], CHROME.base, 12),
  faint(0.16, rect([240, 690, 300, 170], STONE[900], 12)),
  slab([220, 730, 300, 120], PAINT, 14),
  slab([230, 680, 284, 70], PAINT, 14),
  rect([280, 680, 22, 170], BLUE[200]),
  rect([320, 680, 10, 170], BLUE[200]),
];

export const underSink: Scene = () => [
  rect([0, 0, 1200, 900], BLUE[700]),
  rect([0, 0, 1200, 110], OAK[300]),
  rect([0, 84, 1200, 26], OAK[500]),
  rect([140, 150, 920, 640], STONE[800]),
  rect([140, 690, 920, 100], STONE[600]),
  shape('M0 130L140 150 140 790 0 850Z', BLUE[600]),
  shape('M1200 130L1060 150 1060 790 1200 850Z', BLUE[800]),
  rect([106, 440, 16, 90], CHROME.base, 8),
  rect([0, 850, 1200, 50], STONE[400]),
  block([500, 130, 170, 90], STEEL, 12),
  tube('M585 210V430C585 560 780 560 780 430V400H1050', PLASTIC, 78),
  slab([526, 260, 118, 56], CERAMIC, 12),
  slab([722, 392, 118, 56], CERAMIC, 12),
  tube('M330 150V680', COPPER, 34),
  tube('M250 150V680', COPPER, 34),
  drop([684, 546], 30),
  at([680, 780], sized(1.15, bowl([0, 0]))),
];

export const burstPipe: Scene = () => [
  wall(STONE[300], STONE[200]),
  rect([0, 640, 1200, 260], STONE[400]),
  faint(0.14, rect([0, 470, 1200, 90], STONE[900])),
  tube('M-40 450H1240', COPPER, 108),
  slab([90, 380, 90, 140], COPPER, 14),
  slab([1010, 380, 90, 140], COPPER, 14),
  spray(
    [600, 404],
    [
      [-250, -190],
      [-130, -300],
      [10, -340],
      [150, -290],
      [270, -170],
    ],
  ),
  shape(
    'M500 410L546 428L570 402L606 432L640 404L668 430L706 408L676 452L636 438L604 466L572 440L536 456Z',
    IRON.shade,
  ),
  drops(
    [
      [470, 520],
      [640, 540],
      [760, 520],
    ],
    30,
  ),
  puddle([620, 770], 200),
];

export const blockedToilet: Scene = (random) => [
  tiles([0, 0, 1200, 640], { size: [150, 100], random, tones: PALE_TILES, grout: BLUE[200] }),
  tiledFloor({ top: 640, random, tones: [STONE[300], STONE[400]] }),
  puddle([600, 820], 230),
  behind([400, 60, 400, 290], 24),
  block([390, 50, 420, 340], CERAMIC, 24),
  slab([370, 30, 460, 50], CERAMIC, 16),
  slab([560, 10, 80, 26], CHROME, 10),
  shape('M330 470C330 650 430 690 470 800H730C770 690 870 650 870 470Z', CERAMIC.base),
  shape('M700 470H870C870 650 770 690 730 800H640C690 700 700 600 700 470Z', CERAMIC.shade),
  oval([600, 460, 290, 96], '#ffffff'),
  oval([600, 466, 232, 68], STONE[400]),
  oval([600, 470, 228, 60], BLUE[400]),
  oval([580, 464, 150, 30], BLUE[300]),
  shape('M372 512C360 560 390 600 380 640C372 672 404 672 404 640C404 600 420 560 410 528Z', BLUE[400]),
  shape('M770 526C780 580 756 610 766 660C774 690 800 684 796 650C790 610 816 570 810 508Z', BLUE[400]),
];

export const electricShower: Scene = (random) => [
  tiles([0, 0, 1200, 900], { size: [130, 130], random, tones: PALE_TILES, grout: BLUE[200] }),
  behind([260, 200, 360, 500], 40),
  block([250, 190, 360, 500], PLASTIC, 40),
  rect([300, 250, 220, 110], DEEP_PAINT.base, 14),
  rect([326, 290, 110, 26], BLUE[300], 8),
  disc([410, 520], 96, STONE[300]),
  disc([402, 512], 84, CERAMIC.lit),
  rect([392, 440, 20, 66], BLUE[600], 8),
  tube('M430 690C430 860 700 900 790 620', STEEL, 30),
  tube('M860 40V800', CHROME, 40),
  block([820, 260, 80, 80], CHROME, 14),
  tube('M800 620C840 480 850 400 850 320', STEEL, 30),
  at(
    [876, 230],
    shape('M-20 -60H100L150 40H-40Z', CHROME.base),
    shape('M70 -60H100L150 40H90Z', CHROME.shade),
    slab([-50, 34, 210, 34], CHROME, 14),
  ),
  ...count(5).map((step) =>
    stroke(`M${850 + step * 44} 320L${842 + step * 52} ${620 + (step % 2) * 60}`, BLUE[400], 12),
  ),
  drops(
    [
      [850, 690],
      [946, 720],
      [1040, 680],
    ],
    26,
  ),
];

export const seizedValve: Scene = () => [
  wall(STONE[300], STONE[200]),
  faint(0.14, rect([0, 560, 1200, 110], STONE[900])),
  tube('M-40 560H1240', COPPER, 120),
  block([440, 470, 320, 190], COPPER, 30),
  slab([400, 480, 60, 170], COPPER, 10),
  slab([740, 480, 60, 170], COPPER, 10),
  block([540, 370, 120, 120], COPPER, 14),
  at([600, 270], sized(1.9, wheel([0, 0], PAINT))),
  drop([600, 660], 40),
  drop([592, 790], 26),
  spanner([880, 260], -52),
  rect([0, 860, 1200, 40], STONE[400]),
  stroke('M500 500C540 480 560 500 580 486', TIMBER.lit, 10),
];
