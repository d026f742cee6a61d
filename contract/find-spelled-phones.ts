import type { Span } from './fold-text.ts';

/** What each word adds to a number that is read out; 'double' and 'treble' repeat what follows. */
const WORDS: Record<string, string> = {
  zero: '0',
  oh: '0',
  nought: '0',
  naught: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  hundred: '00',
  o: '0',
};
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const TIMES = 'double|triple|treble';
const WORD = `zero|oh(?!m)|nought|naught|one|two|three|four|five|six|${TENS}|seven|eight|nine|hundred|${TIMES}`;
/** In no other word: 'one of' ends with its one. */
const LONE_O = String.raw`o(?!\p{L})`;
const UNIT = String.raw`(?:${WORD}|${LONE_O}|\d)`;
const SPELLED = new RegExp(
  String.raw`(?:(?<!\p{L})plus[\s,-]{0,3})?(?<!\p{L})${UNIT}(?:[\s,.\-_/]{0,6}(?:and\s)?${UNIT}){8,}`,
  'giu',
);
const EACH = new RegExp(UNIT, 'giu');

/** Where numbers stand that are read out, in words or partly in words. */
export const spelledPhonesIn = (text: string): Span[] =>
  [...text.matchAll(SPELLED)]
    .filter(([row]) => isNumber(row))
    .map(({ 0: row, index }) => [index, index + row.length]);

/** Half of it in words, or as long as a British number. 'One 2400, two 1200, three 600' is none. */
function isNumber(row: string): boolean {
  const units = row.match(EACH) ?? [];
  const words = units.filter((unit) => /\D/.test(unit));
  return words.length > 0 && (2 * words.length >= units.length || BRITISH.test(figuresOf(units)));
}

const BRITISH = /^(?:44)?0?[1-35789]\d{9}$/;

function figuresOf(units: string[]): string {
  let times = 1;
  let figures = '';
  for (const unit of units.map((one) => one.toLowerCase())) {
    if (TIMES.split('|').includes(unit)) times = unit === 'double' ? 2 : 3;
    else {
      figures += (WORDS[unit] ?? unit).repeat(times);
      times = 1;
    }
  }
  return figures;
}

const ANY_WORD = new RegExp(WORD, 'i');

/** Whether there are words for one. */
export const mayHoldSpelled = (text: string): boolean => ANY_WORD.test(text);
