import { BLUE, CHROME, DARK_TIMBER, IRON, MOSS, OAK, PAINT, STEEL, STONE, TIMBER } from './palette.ts';
import { bricks, fencePanel, field, paving, pebbles, post, sky } from './parts/outside.ts';
import { branch, bush, grass, hedge, trunk, tuft } from './parts/plants.ts';
import { block, ground, slab, tube } from './parts/solid.ts';
import type { Scene } from './scene.ts';
import { at, count, disc, faint, oval, rect, shape, stroke, turned } from './svg.ts';

export const overgrownHedge: Scene = (random) => [
  sky(),
  hedge([-40, 300, 1280, 500], random),
  faint(0.25, rect([-40, 690, 1280, 110], MOSS[700])),
  field(780, MOSS[400]),
  shape('M470 900L540 780 670 780 760 900Z', STONE[300]),
  stroke('M500 850H728M528 808H694', STONE[400], 6),
  post([430, 560, 60, 250], TIMBER),
  post([720, 560, 60, 250], TIMBER),
  ...count(5).map((index) => block([502 + index * 43, 600, 36, 190], TIMBER, 6)),
  slab([496, 640, 220, 26], TIMBER),
  slab([496, 740, 220, 26], TIMBER),
  ...count(8).map((index) => tuft([60 + index * 150 + random.between(-30, 30), 880], [70, MOSS[600]])),
];

export const longLawn: Scene = (random) => [
  sky(),
  rect([0, 260, 1200, 220], OAK[400]),
  ...count(15).map((index) => rect([index * 82 + 76, 260, 6, 220], OAK[600])),
  rect([0, 252, 1200, 22], OAK[300]),
  field(450, MOSS[500]),
  shape('M0 640L560 560 700 900 0 900Z', MOSS[300]),
  grass([560, 500, 640, 420], { random, size: 96 }),
  grass([0, 480, 600, 60], { random, size: 60 }),
  ground([400, 800], 250, 34),
  tube('M250 690L90 370M290 690L130 350', IRON, 24),
  tube('M80 376L150 340', IRON, 30),
  shape('M210 780L250 640H500L590 720V790H210Z', PAINT.base),
  shape('M430 640H500L590 720V790H470Z', PAINT.shade),
  block([320, 570, 140, 80], IRON, 14),
  disc([290, 790], 62, IRON.shade),
  disc([290, 790], 28, CHROME.base),
  disc([530, 796], 54, IRON.shade),
  disc([530, 796], 24, CHROME.base),
];

export const brokenBranch: Scene = (random) => [
  sky(),
  field(740, MOSS[400]),
  bush([90, 40, 560, 420], random),
  trunk([360, 840], [190, 560]),
  branch('M370 520C400 440 440 400 500 360', 60),
  bush([120, 20, 500, 330], random),
  shape('M430 470L520 400L500 450L560 430L520 500L580 500L470 560Z', OAK[200]),
  faint(0.16, oval([820, 820, 380, 46], STONE[900])),
  bush([720, 560, 480, 300], random),
  branch('M510 560C600 600 680 660 900 740', 66),
  branch('M700 670C740 620 780 600 830 600', 34),
  shape('M462 520L540 500L520 540L580 560L530 580L560 620L490 590Z', OAK[200]),
  ...count(8).map((index) => tuft([60 + index * 150, 880], [60, MOSS[600]])),
];

export const stump: Scene = (random) => [
  sky(),
  field(420, MOSS[400]),
  bush([-80, 200, 360, 300], random),
  bush([960, 220, 320, 280], random),
  grass([0, 460, 1200, 120], { random, size: 56 }),
  ground([620, 800], 460, 60),
  shape(
    'M330 430C330 620 300 700 180 800C300 780 330 810 380 830C440 790 500 800 560 850C620 800 700 790 760 830C820 800 880 780 1020 810C900 720 870 620 870 430Z',
    OAK[600],
  ),
  shape('M700 430C720 620 700 740 760 830C820 800 880 780 1020 810C900 720 870 620 870 430Z', OAK[700]),
  stroke('M440 560C436 640 420 700 390 750M560 580V740M650 560C654 640 660 680 670 720', OAK[700], 12),
  oval([600, 430, 272, 112], OAK[300]),
  ...[210, 150, 90, 36].map(
    (size) =>
      `<ellipse cx="${590}" cy="430" rx="${size}" ry="${size * 0.4}" fill="none" stroke="${OAK[400]}" stroke-width="12"/>`,
  ),
  stroke('M600 430L800 490', OAK[500], 9),
  ...count(9).map((index) => tuft([80 + index * 130, 890], [64, MOSS[600]])),
];

