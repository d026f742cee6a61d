import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { asDialledHere } from './dialled-here.ts';
import { looksEmpty } from './names.ts';
import { MOST_POUNDS } from './quote-words.ts';
import { type FieldKind, withoutUnseen } from './signs.ts';

// Anything PostgreSQL refuses or a screen cannot show: C0 and C1 controls but tab and line ends, and what turns the direction.
const UNSHOWABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e\ufffe\uffff]/;
const LINE_ENDS = /[\t\r\n]/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** First of all, so that limits and patterns judge what is kept. */
const seenAs = (kind: FieldKind) => z.overwrite<string>((typed) => withoutUnseen(typed, kind));

type TextRule = { min?: number; max: number; empty: string; lines?: true };

/** Text as people type it: trimmed, to be seen, well formed, without control characters, within limits (in characters). */
export const text = ({ min = 1, max, empty, lines }: TextRule) =>
  z.string(empty).check(
    seenAs(lines ? 'lines' : 'line'),
    z.trim(),
    z.refine((value) => !looksEmpty(value), empty),
    z.minLength(min, say.tooShort),
    z.maxLength(max, say.tooLong),
    z.refine((value) => isShowable(value) && (lines || !LINE_ENDS.test(value)), say.characters),
  );

type TextOrNoneRule = { max: number; lines?: boolean; missing?: string };

/** The same where nothing may be said: what cannot be seen counts as that. */
export const textOrNone = ({ max, lines = false, missing = say.text }: TextOrNoneRule) =>
  z.string(missing).check(
    seenAs(lines ? 'lines' : 'line'),
    z.trim(),
    z.overwrite((value) => (looksEmpty(value) ? '' : value)),
    z.maxLength(max, say.tooLong),
    z.refine((value) => isShowable(value) && (lines || !LINE_ENDS.test(value)), say.characters),
  );

function isShowable(value: string): boolean {
  return value.isWellFormed() && !UNSHOWABLE.test(value);
}

/** An id of ours. A malformed one is answered as a missing one, so the rule needs no sentence. */
export const id = z.string().check(z.regex(UUID));

/** Names with dots between them, as mail servers and browsers look them up: none is empty or has a hyphen at its edge. */
const SIGN = String.raw`[\p{L}\p{M}\p{N}_-]`;
const LABEL = `(?!-)${SIGN}+(?<!-)`;
const DOMAIN = `(?:${LABEL}\\.)+(?!\\d+$)${LABEL}`;
const IS_DOMAIN = new RegExp(`^${DOMAIN}$`, 'u');

/**
 * The part before the @ may have a slash or a hash, and a hyphen anywhere. It has no letter beyond ASCII: few mail servers
 * take those (SMTPUTF8, RFC 6531), while a domain beyond ASCII has a spelling that all of them take.
 */
const NAME_SIGN = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]";
const EMAIL = new RegExp(`^${NAME_SIGN}+(?:\\.${NAME_SIGN}+)*@${DOMAIN}$`, 'u');

/** Every field for an e-mail address judges by this, on the server and in each form. Wide letters are plain ones (NFKC). */
export const email = z.string(say.email).check(
  z.overwrite((typed) => typed.normalize('NFKC')),
  seenAs('address'),
  z.trim(),
  z.maxLength(254, say.email),
  z.regex(EMAIL, say.email),
  z.refine(isShowable, say.email),
);

/** 07 and nine digits, as people in the United Kingdom write it; blanks between them, as we show it, go. */
export const mobile = mobileAs((typed) => typed.replace(/\s/g, ''));

function mobileAs(read: (typed: string) => string) {
  return z
    .string(say.mobile)
    .check(seenAs('address'), z.overwrite(read), z.regex(/^07[0-9]{9}$/, say.mobile));
}

/**
 * The same number as it stands in a form: with +44, hyphens or brackets it is read as it is dialled here. The call
 * itself goes by the stated pattern, which has no +44.
 */
export const typedMobile = mobileAs(asDialledHere);

/**
 * The address of a website that somebody may follow from a profile: never one that runs something. People write
 * `www.example.co.uk`; it is kept with the scheme before it.
 */
export const website = z
  .string(say.website)
  .check(
    seenAs('address'),
    z.trim(),
    z.minLength(1, say.website),
    z.overwrite(withScheme),
    z.maxLength(255, say.tooLong),
    z.refine(isShowable, say.characters),
    z.refine(isWebAddress, say.website),
  );

