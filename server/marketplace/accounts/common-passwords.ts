import { brand } from '../../../contract/brand.ts';
import { MIN_PASSWORD } from '../../../contract/fields.ts';

let read: Promise<Set<string>> | undefined;

/** Those that guessers try first. The list is large, and read with the first password that somebody chooses. */
const commonPasswords = (): Promise<Set<string>> => (read ??= readCommonPasswords());

/** As far as they are long enough to be chosen here. */
async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((word) => word.length >= MIN_PASSWORD);
  return new Set(longEnough.map((word) => word.toLowerCase()));
}

/** What comes to mind on a marketplace for trades; with or without digits and signs around it. */
const AT_HAND = new Set(
  [
    brand.name,
    brand.strapline,
    ...`
      plumber plumbing electrician electrics electrical builder building carpenter carpentry joiner
      painter painting decorator decorating roofer roofing gardener gardening landscaping plasterer
      plastering tiler tiling handyman handywoman locksmith cleaner cleaning heating boiler bathroom
      kitchen driveway fencing flooring scaffolding bricklayer glazier removals tradesman tradesmen
      tradesperson tradespeople localpro localpros localjob localjobs marketplace customer business
      homeowner quotation register account password welcome changeme
    `
      .trim()
      .split(/\s+/),
  ].map(bare),
);

const MIN_NAME = 4;

/**
 * Whether a guesser would try this password early: it is on the list of common ones, or it is nothing but a word of
 * this product or of the person's own names with digits and signs around it.
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  if ((await commonPasswords()).has(password.normalize('NFKC').toLowerCase())) return true;
  const word = bare(password);
  if (word === '') return isNumber(password);
  if (AT_HAND.has(word) || new Set(word).size === 1) return true;
  return own.flatMap((name) => [name, name.split('@')[0] ?? '']).some((name) => isName(word, bare(name)));
}

const MIN_DIGITS = 16;
const MIN_DIFFERENT = 5;

/** Without a letter it is a date, a telephone number or a few keys in turn, unless it is long and of many signs. */
const isNumber = (typed: string) => typed.length < MIN_DIGITS || new Set(typed).size < MIN_DIFFERENT;

const isName = (word: string, name: string) => name.length >= MIN_NAME && word === name;

/** A word without what people put around it to satisfy a rule: `Plumber2026!` is `plumber`. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
