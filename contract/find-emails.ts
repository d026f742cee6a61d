import type { Span } from './fold-text.ts';

// An address is written with its signs, or spelled out; 'Look at a-shop.com' and 'home at 17.30' are none. It is looked
// for from its sign to both sides and every repetition is bounded, so that a long text is not searched over and over.
const LABEL = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,62})`;
const LAST_LABEL = String.raw`\p{L}[\p{L}\d-]{1,62}`;
const MAILBOX_FIRMS = '(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|btinternet|aol|proton(?:mail)?)';
/** With a blank beside it a full stop ends a sentence more often than a label, so what follows has to be known. */
const KNOWN_ENDS = '(?:com|co|uk|org|net|biz|eu|io|ie|info)';

const AT_SIGN = String.raw`\s{0,3}(?:@|%40)\s{0,3}`;
const AT_IN_BRACKETS = String.raw`\s{0,3}[([{<]\s{0,3}at\s{0,3}[)\]}>]\s{0,3}`;
const AT_WORD = String.raw`\s{1,3}at\s{1,3}`;
const SIGN = new RegExp(`${AT_SIGN}|${AT_IN_BRACKETS}|${AT_WORD}`, 'giu');

const DOT_WORD = String.raw`(?:\s{0,3}[([{<]\s{0,3}dot\s{0,3}[)\]}>]\s{0,3}|\s{1,3}dot\s{1,3})`;
const SPACED_DOT = String.raw`(?:\s{1,3}\.\s{0,3}|\.\s{1,3})(?=${KNOWN_ENDS}(?![\p{L}\d]))`;
const DOT = String.raw`(?:\.|${SPACED_DOT}|${DOT_WORD})`;

const BEFORE = /[\p{L}\d._%+'-]{1,64}$/u;
/** A name and its host, whose last part is no number: 'three @ 25.50 each' is a price. */
const HOST = `${LABEL}(?:${DOT}${LABEL}){0,8}?${DOT}${LAST_LABEL}(?:${DOT}${LAST_LABEL}){0,4}`;
const AFTER_SIGN = new RegExp(String.raw`${HOST}|${MAILBOX_FIRMS}(?![\p{L}\d])`, 'iuy');
/** After the bare word only what is spelled out, or belongs to a firm of mailboxes. */
const AFTER_WORD = new RegExp(
  String.raw`${LABEL}(?:${DOT_WORD}${LABEL}){1,8}|${MAILBOX_FIRMS}(?:\.${LABEL}){1,4}`,
  'iuy',
);

/** Where e-mail addresses stand in a folded text. */
export function emailsIn(text: string): Span[] {
  const found: Span[] = [];
  for (const sign of text.matchAll(SIGN)) {
    const after = /^\s+at\s+$/i.test(sign[0]) ? AFTER_WORD : AFTER_SIGN;
    after.lastIndex = sign.index + sign[0].length;
    const host = after.exec(text);
    const name = host && BEFORE.exec(text.slice(Math.max(0, sign.index - LONGEST_NAME), sign.index));
    if (name) found.push([sign.index - name[0].length, after.lastIndex]);
  }
  return found;
}

const LONGEST_NAME = 64;

/** Whether the sign of one is there at all. */
export const mayHoldEmail = (text: string): boolean => /@|%40|[([{<\s]at[)\]}>\s]/i.test(text);
