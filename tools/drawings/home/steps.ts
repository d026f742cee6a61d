import { BLUE, CERAMIC, CHROME, IRON, MOSS, OAK, PAINT, STEEL, STONE, TIMBER } from '../palette.ts';
import { boards, PALE_TILES, STONE_TILES, tiles, wall } from '../parts/room.ts';
import { behind, block, ground, slab } from '../parts/solid.ts';
import { mixer } from '../parts/taps.ts';
import { hammer } from '../parts/things.ts';
import { drop } from '../parts/water.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import {
  at,
  disc,
  faint,
  type Mark,
  outline,
  oval,
  type Point,
  rect,
  shape,
  sized,
  stroke,
  turned,
  within,
} from '../svg.ts';
import { fiveStars } from './stars.ts';

/** A phone on a kitchen table: the photo of a tap, a few words, one button. */
export const sayWhatNeedsDoing: Scene = (random) => [
  boards({ top: 0, random, tones: [OAK[200], OAK[200], OAK[100]] }),
  mug([1000, 240]),
  faint(0.16, turned([-7, 560, 450], rect([396, 76, 380, 800], STONE[900], 60))),
  turned([-7, 560, 450], phone([370, 40], random)),
  turned([24, 190, 620], pencil([150, 360])),
];

const phone = ([x, y]: Point, random: Random): Mark =>
  at(
    [x, y],
    block([0, 0, 380, 800], IRON, 58),
    rect([18, 18, 344, 764], '#ffffff', 42),
    within(
      outline([44, 66, 292, 270], 22),
      tiles([44, 66, 292, 270], { size: [73, 68], random, tones: PALE_TILES, grout: BLUE[200] }),
      at([170, 346], sized(0.62, mixer([0, 0]))),
      drop([312, 216], 22),
      drop([312, 276], 16),
    ),
    rect([44, 370, 210, 30], STONE[700], 12),
    rect([44, 428, 292, 20], STONE[300], 10),
    rect([44, 468, 292, 20], STONE[300], 10),
    rect([44, 508, 180, 20], STONE[300], 10),
    rect([44, 560, 136, 52], BLUE[100], 26),
    rect([196, 560, 108, 52], BLUE[100], 26),
    rect([44, 662, 292, 80], BLUE[700], 20),
    rect([130, 692, 120, 20], '#ffffff', 10),
  );

const mug = (point: Point): Mark =>
  at(
    point,
    faint(0.14, disc([18, 22], 150, STONE[900])),
    stroke('M120 60C220 80 220 180 110 130', BLUE[700], 38),
    disc([0, 0], 146, BLUE[600]),
    disc([0, 0], 146 - 22, BLUE[800]),
    disc([4, 6], 112, OAK[700]),
    faint(0.5, stroke('M-70 -40C-50 -76 -6 -92 40 -84', OAK[400], 14)),
  );

const pencil = ([x, y]: Point): Mark =>
  at(
    [x, y],
    faint(0.14, rect([20, 20, 46, 420], STONE[900], 8)),
    rect([0, 0, 46, 400], BLUE[600]),
    rect([0, 0, 14, 400], BLUE[400]),
    rect([34, 0, 12, 400], BLUE[800]),
    rect([0, -18, 46, 30], CHROME.base),
    rect([0, -62, 46, 46], OAK[400], 12),
    shape('M0 400H46L23 466Z', OAK[200]),
    shape('M14 440H32L23 466Z', STONE[800]),
  );

/** Three quotes on a wall; the one in the middle is chosen. */
export const compareQuotes: Scene = () => [
  wall(STONE[100]),
  turned([-5, 230, 480], quote([60, 210], { tone: STEEL.shade, width: 300 })),
  turned([5, 970, 480], quote([840, 210], { tone: OAK[400], width: 300 })),
  behind([390, 120, 420, 620], 30),
  quote([390, 120], { tone: BLUE[600], width: 420 }),
  disc([800, 150], 78, MOSS[600]),
  stroke('M764 152L790 178L838 124', '#ffffff', 20),
];

type Quote = { tone: string; width: number };

const quote = ([x, y]: Point, { tone, width }: Quote): Mark =>
  at(
    [x, y],
    sized(
      width / 420,
      rect([14, 16, 420, 620], STONE[300], 30),
      rect([0, 0, 420, 620], '#ffffff', 30),
      disc([92, 104], 52, tone),
      sized(0.3, at([306, 340], hammer([0, 0], -40))),
      rect([168, 70, 190, 26], STONE[700], 12),
      fiveStars([182, 134], 15),
      rect([40, 214, 340, 18], STONE[300], 9),
      rect([40, 254, 340, 18], STONE[300], 9),
      rect([40, 294, 220, 18], STONE[300], 9),
      rect([40, 380, 200, 64], STONE[800], 14),
      rect([262, 400, 90, 24], STONE[300], 10),
      rect([40, 500, 340, 80], tone, 20),
    ),
  );

/** The tap is quiet, the tools are put away, and somebody says how it went. */
export const getItDone: Scene = (random) => [
  tiles([0, 0, 1200, 640], { size: [150, 150], random, tones: STONE_TILES, grout: STONE[300] }),
  faint(0.1, at([24, 20], mixer([250, 640]))),
  slab([0, 630, 1200, 90], TIMBER),
  rect([0, 720, 1200, 180], BLUE[700]),
  rect([596, 720, 8, 180], BLUE[900]),
  slab([90, 640, 520, 54], CHROME, 18),
  mixer([250, 652]),
  faint(0.7, stroke('M560 250V310M530 280H590', CERAMIC.base, 12)),
  faint(0.7, stroke('M120 250V290M100 270H140', CERAMIC.base, 10)),
  toolbox([700, 640]),
  turned([5, 850, 160], verdict([660, 50])),
];

const toolbox = (point: Point): Mark =>
  at(
    point,
    ground([210, 4], 260),
    stroke('M140 -220V-270H280V-220', STEEL.shade, 26),
    block([0, -220, 420, 220], PAINT, 24),
    rect([0, -226, 420, 66], BLUE[800], 24),
    rect([180, -190, 60, 64], CHROME.base, 10),
    rect([198, -170, 24, 24], STEEL.shade, 6),
  );

const verdict = ([x, y]: Point): Mark =>
  at(
    [x, y],
    faint(0.12, rect([14, 18, 320, 220], STONE[900], 26)),
    rect([0, 0, 320, 220], '#ffffff', 26),
    fiveStars([60, 68], 22),
    rect([32, 122, 256, 20], STONE[300], 10),
    rect([32, 162, 170, 20], STONE[300], 10),
    oval([264, 172, 22, 22], OAK[400]),
  );