export const fenceDown: Scene = (random) => [
  sky(),
  bush([760, 180, 520, 420], random),
  bush([300, 260, 300, 300], random),
  field(640, MOSS[400]),
  fencePanel([-20, 280, 300, 400], TIMBER),
  post([270, 230, 56, 470], DARK_TIMBER),
  faint(0.16, shape('M340 800L1080 720 1150 840 420 890Z', STONE[900])),
  turned([16, 360, 760], at([0, 0], fencePanel([370, 430, 620, 330], TIMBER))),
  turned([38, 1040, 720], post([1010, 330, 60, 400], DARK_TIMBER)),
  shape(
    'M980 740C1000 700 1040 700 1060 720C1100 710 1130 730 1130 760C1080 790 1010 780 980 740Z',
    STONE[500],
  ),
  ...count(8).map((index) => tuft([60 + index * 150, 890], [64, MOSS[600]])),
];

export const saggingGate: Scene = (random) => [
  sky(),
  field(600, MOSS[400]),
  hedge([-40, 360, 330, 330], random),
  hedge([920, 360, 330, 330], random),
  shape('M360 900L420 680 800 680 880 900Z', OAK[200]),
  pebbles([420, 700, 400, 190], { random, tones: [OAK[300], OAK[100], STONE[300]], times: 46 }),
  post([290, 240, 90, 520], DARK_TIMBER),
  post([850, 240, 90, 520], DARK_TIMBER),
  turned(
    [8, 390, 380],
    ...count(6).map((index) =>
      block([400 + index * 72, 300 - 30 * Math.sin((index + 0.5) * 0.52), 62, 430], PAINT, 8),
    ),
    slab([396, 400, 436, 46], PAINT),
    slab([396, 630, 436, 46], PAINT),
    turned([-26, 614, 540], slab([420, 520, 400, 36], PAINT)),
  ),
  rect([370, 420, 70, 22], IRON.base, 8),
  turned([50, 380, 650], rect([370, 640, 80, 22], IRON.base, 8)),
  disc([390, 431], 8, STEEL.lit),
];

export const sunkenPaving: Scene = (random) => [
  sky(BLUE[100]),
  bricks([0, 60, 1200, 300], { random }),
  rect([640, 100, 300, 260], BLUE[800]),
  ...count(4).map((row) => rect([656, 116 + row * 60, 268, 48], BLUE[700], 4)),
  paving(360, { random, tones: [STONE[400], STONE[400], OAK[300], STONE[300]] }),
  shape('M330 640C400 560 760 540 860 620C940 690 840 780 640 790C440 800 280 740 330 640Z', STONE[600]),
  shape('M370 660C430 600 740 590 820 650C880 710 790 760 630 764C460 770 330 730 370 660Z', BLUE[400]),
  shape('M400 664C460 616 720 610 790 656C820 700 760 734 630 738C480 744 380 710 400 664Z', BLUE[300]),
  stroke('M470 660C520 640 580 636 630 640', BLUE[50], 9),
  ...(
    [
      [330, 770, 14],
      [880, 770, -12],
      [900, 590, 20],
    ] as const
  ).map(([x, y, angle]) =>
    turned(
      [angle, x, y],
      slab(
        [x - 80, y - 40, 160, 74],
        { lit: STONE[200], base: STONE[300], shade: STONE[500], line: STONE[600] },
        4,
      ),
    ),
  ),
  tuft([250, 700], [70, MOSS[600]]),
  tuft([960, 700], [56, MOSS[600]]),
  tuft([560, 860], [64, MOSS[600]]),
];

export const weedyDrive: Scene = (random) => [
  sky(),
  hedge([-40, 340, 360, 240], random),
  hedge([900, 340, 360, 240], random),
  rect([320, 200, 590, 340], STONE[50]),
  shape('M270 210L610 30L960 210Z', OAK[600]),
  rect([400, 280, 430, 260], PAINT.base),
  ...count(4).map((row) => rect([400, 330 + row * 56, 430, 7], PAINT.shade)),
  field(530, MOSS[400]),
  shape('M390 540L840 540 1160 900 40 900Z', STONE[300]),
  pebbles([300, 580, 600, 90], { random, tones: [STONE[400], OAK[300], STONE[200]], times: 60 }),
  pebbles([140, 690, 900, 210], { random, tones: [STONE[400], OAK[300], STONE[200]], times: 120 }),
  shape('M480 540L560 540 440 900 240 900Z', STONE[400]),
  shape('M680 540L760 540 960 900 760 900Z', STONE[400]),
  ...(
    [
      [600, 640],
      [620, 740],
      [560, 860],
      [860, 700],
      [330, 700],
      [990, 850],
      [160, 860],
    ] as const
  ).map(([x, y]) => tuft([x, y], [y / 9, MOSS[600]])),
];
