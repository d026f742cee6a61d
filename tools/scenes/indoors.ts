import {
  BLUE,
  CERAMIC,
  CHROME,
  COPPER,
  DARK_TIMBER,
  IRON,
  OAK,
  PAINT,
  PLASTIC,
  STEEL,
  STONE,
  TIMBER,
} from './palette.ts';
import { mould } from './parts/damage.ts';
import { boards, PALE_TILES, skirting, STONE_TILES, tiledFloor, tiles, wall } from './parts/room.ts';
import { behind, block, slab, tube } from './parts/solid.ts';
import { bath, basin } from './parts/taps.ts';
import { hammer } from './parts/things.ts';
import { drops, puddle } from './parts/water.ts';
import type { Scene } from './scene.ts';
import { at, count, disc, faint, oval, rect, shape, sized, stroke, turned } from './svg.ts';

export const looseSkirting: Scene = (random) => [
  wall(BLUE[300], BLUE[200]),
  rect([0, 480, 1200, 190], STONE[300]),
  ...count(9).map((step) => rect([step * 150 + 40, 500 + (step % 2) * 30, 70, 16], STONE[400], 8)),
  boards({ top: 670, random }),
  rect([0, 460, 420, 210], CERAMIC.base),
  rect([0, 500, 420, 14], STONE[200]),
  rect([0, 654, 420, 16], STONE[300]),
  shape('M410 460L430 460 430 670 410 670Z', STONE[400]),
  faint(0.16, shape('M470 690L1200 560 1200 840 520 800Z', STONE[900])),
  turned(
    [-9, 440, 640],
    rect([450, 500, 860, 210], CERAMIC.base),
    rect([450, 540, 860, 14], STONE[200]),
    rect([450, 694, 860, 16], STONE[300]),
    rect([450, 500, 26, 210], TIMBER.base),
    ...count(3).map((step) => rect([560 + step * 210, 600, 14, 14], IRON.base, 7)),
  ),
  at([250, 770], sized(0.9, turned([-62, 0, 0], hammer([0, 0], 0)))),
];

export const fallenDoor: Scene = (random) => [
  wall(OAK[200], OAK[100]),
  boards({ top: 740, random }),
  skirting(744),
  rect([330, 70, 500, 680], CERAMIC.base),
  rect([330, 70, 500, 14], '#ffffff'),
  rect([390, 130, 380, 620], STONE[700]),
  rect([390, 690, 380, 60], STONE[600]),
  rect([374, 230, 22, 70], STEEL.base, 4),
  rect([374, 590, 22, 70], STEEL.base, 4),
  faint(0.16, shape('M520 800L960 820 900 760 560 760Z', STONE[900])),
  turned(
    [9, 470, 800],
    block([450, 160, 370, 640], PAINT, 6),
    rect([500, 220, 270, 220], PAINT.shade, 6),
    rect([510, 230, 260, 210], PAINT.base, 6),
    rect([500, 500, 270, 240], PAINT.shade, 6),
    rect([510, 510, 260, 230], PAINT.base, 6),
    disc([780, 480], 24, CHROME.base),
    disc([774, 474], 12, CHROME.lit),
    rect([440, 230, 30, 60], STEEL.base, 4),
    rect([440, 640, 30, 60], STEEL.base, 4),
  ),
];

export const emptyKitchen: Scene = (random) => [
  wall(STONE[200]),
  tiles([0, 300, 1200, 170], { size: [100, 85], random, tones: PALE_TILES, grout: BLUE[200] }),
  rect([0, 470, 1200, 260], OAK[200]),
  rect([60, 40, 340, 220], OAK[200]),
  rect([820, 40, 380, 220], OAK[200]),
  boards({ top: 730, random }),
  faint(0.1, rect([0, 730, 1200, 24], STONE[900])),
  behind([470, 20, 260, 240], 6),
  rect([460, 10, 280, 250], CERAMIC.base),
  rect([484, 34, 110, 202], BLUE[300]),
  rect([606, 34, 110, 202], BLUE[300]),
  tube('M530 740V560', COPPER, 30),
  tube('M600 740V560', COPPER, 30),
  slab([508, 540, 44, 30], CHROME, 8),
  slab([578, 540, 44, 30], CHROME, 8),
  tube('M690 740V640H760', PLASTIC, 54),
  block([150, 550, 130, 90], PLASTIC, 10),
  stroke('M900 600C930 660 990 640 1000 730', IRON.base, 14),
  ...[340, 800].map((x) => stroke(`M${x} 480V720`, OAK[300], 6)),
  block([920, 560, 90, 90], PLASTIC, 10),
];

export const brokenDrawer: Scene = (random) => [
  tiles([0, 0, 1200, 250], { size: [125, 125], random, tones: STONE_TILES, grout: STONE[300] }),
  slab([0, 240, 1200, 70], TIMBER),
  rect([0, 310, 1200, 510], BLUE[800]),
  rect([0, 820, 1200, 80], STONE[700]),
  ...[0, 820].flatMap((x) => [
    block([x + 14, 330, 366, 470], PAINT, 10),
    rect([x + 140, 370, 110, 20], CHROME.base, 10),
  ]),
  rect([400, 330, 400, 470], STONE[800]),
  block([404, 660, 392, 140], PAINT, 10),
  rect([545, 700, 110, 20], CHROME.base, 10),
  shape('M430 360H770V520H430Z', TIMBER.shade),
  shape('M430 380H770L800 560H400Z', TIMBER.base),
  shape('M400 556H800V590H400Z', TIMBER.line),
  faint(0.2, rect([420, 600, 380, 40], STONE[900])),
  turned(
    [13, 430, 470],
    block([396, 440, 410, 150], PAINT, 10),
    rect([545, 484, 110, 20], CHROME.base, 10),
    disc([410, 460], 8, IRON.base),
  ),
];

