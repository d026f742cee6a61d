import { brand } from '../../../../contract/brand.ts';
import { MIN_PASSWORD } from '../../../../contract/fields.ts';

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

/** What a guesser knows of somebody who chooses a password. */
export type Own = { names: readonly string[]; emails: readonly string[]; mobile?: string | null };

/**
 * Whether a guesser would try this password early: it is on the list of common ones, or it is nothing but a word of
 * this product, or of the person's own names, address and number, with digits and signs around it.
 */
export async function isCommonPassword(password: string, own: Own): Promise<boolean> {
  if ((await commonPasswords()).has(password.normalize('NFKC').toLowerCase())) return true;
  const word = bare(password);
  if (word === '') return isNumber(password);
  if (AT_HAND.has(word) || new Set(word).size === 1) return true;
  return isOwnAddress(password, own) || isOwnNumber(password, own) || isMadeOf(password, ownWords(own));
}

const MIN_DIGITS = 16;
const MIN_DIFFERENT = 5;

/** Without a letter it is a date, a telephone number or a few keys in turn, unless it is long and of many signs. */
const isNumber = (typed: string) => typed.length < MIN_DIGITS || new Set(typed).size < MIN_DIFFERENT;

const MIN_NAME = 2;
/** As long as that they are found with digits and signs between their letters too. */
const MIN_SPREAD_NAME = 4;

/** Every name and part of an address by itself: `nora.quist@quist-sons.test` has `nora`, `quist` and `quistsons`. */
function ownWords({ names, emails }: Own): string[] {
  const ofEmails = emails.flatMap((email) => {
    const [local = '', domain = ''] = email.split('@');
    return [email, local, ...local.split(/[^\p{L}]+/u), domain, domain.split('.')[0] ?? ''];
  });
  const words = [...names, ...names.flatMap((name) => name.split(/[^\p{L}]+/u)), ...ofEmails].map(bare);
  return [...new Set(words)].filter((word) => word.length >= MIN_NAME);
}

/** Whether its letters are these words and no others, in any order, however often. */
function isMadeOf(typed: string, words: string[]): boolean {
  const runs = folded(typed)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (runs.every((run) => isChain(run, words))) return true;
  return isChain(
    bare(typed),
    words.filter((word) => word.length >= MIN_SPREAD_NAME),
  );
}

/** Place by place, so that words which begin alike cost no more. */
function isChain(letters: string, words: string[]): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= letters.length; end++)
    if (words.some((word) => reached.has(end - word.length) && letters.endsWith(word, end))) reached.add(end);
  return reached.has(letters.length);
}

/** Its letters alone may be too few to tell. */
function isOwnAddress(typed: string, { emails }: Own): boolean {
  const own = folded(typed);
  return emails.map(folded).some((email) => own.includes(email) || own === email.split('@')[0]);
}

/** Its last nine digits are the same with and without the country's code. */
const SAME_DIGITS = 9;
const MOST_AROUND_NUMBER = 4;

function isOwnNumber(typed: string, { mobile }: Own): boolean {
  const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');
  const number = digits(mobile ?? '').slice(-SAME_DIGITS);
  return (
    number.length === SAME_DIGITS &&
    digits(typed).includes(number) &&
    bare(typed).length <= MOST_AROUND_NUMBER
  );
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A word without what people put around it to satisfy a rule: `Plumber2026!` is `plumber`. */
function bare(text: string): string {
  return folded(text).replace(/[^\p{L}]/gu, '');
}
