import { BLUE, CHROME, DARK_TIMBER, IRON, OAK, PAINT, STEEL, STONE } from '../palette.ts';
import { block, tube } from '../parts/solid.ts';
import { hammer } from '../parts/things.ts';
import type { Scene } from '../scene.ts';
import { at, count, disc, faint, type Mark, type Point, rect, ring, shape, stroke } from '../svg.ts';

/** A roll of canvas with a pocket for each tool, on the deep band. */
export const toolRoll: Scene = () => [
  rect([0, 0, 1200, 900], BLUE[950]),
  faint(0.35, rect([90, 190, 1060, 590], STONE[900], 40)),
  rect([60, 160, 1080, 590], OAK[300], 36),
  rect([60, 160, 1080, 60], OAK[200], 30),
  screwdriver([180, 620], BLUE[600]),
  screwdriver([300, 620], OAK[500]),
  openSpanner([440, 620]),
  brush([600, 620]),
  pliers([770, 620]),
  hammer([900, 320], 0),
  tape([1064, 480]),
  rect([60, 500, 1080, 250], OAK[400], 36),
  rect([60, 500, 1080, 60], OAK[400]),
  rect([60, 492, 1080, 16], OAK[600]),
  ...count(6).map((pocket) => stroke(`M${240 + pocket * 152} 510V740`, OAK[600], 6)),
  stroke('M80 720H1120', OAK[500], 6),
  rect([1128, 300, 40, 30], OAK[700], 8),
  stroke('M1150 314C1190 340 1180 420 1160 470', OAK[700], 20),
];

const screwdriver = ([x, y]: Point, colour: string): Mark =>
  at(
    [x, y],
    block([-12, -330, 24, 330], STEEL),
    rect([-34, -420, 68, 130], colour, 30),
    rect([-34, -420, 20, 130], BLUE[200], 10),
    rect([16, -410, 10, 110], STONE[900], 5),
  );

const openSpanner = ([x, y]: Point): Mark =>
  at(
    [x, y],
    tube('M0 0V-300', CHROME, 44),
    ring([0, -350], 52, [CHROME.shade, 40]),
    ring([-4, -354], 52, [CHROME.base, 28]),
    rect([-26, -440, 52, 76], OAK[300]),
  );

const brush = ([x, y]: Point): Mark =>
  at(
    [x, y],
    block([-26, -220, 52, 220], DARK_TIMBER, 20),
    block([-70, -290, 140, 76], CHROME, 8),
    shape('M-68 -290H68L58 -430C40 -400 24 -440 0 -412C-24 -440 -40 -400 -58 -430Z', DARK_TIMBER.base),
    stroke('M-30 -300V-400M0 -300V-398M30 -300V-404', DARK_TIMBER.shade, 6),
  );

const pliers = ([x, y]: Point): Mark =>
  at(
    [x, y],
    tube('M-40 0C-46 -120 -34 -180 -8 -240', PAINT, 36),
    tube('M40 0C46 -120 34 -180 8 -240', PAINT, 36),
    disc([0, -250], 36, IRON.base),
    shape('M-34 -262C-44 -340 -24 -390 -4 -400V-262Z', STEEL.base),
    shape('M34 -262C44 -340 24 -390 4 -400V-262Z', STEEL.shade),
    disc([0, -250], 12, STEEL.lit),
  );

const tape = ([x, y]: Point): Mark =>
  at(
    [x, y],
    block([-54, -130, 108, 140], PAINT, 36),
    disc([0, -66], 34, BLUE[900]),
    disc([0, -66], 18, OAK[300]),
    rect([-54, -20, 26, 60], OAK[100]),
  );