export const wetBathroom: Scene = (random) => [
  tiles([0, 0, 1200, 560], { size: [120, 120], random, tones: PALE_TILES, grout: BLUE[200] }),
  tiledFloor({ top: 560, random, tones: [STONE[200], STONE[300]] }),
  faint(0.14, oval([820, 640, 460, 40], STONE[900])),
  bath([420, 340], 900),
  tube('M560 340V240H640V280', CHROME, 36),
  puddle([470, 770], 250),
  at([180, 330], sized(0.55, basin([0, 0], 600)), block([-36, 130, 72, 180], CERAMIC, 16)),
  rect([80, 90, 200, 170], BLUE[50], 100),
  shape('M860 430H1060V600C1010 612 910 612 860 600Z', PAINT.base),
  shape('M1010 430H1060V600C1044 606 1030 608 1010 608Z', PAINT.shade),
  rect([860, 560, 200, 14], BLUE[300]),
  drops([[470, 620]], 24),
];

export const oldSealant: Scene = (random) => [
  tiles([0, 0, 1200, 560], { size: [240, 187], random, tones: STONE_TILES, grout: STONE[400] }),
  mould([420, 520], [200, 26], random),
  mould([900, 530], [150, 16], random),
  rect([0, 560, 1200, 340], CERAMIC.base),
  rect([0, 640, 1200, 260], STONE[200]),
  rect([0, 632, 1200, 16], '#ffffff'),
  rect([0, 544, 1200, 40], STONE[100], 18),
  ...count(26).map(() => {
    const x = random.between(0, 1200);
    return faint(
      0.8,
      oval([x, random.between(552, 576), random.between(14, 46), random.between(6, 14)], STONE[700]),
    );
  }),
  shape(
    'M640 546C700 540 720 560 760 600C780 640 740 690 760 740C740 700 700 640 690 610C680 580 650 590 640 584Z',
    STONE[100],
  ),
  shape('M640 566C690 566 720 590 740 640C730 600 720 566 690 548Z', STONE[400]),
  shape('M640 548H760V580H640Z', STONE[800]),
  shape('M756 560C830 580 850 690 820 780C812 800 796 796 800 776C820 690 800 620 740 590Z', STONE[300]),
];

export const peelingWallpaper: Scene = (random) => [
  rect([0, 0, 1200, 900], BLUE[200]),
  ...count(9).map((step) => rect([step * 150, 0, 62, 900], BLUE[300])),
  ...count(9).flatMap((step) =>
    count(6).map((row) => disc([step * 150 + 106, row * 150 + (step % 2) * 75 + 20], 15, BLUE[50])),
  ),
  shape('M380 0H860V560C780 600 700 560 640 610C560 650 470 590 380 640Z', OAK[200]),
  mould([560, 330], [180, 14], random),
  ...count(5).map(() =>
    shape(`M${random.between(400, 760)} ${random.between(60, 460)}l60 -14l40 40l-50 34Z`, OAK[100]),
  ),
  faint(
    0.16,
    shape(
      'M370 640C470 590 560 650 640 610C700 560 780 600 880 550V700C780 760 480 800 370 730Z',
      STONE[900],
    ),
  ),
  shape(
    'M380 620C470 580 560 640 640 600C720 556 780 590 860 550C880 640 870 690 850 730C760 700 640 800 560 760C480 740 420 780 390 760C360 720 370 660 380 620Z',
    STONE[50],
  ),
  shape(
    'M380 620C470 580 560 640 640 600C720 556 780 590 860 550C872 600 870 630 866 660C780 640 640 720 560 690C480 670 420 710 376 690C370 660 374 640 380 620Z',
    STONE[200],
  ),
  rect([0, 830, 1200, 70], STONE[50]),
  rect([0, 826, 1200, 8], STONE[300]),
];

export const curtainPole: Scene = () => [
  wall(STONE[300], STONE[200]),
  rect([330, 230, 560, 520], CERAMIC.base),
  rect([360, 260, 240, 460], BLUE[300]),
  rect([620, 260, 240, 460], BLUE[300]),
  stroke('M390 620L560 360M650 660L830 390', BLUE[200], 24),
  slab([290, 750, 640, 40], CERAMIC, 6),
  block([220, 110, 50, 80], STEEL, 10),
  shape('M960 100L1010 108L1024 170L990 206L952 180Z', STONE[500]),
  disc([988, 150], 14, IRON.base),
  turned(
    [14, 245, 150],
    tube('M180 150H1080', DARK_TIMBER, 38),
    disc([176, 150], 34, OAK[500]),
    disc([1086, 150], 34, OAK[600]),
    block([960, 130, 40, 60], STEEL, 8),
  ),
  shape('M300 170H480C500 400 440 600 480 860H250C290 600 290 400 300 170Z', PAINT.base),
  shape('M420 190H480C500 400 440 600 480 860H430C400 600 440 400 420 190Z', PAINT.shade),
  stroke('M340 200C350 400 320 600 330 840M390 200C390 400 370 600 380 840', PAINT.line, 5),
  shape('M800 300L980 350C960 560 1010 700 960 900H760C800 700 790 500 800 300Z', PAINT.base),
  shape('M920 332L980 350C960 560 1010 700 960 900H900C950 700 920 500 920 332Z', PAINT.shade),
  stroke('M840 340C850 500 830 700 820 880', PAINT.line, 5),
];
