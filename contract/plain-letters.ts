/**
 * A text in plain small letters: no accents, one kind of apostrophe, hyphen and blank, and the letters of other alphabets
 * that a British keyboard lacks as people write them without. Every box that searches folds by this, and the database by
 * `folded`, which does the same (plain-letters.test.ts).
 */
export function plainLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const spread = text.replace(APOSTROPHES, "'").normalize('NFKD').replace(UNSEEN, '').replace(HYPHENS, '-');
  return spread.replace(LETTERS, (letter) => PLAIN[letter] ?? letter).toLowerCase();
}

const ASCII = /^[\x20-\x5f\x61-\x7e]*$/;

/** Before the text is spread: the acute accent alone would be a blank and a mark. */
const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb-\u02bd\u2018-\u201b\u2032\uff07]/g;
const UNSEEN = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g;
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/** Letters that no accent makes. */
const PLAIN: Record<string, string> = {
  Æ: 'ae',
  æ: 'ae',
  Ð: 'd',
  ð: 'd',
  Đ: 'd',
  đ: 'd',
  Ħ: 'h',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  Ł: 'l',
  ł: 'l',
  Ŋ: 'n',
  ŋ: 'n',
  Ø: 'o',
  ø: 'o',
  Œ: 'oe',
  œ: 'oe',
  ẞ: 'ss',
  ß: 'ss',
  Þ: 'th',
  þ: 'th',
  Ŧ: 't',
  ŧ: 't',
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
