const LEAST = 4;
/** A long word may have two slips. */
const LONG = 8;

/**
 * Whether `typed` is this word, or the beginning of it, with a slip of the finger: a letter too many, one too few, another
 * one, or two that have changed places. The first letter is hardly ever the wrong one.
 */
export function isMisspelt(typed: string, text: string): boolean {
  if (typed.length < LEAST || text.length < LEAST || typed[0] !== text[0]) return false;
  const slips = typed.length >= LONG ? 2 : 1;
  // The beginnings of some word are like every word of four letters: "else" is no "electric".
  const beginnings = typed.length > LEAST ? [typed.length - 1, typed.length, typed.length + 1] : [];
  return [...beginnings, text.length]
    .map((letters) => text.slice(0, letters))
    .some((part) => part.length >= LEAST - 1 && slipsBetween(typed, part) <= slips);
}

/** How many slips lead from one to the other (Damerau and Levenshtein, no letter touched twice). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let at = 1; at <= other.length; at += 1) rows[row]?.push(fewest(rows, { one, other, row, at }));
  }
  return rows[one.length]?.[other.length] ?? 0;
}

type Place = { one: string; other: string; row: number; at: number };

function fewest(rows: number[][], { one, other, row, at }: Place): number {
  const slips = (up: number, back: number) => rows[row - up]?.[at - back] ?? Number.POSITIVE_INFINITY;
  const isSame = one[row - 1] === other[at - 1];
  const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
  return Math.min(
    slips(1, 0) + 1,
    slips(0, 1) + 1,
    slips(1, 1) + (isSame ? 0 : 1),
    isSwapped ? slips(2, 2) + 1 : Number.POSITIVE_INFINITY,
  );
}
