import { BLUE, CHROME, CARD, CERAMIC, OAK, STEEL, STONE, TIMBER } from './palette.ts';
import { boards, PALE_TILES, plainFloor, skirting, STONE_TILES, tiles, wall } from './parts/room.ts';
import { block, slab, tube } from './parts/solid.ts';
import { basin, bath, mixer, pillarTap, plughole } from './parts/taps.ts';
import { openBox } from './parts/things.ts';
import { drop, drops } from './parts/water.ts';
import type { Scene } from './scene.ts';
import {
  at,
  count,
  disc,
  type Mark,
  type Point,
  faint,
  outline,
  oval,
  rect,
  ring,
  shape,
  sized,
  stroke,
  turned,
  within,
} from './svg.ts';

export const drippingTap: Scene = (random) => [
  tiles([0, 0, 1200, 640], { size: [150, 150], random, tones: PALE_TILES, grout: BLUE[200] }),
  faint(0.1, at([24, 20], mixer([470, 640]))),
  slab([0, 630, 1200, 90], TIMBER),
  rect([0, 720, 1200, 180], BLUE[700]),
  rect([596, 720, 8, 180], BLUE[900]),
  slab([330, 640, 640, 54], CHROME, 18),
  rect([350, 686, 600, 12], STEEL.shade),
  rect([500, 750, 60, 20], CHROME.base, 10),
  rect([640, 750, 60, 20], CHROME.base, 10),
  sized(1, mixer([470, 652])),
  drop([696, 426], 30),
  drop([696, 540], 22),
];

export const tapHead: Scene = (random) => [
  tiles([0, 0, 1200, 900], { size: [300, 300], random, tones: STONE_TILES, grout: STONE[300] }),
  faint(0.1, at([30, 34], sized(1.9, mixer([170, 520])))),
  at([60, -60], sized(1.9, mixer([150, 520]))),
  drop([774, 510], 60),
  drop([774, 740], 36),
];

export const bathroomTaps: Scene = (random) => [
  tiles([0, 0, 1200, 900], { size: [200, 100], random, tones: STONE_TILES, grout: STONE[300] }),
  rect([300, -30, 600, 210], OAK[500], 16),
  rect([324, -30, 552, 186], BLUE[200], 8),
  stroke('M400 130L560 0M470 136L640 0', BLUE[50], 18),
  faint(0.09, rect([230, 480, 800, 220], STONE[900], 90)),
  at([0, 40], sized(1, basin([600, 440], 820))),
  at([600, 690], block([-60, 0, 120, 210], CERAMIC, 30)),
  at([380, 470], sized(1.35, pillarTap([0, 0], STONE[600]))),
  at([760, 470], sized(1.35, pillarTap([0, 0], BLUE[600]))),
  stroke('M300 462C320 440 330 452 352 446', OAK[300], 14),
  stroke('M850 462C830 446 812 456 800 448', OAK[300], 14),
];

export const newTaps: Scene = () => [
  wall(STONE[200]),
  plainFloor(560, OAK[200]),
  openBox([600, 800], [620, 300]),
  at([440, 540], turned([-14, 0, 0], sized(1.5, pillarTap([0, 0], STONE[600])))),
  at([760, 530], turned([12, 0, 0], sized(1.5, pillarTap([0, 0], BLUE[600])))),
  rect([296, 500, 608, 300], CARD.base),
  rect([296, 500, 608, 16], CARD.lit),
  rect([840, 500, 64, 300], CARD.shade),
  at([420, 590], sized(0.8, disc([0, 60], 70, CARD.shade), disc([0, 60], 46, CARD.base))),
  rect([520, 610, 220, 24], CARD.line, 6),
  rect([520, 654, 150, 24], CARD.line, 6),
];

export const bathWithoutShower: Scene = (random) => [
  tiles([0, 0, 1200, 770], { size: [120, 120], random, tones: PALE_TILES, grout: BLUE[200] }),
  plainFloor(760, STONE[400]),
  faint(0.14, rect([110, 780, 1010, 40], STONE[900], 20)),
  bath([130, 500], 940),
  tube('M190 392H330', CHROME, 40),
  block([210, 340, 44, 100], CHROME, 10),
  tube('M300 400C380 400 400 420 400 468', CHROME, 42),
  ring([232, 380], 30, [BLUE[600], 9]),
  block([900, 792, 70, 34], STEEL, 8),
  block([240, 792, 70, 34], STEEL, 8),
  rect([790, 250, 210, 26], CHROME.base, 8),
  shape('M810 270H980V440C950 452 930 436 900 444C870 452 840 436 810 446Z', BLUE[600]),
  shape('M930 270H980V440C962 448 948 440 930 440Z', BLUE[700]),
];

