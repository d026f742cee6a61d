import { BLUE, MOSS, OAK, STONE } from '../palette.ts';
import { disc, faint, type Mark, outline, oval, rect, shape, stroke, within } from '../svg.ts';
import { square } from './logos.ts';

type Hair = 'bald' | 'bob' | 'bun' | 'cap' | 'crop' | 'curls' | 'long' | 'scarf' | 'side';
type Face = {
  ground: string;
  skin: string;
  /** The skin in shade, and its lines. */
  dusk: string;
  hair: Hair;
  strands: string;
  coat: string;
  collar: string;
  has: readonly ('beard' | 'glasses')[];
};

const PALE = { skin: OAK[200], dusk: OAK[300] };
const TAN = { skin: OAK[300], dusk: OAK[400] };
const BROWN = { skin: OAK[500], dusk: OAK[600] };
const DARK = { skin: OAK[700], dusk: OAK[800] };

const face = (
  [ground, coat, collar]: readonly [string, string, string],
  { skin, dusk }: typeof PALE,
  [hair, strands, ...has]: readonly [Hair, string, ...('beard' | 'glasses')[]],
): Face => ({ ground, skin, dusk, hair, strands, coat, collar, has });

/** People whom nobody has seen: each is put together of a few parts. */
const FACES: readonly Face[] = [
  face([BLUE[100], BLUE[800], STONE[50]], PALE, ['side', OAK[700], 'beard']),
  face([OAK[200], BLUE[600], BLUE[900]], PALE, ['cap', BLUE[900]]),
  face([STONE[200], OAK[600], OAK[200]], DARK, ['crop', STONE[900], 'beard']),
  face([BLUE[200], STONE[50], BLUE[700]], PALE, ['bob', STONE[400], 'glasses']),
  face([OAK[100], MOSS[600], STONE[50]], BROWN, ['bald', STONE[500], 'beard']),
  face([STONE[300], BLUE[700], OAK[300]], TAN, ['curls', OAK[700]]),
  face([BLUE[50], BLUE[500], '#ffffff'], PALE, ['bun', OAK[500]]),
  face([OAK[200], STONE[700], STONE[100]], BROWN, ['long', STONE[900]]),
  face([BLUE[100], OAK[400], OAK[100]], TAN, ['scarf', BLUE[700]]),
  face([STONE[200], BLUE[900], BLUE[300]], DARK, ['curls', STONE[900], 'glasses']),
  face([OAK[100], BLUE[700], '#ffffff'], PALE, ['crop', STONE[300], 'glasses']),
  face([BLUE[200], OAK[700], OAK[200]], BROWN, ['side', STONE[800]]),
];

const BEHIND: Partial<Record<Hair, (fill: string) => Mark>> = {
  bob: (fill) => rect([106, 84, 188, 190], fill, 90),
  bun: (fill) => disc([200, 62], 42, fill),
  curls: (fill) =>
    [
      [118, 150],
      [112, 200],
      [282, 150],
      [288, 200],
      [136, 104],
      [264, 104],
      [170, 76],
      [230, 76],
      [200, 68],
    ]
      .map(([x = 0, y = 0]) => disc([x, y], 40, fill))
      .join(''),
  long: (fill) => shape('M104 176C100 40 300 40 296 176V330H104Z', fill),
  scarf: (fill) =>
    shape('M98 190C92 44 308 44 302 190C306 250 300 300 280 330H120C100 300 94 250 98 190Z', fill),
};

const ABOVE: Partial<Record<Hair, (fill: string) => Mark>> = {
  bob: (fill) =>
    shape('M118 180C112 70 288 70 282 180C262 140 224 128 190 128C156 130 130 150 118 180Z', fill),
  bun: (fill) =>
    shape('M120 176C116 76 284 76 280 176C262 132 232 118 200 118C168 118 138 132 120 176Z', fill),
  cap: (fill) =>
    [
      shape('M112 150C112 62 288 62 288 150Z', fill),
      rect([104, 142, 212, 22], fill, 11),
      faint(0.3, rect([104, 154, 212, 10], STONE[900], 5)),
    ].join(''),
  crop: (fill) =>
    shape(
      'M118 172C110 74 290 74 282 172C278 146 268 132 252 126C220 116 180 116 148 126C132 132 122 146 118 172Z',
      fill,
    ),
  curls: (fill) =>
    [150, 184, 218, 252].map((x, index) => disc([x, 112 - (index % 2) * 8], 30, fill)).join(''),
  long: (fill) =>
    shape('M116 190C108 70 292 70 284 190C276 146 250 118 206 112C196 140 150 146 116 190Z', fill),
  scarf: (fill) =>
    shape('M112 190C108 60 292 60 288 190C284 126 240 112 200 112C160 112 116 126 112 190Z', fill),
  side: (fill) =>
    shape(
      'M116 174C104 66 296 60 284 174C280 150 274 140 262 130C220 140 170 130 146 112C140 136 122 148 116 174Z',
      fill,
    ),
};

function faceAt(place: number): Face {
  const one = FACES[place - 1];
  if (!one) throw new Error(`there is no face ${place}`);
  return one;
}

const beard = (fill: string): Mark =>
  shape(
    'M122 196C126 290 160 308 200 308C240 308 274 290 278 196C270 226 250 232 232 230C214 222 186 222 168 230C150 232 130 226 122 196Z',
    fill,
  );

const glasses = (): Mark =>
  [160, 240].map((x) => stroke(`M${x - 27} 186a27 27 0 1 0 54 0a27 27 0 1 0 -54 0`, STONE[800], 6)).join('') +
  stroke('M187 182H213', STONE[800], 6);

/** A head and shoulders, friendly and with little detail. */
export function portrait(place: number): string {
  const { ground, skin, dusk, hair, strands, coat, collar, has } = faceAt(place);
  const head = outline([120, 90, 160, 206], 80);
  return square([
    rect([0, 0, 400, 400], ground),
    BEHIND[hair]?.(strands) ?? '',
    shape('M40 400C44 330 100 304 160 296H240C300 304 356 330 360 400Z', coat),
    shape('M156 296H244L200 356Z', collar),
    rect([166, 250, 68, 64], dusk, 26),
    ...(hair === 'scarf' ? [] : [oval([118, 198, 15, 24], dusk), oval([282, 198, 15, 24], dusk)]),
    within(head, rect([120, 90, 160, 210], skin), faint(0.5, rect([246, 90, 40, 210], dusk))),
    has.includes('beard') ? beard(hair === 'bald' ? STONE[500] : strands) : '',
    ...[160, 240].map((x) => disc([x, 188], 8, STONE[900])),
    stroke(
      'M144 162q16 -10 32 -2M224 160q16 -8 32 2',
      hair === 'scarf' ? STONE[800] : hair === 'cap' ? OAK[700] : strands,
      7,
    ),
    stroke('M198 196q-10 22 4 26', dusk, 6),
    stroke('M172 248q28 22 56 0', has.includes('beard') ? OAK[200] : OAK[800], 7),
    ABOVE[hair]?.(strands) ?? '',
    has.includes('glasses') ? glasses() : '',
  ]);
}
