import { BLUE, DARK_TIMBER, MOSS, OAK, STONE, TIMBER } from '../palette.ts';
import { flowers, potPlant } from '../parts/furniture.ts';
import { fencePanel, field, pebbles, post, sky } from '../parts/outside.ts';
import { bush, trunk } from '../parts/plants.ts';
import { block, ground, slab, tube } from '../parts/solid.ts';
import { stack } from '../parts/things.ts';
import type { Scene } from '../scene.ts';
import { count, disc, outline, oval, type Point, polygon, rect, shape, stroke, within } from '../svg.ts';

export const stripedLawn: Scene = () => [
  sky(),
  rect([0, 280, 1200, 190], OAK[400]),
  ...count(15).map((index) => rect([index * 82 + 76, 280, 6, 190], OAK[600])),
  rect([0, 270, 1200, 22], OAK[300]),
  within(
    outline([0, 460, 1200, 440]),
    ...count(10).map((stripe) =>
      polygon(
        [
          [600 + (stripe - 5) * 130, 460],
          [600 + (stripe - 4) * 130, 460],
          [600 + (stripe - 4) * 330, 900],
          [600 + (stripe - 5) * 330, 900],
        ],
        stripe % 2 === 0 ? MOSS[400] : MOSS[300],
      ),
    ),
  ),
  rect([0, 452, 1200, 44], OAK[700]),
  flowers([20, 460, 1180], [BLUE[200], OAK[200], BLUE[400], '#ffffff']),
];

export const borders: Scene = (random) => [
  sky(),
  bush([-60, 160, 420, 380], random),
  bush([820, 130, 440, 400], random),
  field(470, MOSS[300]),
  shape('M480 900C520 760 700 700 620 470H740C860 680 700 780 720 900Z', OAK[200]),
  shape('M0 560C200 540 330 600 420 900H0Z', OAK[700]),
  shape('M1200 540C1000 540 860 620 800 900H1200Z', OAK[700]),
  flowers([10, 640, 300], [BLUE[300], '#ffffff', OAK[300]]),
  flowers([-10, 800, 390], ['#ffffff', BLUE[500], OAK[200]]),
  flowers([900, 630, 300], [OAK[200], BLUE[400], '#ffffff']),
  flowers([840, 800, 360], [BLUE[300], OAK[300], '#ffffff']),
];

/** A hedge with straight edges. */
export const trimmedHedge: Scene = (random) => [
  sky(),
  rect([-10, 300, 1220, 470], MOSS[600]),
  rect([-10, 300, 1220, 60], MOSS[500]),
  ...count(110).map(() => {
    const fill = random.pick([MOSS[500], MOSS[700], MOSS[500]]);
    return oval(
      [random.between(0, 1200), random.between(360, 750), random.between(14, 28), random.between(7, 13)],
      fill,
    );
  }),
  rect([500, 300, 220, 470], BLUE[200]),
  shape('M470 300H750V330H470Z', MOSS[500]),
  field(760, MOSS[300]),
  shape('M500 766H720L780 900H440Z', STONE[300]),
  post([470, 520, 44, 260], TIMBER),
  post([706, 520, 44, 260], TIMBER),
  ...count(4).map((index) => block([522 + index * 46, 560, 38, 200], TIMBER, 6)),
  slab([514, 600, 196, 24], TIMBER),
  slab([514, 700, 196, 24], TIMBER),
];

export const raisedBeds: Scene = (random) => [
  sky(),
  ...count(4).map((panel) => fencePanel([panel * 310 - 20, 230, 300, 260], DARK_TIMBER)),
  field(480, MOSS[300]),
  ...[60, 640].flatMap((x) => [
    rect([x, 560, 500, 40], OAK[700]),
    flowers([x + 20, 580, 470], [BLUE[300], '#ffffff', OAK[300]]),
    bush([x + 300, 430, 170, 150], random),
    slab([x - 10, 590, 520, 84], TIMBER, 4),
    slab([x - 10, 674, 520, 84], TIMBER, 4),
    block([x - 10, 580, 40, 190], DARK_TIMBER),
    block([x + 470, 580, 40, 190], DARK_TIMBER),
  ]),
  pebbles([0, 800, 1200, 90], { random, tones: [OAK[200], STONE[300], OAK[300]], times: 60 }),
];

/** A tree whose crown was thinned. */
export const prunedTree: Scene = (random) => [
  sky(),
  field(720, MOSS[400]),
  trunk([600, 830], [170, 560]),
  tube('M590 440C520 380 470 330 420 300', DARK_TIMBER, 44),
  tube('M610 420C680 360 740 330 790 300', DARK_TIMBER, 44),
  bush([300, 90, 330, 270], random),
  bush([570, 60, 340, 280], random),
  bush([430, 20, 330, 250], random),
  stack([90, 820, 180, 44], [3, { lit: OAK[200], base: OAK[400], shade: OAK[600], line: OAK[700] }]),
  ...count(3).flatMap((row) =>
    count(2).map((column) =>
      disc([900 + column * 100 + row * 50, 800 - row * 76], 46, row % 2 === 0 ? OAK[400] : OAK[500]),
    ),
  ),
  ...count(3).flatMap((row) =>
    count(2).map((column) => disc([900 + column * 100 + row * 50, 800 - row * 76], 28, OAK[200])),
  ),
];

/** Turf where a stump was. */
export const clearedGround: Scene = (random) => [
  sky(),
  ...count(4).map((panel) => fencePanel([panel * 310 - 20, 260, 300, 240], TIMBER)),
  bush([-60, 330, 300, 240], random),
  field(490, MOSS[400]),
  shape('M300 700C340 600 620 560 840 620C960 660 960 780 800 810C600 850 260 830 300 700Z', MOSS[300]),
  ...count(8).map((index) =>
    stroke(`M${360 + index * 66} ${740 - (index % 3) * 40}l10 -34m4 34l4 -30`, MOSS[500], 7),
  ),
  potPlant([1010, 700], 1.4),
];

export const logPile: Scene = (random) => [
  sky(),
  bush([-40, 180, 400, 340], random),
  bush([820, 200, 420, 340], random),
  field(560, MOSS[400]),
  ground([600, 830], 500, 30),
  ...count(4).flatMap((row) =>
    count(7 - row).flatMap((column) => {
      const middle: Point = [210 + column * 130 + row * 65, 770 - row * 112];
      return [
        disc(middle, 66, OAK[600]),
        disc([middle[0] - 3, middle[1] - 3], 54, OAK[200]),
        disc([middle[0] - 3, middle[1] - 3], 34, OAK[300]),
        disc([middle[0] - 3, middle[1] - 3], 12, OAK[400]),
      ];
    }),
  ),
];