export const showerParts: Scene = (random) => [
  wall(BLUE[200], BLUE[100]),
  boards({ top: 540, random }),
  skirting(544),
  tube('M590 640V330', CHROME, 60),
  showerHead([590, 270]),
  openBox([600, 790], [560, 290]),
  rect([330, 500, 540, 60], OAK[100]),
  stroke('M330 556L390 516L450 556L520 510L590 560L660 512L730 558L800 514L866 556', OAK[300], 8),
  tube('M590 560V420', CHROME, 60),
  tube('M760 560C770 380 960 420 950 600C940 760 1010 820 1080 800', STEEL, 30),
  block([320, 550, 560, 240], CARD),
  rect([320, 550, 560, 14], CARD.lit),
  shape('M540 720C540 660 600 650 600 610C600 650 660 660 660 720A60 54 0 0 1 540 720Z', CARD.line),
  tube('M210 850H930', CHROME, 44),
  slab([160, 816, 110, 68], STEEL, 18),
  slab([880, 816, 110, 68], STEEL, 18),
];

const showerHead = ([x, y]: Point): Mark =>
  at(
    [x, y],
    disc([0, 0], 170, CHROME.shade),
    disc([-8, -8], 154, CHROME.base),
    ...holes(96, 12),
    ...holes(42, 6),
  );

const holes = (reach: number, times: number): Mark[] =>
  count(times).map((step) => {
    const angle = (step / times) * Math.PI * 2;
    return disc([reach * Math.cos(angle) - 8, reach * Math.sin(angle) - 8], 12, CHROME.line);
  });

/** A bath from above, in which the water stands. */
export const slowBath: Scene = (random) => [
  tiles([0, 0, 1200, 900], {
    size: [150, 150],
    random,
    tones: [STONE[300], STONE[300], STONE[200]],
    grout: STONE[400],
  }),
  faint(0.12, rect([150, 180, 960, 600], STONE[900], 120)),
  rect([120, 150, 960, 590], CERAMIC.base, 110),
  rect([190, 214, 820, 462], STONE[300], 100),
  within(
    outline([190, 214, 820, 462], 100),
    rect([190, 238, 820, 462], BLUE[300], 90),
    rect([230, 290, 720, 350], BLUE[200], 130),
    at([360, 445], plughole([0, 0], 62)),
    faint(0.55, oval([360, 445, 110, 90], BLUE[300])),
  ),
  ...[120, 180].map((size) => ring([360, 445], size, [BLUE[50], 7])),
  stroke('M700 330C760 310 840 320 880 350', BLUE[50], 10),
  stroke('M640 560C700 580 780 576 820 560', BLUE[50], 10),
  tube('M60 380H230', CHROME, 46),
  tube('M60 520H230', CHROME, 46),
  slab([110, 346, 62, 70], CHROME, 14),
  slab([110, 486, 62, 70], CHROME, 14),
];

export const slowBasin: Scene = (random) => [
  rect([0, 0, 1200, 900], OAK[300]),
  ...count(5).map((row) =>
    stroke(
      `M0 ${120 + row * 180 + random.between(-20, 20)}C400 ${100 + row * 180} 800 ${150 + row * 180} 1200 ${118 + row * 180}`,
      OAK[400],
      7,
    ),
  ),
  faint(0.16, oval([624, 500, 440, 360], STONE[900])),
  oval([600, 470, 440, 360], CERAMIC.base),
  oval([600, 480, 380, 300], STONE[300]),
  oval([600, 500, 366, 276], BLUE[300]),
  oval([600, 500, 300, 214], BLUE[200]),
  faint(0.8, plughole([600, 520], 58)),
  oval([690, 440, 40, 14], BLUE[50]),
  block([566, 30, 68, 210], CHROME, 30),
  slab([534, 20, 132, 60], CHROME, 26),
  drop([600, 250], 26),
  drops([[600, 340]], 18),
];