/** A name with a dot and nothing of a scheme before it; what begins with a sign is no name. */
function withScheme(typed: string): string {
  if (typed.length > 255) return typed;
  return /^[\p{L}\d][^\s/:@]*\.\p{L}[^\s/:@]*(?::\d+)?(?:[/?#]|$)/u.test(typed) ? `https://${typed}` : typed;
}

/** A browser would mend a blank or a missing slash; what is kept must be the address that people wrote. */
function isWebAddress(typed: string): boolean {
  if (!/^https?:\/\/[^\s/]+\S*$/i.test(typed)) return false;
  const url = URL.parse(typed);
  return url !== null && IS_DOMAIN.test(url.hostname) && !url.username;
}

/** A company's number, or its number for VAT. */
export const companyNumber = text({ max: 20, empty: say.abn }).check(z.regex(/^[\p{L}\d ]+$/u, say.abn));

/**
 * Letters of any alphabet, apostrophes and hyphens as keyboards and word processors write them, and the joiners of scripts
 * that need them; a last name may have several words, and begin with an apostrophe ('t Hart).
 */
const WORD = String.raw`['‘’]?\p{L}[\p{L}\p{M}'‘’\u2010\u2011\u200c\u200d-]*`;
export const MAX_NAME = 100;

/** Whether each word of a name is one; how many there are is another question. */
export const hasNameSigns = (typed: string): boolean =>
  typed.split(/\s/).every((word) => word === '' || ONE_WORD.test(word));
const ONE_WORD = new RegExp(`^${WORD}$`, 'u');

const nameOf = (pattern: string) =>
  z.string(say.fullName).check(
    seenAs('line'),
    z.overwrite((typed) => typed.replace(/\p{Zs}/gu, ' ')),
    z.trim(),
    z.maxLength(MAX_NAME, say.tooLong),
    z.refine(hasNameSigns, { error: say.nameSigns, abort: true }),
    // There are letters that are drawn as nothing.
    z.refine((value) => !looksEmpty(value), say.fullName),
    z.regex(new RegExp(`^${pattern}$`, 'u'), say.fullName),
  );
export const firstName = nameOf(WORD);
export const lastName = nameOf(`${WORD}(?: ${WORD})*`);

/** One keyboard types é as one sign and another as two, so a password is kept in one form (NFC; NIST SP 800-63B, 3.1.1.2). */
export const composed = z.overwrite<string>((typed) => typed.normalize('NFC'));

/** Taken as typed otherwise: no trimming, no upper limit but the body's (GOV.UK, ASVS 6.2.8). */
export const password = z
  .string(say.password)
  .check(composed, z.minLength(1, say.password), z.maxLength(1024, say.password));

/** A new one once more. */
export const passwordAgain = z.string(say.passwordsDiffer).check(composed);

export const MIN_PASSWORD = 8;

/** A password that somebody chooses now. Whether it is too common is the server's to say: it has the list. */
export const newPassword = z
  .string(say.newPassword)
  .check(
    composed,
    z.minLength(1, say.newPassword),
    z.minLength(MIN_PASSWORD, say.passwordTooShort),
    z.maxLength(1024, say.tooLong),
  );

/** Pounds on the wire; whole pence inside. */
export const cost = z
  .number(say.cost)
  .check(z.gt(0, say.cost), z.maximum(MOST_POUNDS, say.cost), z.refine(hasTwoDecimals, say.cost));

/** Whether an amount has two decimals at most, whole pence among them. */
export function hasTwoDecimals(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}

export const moment = z.iso.datetime({ offset: true, error: say.moment });

/** A page of a list: where to go on, as the server gave it in `next`. */
export const Page = z.strictObject({
  cursor: z.optional(z.string(say.cursor).check(z.maxLength(200, say.cursor))),
});

/** A page of rows, and where the next one begins; null: this is the last. */
export const pageOf = <T extends z.core.$ZodShape>(rows: T) =>
  z.object({ ...rows, next: z.nullable(z.string()) });

export const IdParams = z.strictObject({ id });

/** Success without data. */
export const Nothing = z.tuple([]);

export const flag = z.union([z.literal(0), z.literal(1)]);

/** The same where somebody may write another. */
export const zeroOrOne = z.union([z.literal(0), z.literal(1)], say.zeroOrOne);

export const Named = z.object({ id: z.string(), name: z.string() });

/** A key of the caller's choice: the same key and request again answers what the first one answered. */
export const IdempotencyHeader = z.looseObject({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, say.characters))),
});
