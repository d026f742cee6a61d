import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';

// Anything PostgreSQL refuses or a screen cannot show: C0 and C1 controls but tab and line ends.
const UNSHOWABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/;
const LINE_ENDS = /[\t\r\n]/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type TextRule = { min?: number; max: number; empty: string; lines?: true };

/** Text as people type it: trimmed, well formed, without control characters, within limits (in characters). */
export const text = ({ min = 1, max, empty, lines }: TextRule) =>
  z.string(empty).check(
    z.trim(),
    z.minLength(1, empty),
    z.minLength(min, say.tooShort),
    z.maxLength(max, say.tooLong),
    z.refine((value) => isShowable(value) && (lines || !LINE_ENDS.test(value)), say.characters),
  );

function isShowable(value: string): boolean {
  return value.isWellFormed() && !UNSHOWABLE.test(value);
}

/** An id of ours. A malformed one is answered as a missing one (ruling 4), so the rule needs no sentence. */
export const id = z.string().check(z.regex(UUID));

export const email = z
  .string(say.email)
  .check(
    z.trim(),
    z.maxLength(254, say.email),
    z.regex(/^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.<>"(),:;[\]\\]+$/, say.email),
    z.refine(isShowable, say.email),
  );

/** 07 and nine digits, as people in the United Kingdom write it; blanks between them, as we show it, go. */
export const mobile = z
  .string(say.mobile)
  .check(z.overwrite(withoutBlanks), z.regex(/^07[0-9]{9}$/, say.mobile));

function withoutBlanks(typed: string): string {
  return typed.replace(/\s/g, '');
}

/**
 * The address of a website that somebody may follow from a profile: never one that runs something. People write
 * `www.example.co.uk`; it is kept with the scheme before it.
 */
export const website = z
  .string(say.website)
  .check(
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

function isWebAddress(typed: string): boolean {
  const url = URL.parse(typed);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username;
}

/** A company's number, or its number for VAT. */
export const companyNumber = text({ max: 20, empty: say.abn }).check(z.regex(/^[\p{L}\d ]+$/u, say.abn));

/** Letters of any alphabet, apostrophes and hyphens; a last name may have several words. */
const WORD = String.raw`\p{L}[\p{L}\p{M}'’-]*`;
export const MAX_NAME = 100;

/** Whether each word of a name is one; how many there are is another question. */
export const hasNameSigns = (typed: string): boolean =>
  typed.split(/\s/).every((word) => word === '' || ONE_WORD.test(word));
const ONE_WORD = new RegExp(`^${WORD}$`, 'u');

const nameOf = (pattern: string) =>
  z
    .string(say.fullName)
    .check(
      z.trim(),
      z.maxLength(MAX_NAME, say.tooLong),
      z.refine(hasNameSigns, { error: say.nameSigns, abort: true }),
      z.regex(new RegExp(`^${pattern}$`, 'u'), say.fullName),
    );
export const firstName = nameOf(WORD);
export const lastName = nameOf(`${WORD}(?: ${WORD})*`);

/** Taken as typed: no trimming, no upper limit but the body's (GOV.UK, ASVS 6.2.8). */
export const password = z
  .string(say.password)
  .check(z.minLength(1, say.password), z.maxLength(1024, say.password));

export const MIN_PASSWORD = 8;

/** A password that somebody chooses now. Whether it is too common is the server's to say: it has the list. */
export const newPassword = z
  .string(say.newPassword)
  .check(
    z.minLength(1, say.newPassword),
    z.minLength(MIN_PASSWORD, say.passwordTooShort),
    z.maxLength(1024, say.tooLong),
  );

/** Pounds on the wire; whole pence inside (ruling 30). */
export const cost = z
  .number(say.cost)
  .check(z.gt(0, say.cost), z.maximum(1_000_000, say.cost), z.refine(hasWholePence, say.cost));

function hasWholePence(pounds: number): boolean {
  return Math.abs(pounds * 100 - Math.round(pounds * 100)) < 1e-6;
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

/** Success without data (ruling 2). */
export const Nothing = z.tuple([]);

export const flag = z.union([z.literal(0), z.literal(1)]);

/** The same where somebody may write another. */
export const zeroOrOne = z.union([z.literal(0), z.literal(1)], say.zeroOrOne);

export const Named = z.object({ id: z.string(), name: z.string() });

/** A key of the caller's choice: the same key and request again answers what the first one answered (ruling 6). */
export const IdempotencyHeader = z.looseObject({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, say.characters))),
});
