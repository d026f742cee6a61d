import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const slowly: (text: string) => Date | number = pg.types.getTypeParser(TIMESTAMPTZ, 'text');

/**
 * Reads a moment as PostgreSQL writes it in the zone of our servers, `2026-11-25 18:49:00.123+00`, in a quarter of the
 * driver's time: a list holds fifty of them. Everything else is left to the driver: other zones, years of five digits,
 * `infinity`, years before 100, and more than milliseconds.
 */
export function readMoment(text: string): Date | number {
  const isUsual = text.length >= WHOLE && text.length <= LONGEST && text.endsWith('+00') && text[4] === '-';
  if (!isUsual || text < FIRST) return slowly(text);
  const [month, day] = [two(text, 5) - 1, two(text, 8)];
  const year = two(text, 0) * 100 + two(text, 2);
  return new Date(Date.UTC(year, month, day, two(text, 11), two(text, 14), two(text, 17), thousandths(text)));
}

const WHOLE = '2026-11-25 18:49:00+00'.length;
const LONGEST = '2026-11-25 18:49:00.123+00'.length;
/** JavaScript takes a year of two digits for one of the last century. */
const FIRST = '0100';
const ZERO = '0'.charCodeAt(0);

const digit = (text: string, at: number): number => text.charCodeAt(at) - ZERO;
const two = (text: string, at: number): number => digit(text, at) * 10 + digit(text, at + 1);

/** PostgreSQL leaves out the zeros at the end of a fraction, and the whole of it. */
function thousandths(text: string): number {
  const digits = text.length - WHOLE - 1;
  if (digits < 1) return 0;
  const tenths = digit(text, 20) * 100;
  return digits < 2 ? tenths : tenths + digit(text, 21) * 10 + (digits < 3 ? 0 : digit(text, 22));
}
