import type { SIGN_MARKS } from '../../../server/seed/demo/world/firms.ts';
import { count, disc, type Mark, oval, polygon, rect, ring, shape, stroke, turned } from '../svg.ts';

type Drawn = (ink: string, ground: string) => Mark[];

/** Signs of trades in a square of 200, its middle at nought, in one ink. */
export const MARKS: Record<(typeof SIGN_MARKS)[number], Drawn> = {
  arch: (ink, ground) => [
    shape('M-90 90V-10A90 90 0 0 1 90 -10V90H46V-6A46 46 0 0 0 -46 -6V90Z', ink),
    ...[-1, 0, 1].map((lean) => turned([lean * 40, 0, -6], rect([-4, -104, 8, 58], ground))),
  ],
  bath: (ink) => [
    shape('M-100 -4H100C100 60 70 80 40 80H-40C-70 80 -100 60 -100 -4Z', ink),
    stroke('M-70 -4V-66C-70 -96 -26 -96 -26 -62', ink, 18),
    ...[-56, 56].map((x) => rect([x - 8, 74, 16, 24], ink, 6)),
  ],
  bolt: (ink) => [
    polygon(
      [
        [20, -100],
        [-70, 20],
        [-8, 20],
        [-24, 100],
        [70, -26],
        [8, -26],
      ],
      ink,
    ),
  ],
  box: (ink, ground) => [
    polygon(
      [
        [0, -96],
        [92, -50],
        [92, 50],
        [0, 96],
        [-92, 50],
        [-92, -50],
      ],
      ink,
    ),
    stroke('M-92 -50L0 -4L92 -50M0 -4V96M-46 -73L46 -27', ground, 10),
  ],
  brick: (ink) =>
    count(3).flatMap((row) =>
      (row % 2 === 0 ? [-96, 4] : [-96, -42, 54]).map((x, column) =>
        rect([x, -72 + row * 50, row % 2 === 0 ? 92 : column === 1 ? 88 : 42, 42], ink, 5),
      ),
    ),
  brush: (ink, ground) => [
    rect([-80, -90, 160, 84], ink, 14),
    rect([-80, -40, 160, 10], ground),
    shape('M-36 -6H36L20 40H-20Z', ink),
    rect([-20, 30, 40, 74], ink, 18),
  ],
  bug: (ink, ground) => [
    stroke('M-40 -34L-84 -60M-46 6H-96M-40 44L-84 74M40 -34L84 -60M46 6H96M40 44L84 74', ink, 13),
    oval([0, 16, 52, 74], ink),
    disc([0, -66], 34, ink),
    stroke('M0 -40V86', ground, 8),
  ],
  drain: (ink) => [
    ring([0, 0], 84, [ink, 18]),
    ...[-40, -13, 14, 41].map((y) => rect([-52, y - 7, 104, 14], ink, 7)),
  ],
  drop: (ink, ground) => [
    shape('M0 -104C40 -48 72 -6 72 32A72 72 0 0 1 -72 32C-72 -6 -40 -48 0 -104Z', ink),
    stroke('M-36 34A38 38 0 0 0 4 68', ground, 12),
  ],
  fence: (ink, ground) => [
    ...[-84, -28, 28].map((x) =>
      polygon(
        [
          [x, 90],
          [x, -50],
          [x + 28, -92],
          [x + 56, -50],
          [x + 56, 90],
        ],
        ink,
      ),
    ),
    stroke('M-28 -46V90M28 -46V90', ground, 9),
    rect([-100, -10, 200, 22], ink),
    rect([-100, 42, 200, 22], ink),
  ],
  flame: (ink, ground) => [
    shape(
      'M8 -104C30 -50 80 -30 80 34A80 72 0 0 1 -80 34C-80 -6 -48 -20 -44 -62C-16 -46 -8 -30 -4 -8C14 -30 20 -64 8 -104Z',
      ink,
    ),
    shape('M4 20C22 36 34 46 34 66A34 30 0 0 1 -34 66C-34 46 -8 44 4 20Z', ground),
  ],
  hammer: (ink) => [
    turned(
      [38, 0, 0],
      rect([-14, -40, 28, 146], ink, 12),
      shape('M-70 -92H44C70 -92 84 -76 90 -46C66 -58 52 -44 44 -40H-70Z', ink),
    ),
  ],
  key: (ink) => [
    turned(
      [-45, 0, 0],
      ring([0, -56], 38, [ink, 22]),
      rect([-11, -20, 22, 120], ink, 6),
      rect([0, 50, 40, 18], ink, 4),
      rect([0, 80, 30, 18], ink, 4),
    ),
  ],
  leaf: (ink, ground) => [
    shape('M-80 84C-100 -20 -30 -96 92 -92C96 20 40 90 -50 70Z', ink),
    stroke('M-86 96C-50 30 -10 -10 50 -50', ground, 10),
  ],
  pan: (ink) => [
    shape('M-84 -20H84V30A60 60 0 0 1 24 86H-24A60 60 0 0 1 -84 30Z', ink),
    rect([-96, -46, 192, 20], ink, 10),
    rect([-18, -70, 36, 22], ink, 8),
    ...[-104, 78].map((x) => rect([x, -4, 28, 18], ink, 9)),
  ],
  plank: (ink) =>
    count(3).flatMap((row) =>
      [-1, 1].map((side) =>
        polygon(
          [
            [side * 4, -60 + row * 62 + 44],
            [side * 4, -60 + row * 62 - 4],
            [side * 92, -60 + row * 62 - 52],
            [side * 92, -60 + row * 62 - 4],
          ],
          ink,
        ),
      ),
    ),
  road: (ink, ground) => [
    polygon(
      [
        [-36, -92],
        [36, -92],
        [96, 92],
        [-96, 92],
      ],
      ink,
    ),
    ...[
      [-70, 20],
      [-26, 34],
      [34, 44],
    ].map(([y = 0, height = 0]) => rect([-7, y, 14, height], ground, 4)),
  ],
  roof: (ink) => [
    polygon(
      [
        [0, -84],
        [104, 4],
        [74, 4],
        [0, -56],
        [-74, 4],
        [-104, 4],
      ],
      ink,
    ),
    polygon(
      [
        [0, -34],
        [66, 22],
        [66, 86],
        [-66, 86],
        [-66, 22],
      ],
      ink,
    ),
    rect([40, -90, 26, 50], ink),
  ],
  saw: (ink, ground) => [
    turned(
      [-24, 0, 0],
      polygon(
        [
          [-100, -26],
          [40, -40],
          [40, 40],
          ...count(7).flatMap((tooth): [number, number][] => [
            [30 - tooth * 19, 26],
            [20 - tooth * 19, 40],
          ]),
          [-100, 8],
        ],
        ink,
      ),
      rect([34, -52, 70, 104], ink, 24),
      rect([56, -20, 26, 40], ground, 12),
    ),
  ],
  sparkle: (ink) => [
    shape('M0 -100C8 -30 30 -8 100 0C30 8 8 30 0 100C-8 30 -30 8 -100 0C-30 -8 -8 -30 0 -100Z', ink),
    disc([72, -70], 16, ink),
    disc([-72, 72], 12, ink),
  ],
  sun: (ink) => [
    disc([0, 0], 46, ink),
    ...count(8).map((ray) => turned([ray * 45, 0, 0], rect([-9, -100, 18, 36], ink, 9))),
  ],
  tile: (ink) =>
    [
      [0, -52],
      [52, 0],
      [0, 52],
      [-52, 0],
    ].map(([x = 0, y = 0]) =>
      polygon(
        [
          [x, y - 46],
          [x + 46, y],
          [x, y + 46],
          [x - 46, y],
        ],
        ink,
      ),
    ),
  tree: (ink) => [
    disc([0, -36], 62, ink),
    disc([-46, 2], 42, ink),
    disc([46, 2], 42, ink),
    rect([-13, 0, 26, 98], ink, 6),
  ],
  trowel: (ink) => [
    turned(
      [40, 0, 0],
      polygon(
        [
          [0, -100],
          [58, 26],
          [-58, 26],
        ],
        ink,
      ),
      rect([-8, 20, 16, 34], ink),
      rect([-17, 48, 34, 62], ink, 15),
    ),
  ],
  window: (ink, ground) => [
    shape('M-76 92V-20A76 76 0 0 1 76 -20V92Z', ink),
    stroke('M0 -84V82M-64 -4H64M-64 44H64', ground, 11),
    rect([-96, 86, 192, 18], ink, 6),
  ],
};
