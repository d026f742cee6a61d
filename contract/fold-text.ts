/** From a place of a text up to another one. */
export type Span = readonly [from: number, to: number];

/** The text with a letter in the place of each of its units in a span, so that nothing else is found there. */
export function shaded(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let shadedTo = 0;
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    if (to <= shadedTo) continue;
    pieces.push(text.slice(shadedTo, from), 'x'.repeat(to - Math.max(from, shadedTo)));
    shadedTo = to;
  }
  pieces.push(text.slice(shadedTo));
  return pieces.join('');
}

/** A text as it reads, in plain signs, and where each of its units stands in what was typed. */
export type Folded = {
  text: string;
  /** Of a place in `text`, the place in what was typed. */
  typedAt: (place: number) => number;
  /** The same, before the signs without width that stand there. */
  typedBefore: (place: number) => number;
};

/**
 * Writes a text in plain signs: digits of every script as 0 to 9, every kind of blank, dash and full stop as the
 * usual one, HTML entities as what they stand for; signs without width and accents are left out. Only for finding
 * things in it. What is shown is always what was typed.
 */
export function foldText(typed: string): Folded {
  if (PLAIN.test(typed)) return { text: typed, typedAt: same, typedBefore: same };
  const pieces: string[] = [];
  const places: number[] = [];
  const ends: number[] = [0];
  for (const piece of typed.matchAll(PIECE)) {
    const plain = piece[0].length > 1 && piece[0].startsWith('&') ? entity(piece[0]) : plainSign(piece[0]);
    pieces.push(plain);
    for (let unit = 0; unit < plain.length; unit++) {
      places.push(piece.index);
      ends.push(piece.index + piece[0].length);
    }
  }
  return {
    text: pieces.join(''),
    typedAt: (place) => places[place] ?? typed.length,
    typedBefore: (place) => ends[place] ?? typed.length,
  };
}

const same = (place: number): number => place;

/** ASCII without what could begin an entity: most texts. */
const PLAIN = /^(?:[\x20-\x25\x27-\x7e\n]|&(?![#a-z]))*$/i;

/** An entity, also one that was written twice over ('&amp;#64;') or without its end; else one sign. Every bound is fixed. */
const PIECE = /&(?:amp;){0,3}#(?:x[\da-f]{1,6}|\d{1,7});?|&(?:amp;){0,3}[a-z]{2,20};|[^]/giu;

function entity(written: string): string {
  const [, sign = ''] = /^&(?:amp;)*(.+?);?$/i.exec(written) ?? [];
  if (sign.startsWith('#')) {
    const isHex = /^#x/i.test(sign);
    const point = Number.parseInt(sign.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return point > 0 && point <= 0x10_ffff ? plainSign(String.fromCodePoint(point)) : ' ';
  }
  return ENTITIES.get(sign.toLowerCase()) ?? written;
}

/** The names of signs that occur in a number, an address or a post code. */
const ENTITIES = new Map(
  Object.entries({
    commat: '@',
    period: '.',
    centerdot: '.',
    middot: '.',
    bull: '.',
    plus: '+',
    lpar: '(',
    rpar: ')',
    lsqb: '[',
    lbrack: '[',
    rsqb: ']',
    rbrack: ']',
    lcub: '{',
    rcub: '}',
    sol: '/',
    comma: ',',
    lowbar: '_',
    underbar: '_',
    ast: '*',
    hyphen: '-',
    dash: '-',
    ndash: '-',
    mdash: '-',
    minus: '-',
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    hairsp: ' ',
    puncsp: ' ',
    numsp: ' ',
    tab: ' ',
    newline: '\n',
    shy: '',
    zwj: '',
    zwnj: '',
    lrm: '',
    rlm: '',
    zerowidthspace: '',
    nobreak: '',
  }),
);

const known = new Map<string, string>();
const MOST_KNOWN = 4_000;

/** One sign in plain ones; remembered, since a text is made of few. */
function plainSign(sign: string): string {
  const before = known.get(sign);
  if (before !== undefined) return before;
  const plain = madePlain(sign);
  if (known.size < MOST_KNOWN) known.set(sign, plain);
  return plain;
}

function madePlain(sign: string): string {
  if (/^[\x21-\x7e\n]$/.test(sign)) return sign;
  const circled = DIGITS_WITHOUT_A_PLAIN_FORM.get(sign);
  if (circled) return circled;
  const plain = sign.normalize('NFKC');
  // A fraction is no row of figures.
  return plain.includes('\u2044') ? sign : Array.from(plain, onePlain).join('');
}

function onePlain(sign: string): string {
  if (/[\p{M}\p{Cf}\p{Cc}\p{DI}]/u.test(sign) && !/\s/.test(sign)) return '';
  if (sign === '\n') return sign;
  if (/[\s\u2800]/.test(sign)) return ' ';
  if (/[\p{Pd}\u2212\u2043\u02d7]/u.test(sign)) return '-';
  if (/[.\u3002\u00b7\u2022\u2219\u22c5\u30fb\u06d4]/.test(sign)) return '.';
  if (/\p{Nd}/u.test(sign)) return decimalDigit(sign);
  const han = '〇一二三四五六七八九'.indexOf(sign);
  return han >= 0 ? String(han) : sign;
}

/** Unicode gives the digits of each script ten places in a row, beginning with its zero. */
function decimalDigit(sign: string): string {
  const point = sign.codePointAt(0) ?? 0;
  let zero = point;
  while (zero > 0 && point - zero < MOST_DIGITS_IN_A_ROW && /\p{Nd}/u.test(String.fromCodePoint(zero - 1)))
    zero--;
  return String((point - zero) % 10);
}

const MOST_DIGITS_IN_A_ROW = 60;

/** Figures in black or double circles, of which Unicode names no plain form: each row counts up from its first. */
const ROWS: readonly [first: number, value: number, length: number][] = [
  [0x24eb, 11, 10],
  [0x24f5, 1, 10],
  [0x24ff, 0, 1],
  [0x2776, 1, 10],
  [0x2780, 1, 10],
  [0x278a, 1, 10],
  [0x1f10b, 0, 1],
  [0x1f10c, 0, 1],
];
const DIGITS_WITHOUT_A_PLAIN_FORM = new Map(
  ROWS.flatMap(([first, value, length]) =>
    Array.from({ length }, (_, step) => [String.fromCodePoint(first + step), String(value + step)] as const),
  ),
);
