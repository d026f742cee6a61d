// Areas of the United Kingdom and the Crown dependencies have one or two letters; these rules are those of
// the public post code format, with the letters that never occur in a place left out.
const OUTWARD =
  /^(?:[A-PR-UWYZ][0-9]{1,2}|[A-PR-UWYZ][A-HK-Y][0-9]{1,2}|[A-PR-UWYZ][0-9][A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y][0-9][ABEHMNPRVWXY])$/;
const INWARD = /^[0-9][ABD-HJLNP-UW-Z]{2}$/;

export type Postcode = { full: string; outward: string; area: string; district: number };

/**
 * Reads a full post code in any case, with or without the blank: 'sw1a1aa' is 'SW1A 1AA'.
 * Null for anything else. Whether the area exists is for the places to say.
 */
export function readPostcode(typed: string): Postcode | null {
  const letters = lettersOf(typed);
  const outward = letters.slice(0, -3);
  const inward = letters.slice(-3);
  if (!OUTWARD.test(outward) || !INWARD.test(inward)) return null;
  const area = /[A-Z]+/.exec(outward)?.[0] ?? '';
  const district = Number(/[0-9]+/.exec(outward)?.[0]);
  return { full: `${outward} ${inward}`, outward, area, district };
}

/**
 * The first half of what was typed, whether all of a post code, that half alone, or more of it with a blank between:
 * 'se1 9sg', 'se1 9' and 'se1' are 'SE1', 'se19' is another.
 */
export function readOutward(typed: string): string | null {
  const whole = readPostcode(typed);
  if (whole) return whole.outward;
  const first = lettersOf(typed.trim().replace(BEGUN, ''));
  return OUTWARD.test(first) ? first : null;
}

/** A post code or its first half as it is written, 'se17pb' as 'SE1 7PB'; anything else as it was typed. */
export function asPostcode(typed: string): string {
  const half = readOutward(typed);
  return readPostcode(typed)?.full ?? (half === lettersOf(typed) ? half : typed);
}

const BEGUN = /\s+\d[a-z]?$/i;

/** Blanks, hyphens, dots and brackets are how people write one; signs without width come with what is pasted. */
const AROUND = /[\p{White_Space}\p{Dash_Punctuation}.()[\]{}\p{Format}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Its letters and figures. Empty where there is any other sign: dropped, it would make another place of 'M!2 4AB', as would
 * the letters of other scripts that have a capital in ours.
 */
function lettersOf(typed: string): string {
  const rest = typed.replace(AROUND, '');
  return /^[A-Za-z0-9]+$/.test(rest) ? rest.toUpperCase() : '';
}
