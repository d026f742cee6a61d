import type { Span } from './fold-text.ts';

// An address is written with its signs, or spelled out; 'Look at a-shop.com' and 'home at 17.30' are none. It is looked
// for from its sign to both sides and every repetition is bounded, so that a long text is not searched over and over.
const LABEL = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,62})`;
const LAST_LABEL = String.raw`\p{L}[\p{L}\d-]{1,62}`;
const MAILBOX_FIRMS = '(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|btinternet|aol|proton(?:mail)?)';
/** With a blank beside it a full stop ends a sentence more often than a label, so what follows has to be known. */
const KNOWN_ENDS = '(?:com|co|uk|org|net|biz|eu|io|ie|info|test)';
const END = String.raw`(?![\p{L}\d])`;

const AT_SIGN = String.raw`\s{0,3}[([{<]?\s?(?:@|%40)\s?[)\]}>]?\s{0,3}`;
const AT_IN_BRACKETS = String.raw`\s{0,3}[([{<]\s{0,3}at?\s{0,3}[)\]}>]\s{0,3}`;
const AT_SAID = String.raw`\s{1,3}(?:arroba|at\s(?:sign|the\srate(?:\sof)?))\s{1,3}`;
const AT_WORD = String.raw`\s{1,3}at\s{1,3}|[-_]at[-_]`;
const SIGN = new RegExp(`${AT_SIGN}|${AT_IN_BRACKETS}|${AT_SAID}|${AT_WORD}`, 'giu');

const DOT_WORD = String.raw`(?:\s{0,3}[([{<]\s{0,3}(?:dot|\.)\s{0,3}[)\]}>]\s{0,3}|\s{1,3}dot\s{1,3})`;
const SPACED_DOT = String.raw`(?:\s{1,3}\.\s{0,3}|\.\s{1,3}|,\s?)(?=${KNOWN_ENDS}${END})|\s{1,3}(?=(?:com|org|co[.\s]uk)${END})`;
const DOT = String.raw`(?:\.|${SPACED_DOT}|${DOT_WORD})`;

const NAME = String.raw`[\p{L}\d._%+'-]{1,64}`;
const LETTER_BY_LETTER = String.raw`(?<![\p{L}\d])[\p{L}\d](?:\s[\p{L}\d._-]){1,31}`;
const BEFORE = new RegExp(
  String.raw`(?:${LETTER_BY_LETTER}|(?:${NAME}\s{1,3}dot\s{1,3}){0,3}${NAME})$`,
  'iu',
);
/** A name and its host, whose last part is no number: 'three @ 25.50 each' is a price. */
const HOST = `${LABEL}(?:${DOT}${LABEL}){0,8}?${DOT}${LAST_LABEL}(?:${DOT}${LAST_LABEL}){0,4}`;
const HOST_LETTER_BY_LETTER = String.raw`[\p{L}\d](?:\s[\p{L}\d-]){0,31}\s\.(?:\s[\p{L}.]){1,12}${END}`;
const AFTER_SIGN = new RegExp(`${HOST}|${HOST_LETTER_BY_LETTER}|${MAILBOX_FIRMS}${END}`, 'iuy');
/** After the bare word only what is spelled out, or belongs to a firm of mailboxes. */
const AFTER_WORD = new RegExp(
  [
    String.raw`${LABEL}(?:${DOT_WORD}${LABEL}){1,8}`,
    String.raw`[\p{L}\d]{1,63}(?:[-_]dot[-_][\p{L}\d]{1,63}){1,8}`,
    String.raw`${MAILBOX_FIRMS}(?:\.${LABEL}){1,4}`,
    `(?:gmail|googlemail|hotmail|icloud|btinternet)${END}`,
  ].join('|'),
  'iuy',
);
/** Of a mail is spoken before: 'write to carl at example.com', and not 'look at example.com'. */
const AFTER_ASKED = new RegExp(`${AFTER_WORD.source}|${HOST}`, 'iuy');
const ASKED = /(?:\be?-?mail|\bwrite to)\b[^!?\n]{0,30}$/i;
/** A firm of mailboxes without any sign: 'carl gmail.com'. */
const FIRM = new RegExp(
  String.raw`[\s([]{0,3}${MAILBOX_FIRMS}(?:${DOT}|\s)co(?:m|[.\s]uk)${END}[)\]]?`,
  'giu',
);

/** Where e-mail addresses stand in a folded text. */
export function emailsIn(text: string): Span[] {
  const found: Span[] = [];
  for (const sign of text.matchAll(SIGN)) {
    const before = text.slice(Math.max(0, sign.index - LONGEST_NAME), sign.index);
    const after = afterSign(sign[0], before);
    after.lastIndex = sign.index + sign[0].length;
    const name = after.test(text) && BEFORE.exec(before);
    if (name) found.push([sign.index - name[0].length, after.lastIndex]);
  }
  for (const { 0: firm, index } of text.matchAll(FIRM)) {
    const name = BEFORE.exec(text.slice(Math.max(0, index - LONGEST_NAME), index));
    if (name) found.push([index - name[0].length, index + firm.length]);
  }
  return found;
}

function afterSign(sign: string, before: string): RegExp {
  if (!/^(?:\s+at\s+|[-_]at[-_])$/i.test(sign)) return AFTER_SIGN;
  return ASKED.test(before) ? AFTER_ASKED : AFTER_WORD;
}

const LONGEST_NAME = 64;

/** Whether the sign of one is there at all, or a firm of mailboxes. */
export const mayHoldEmail = (text: string): boolean => MAYBE.test(text);

const MAYBE = new RegExp(
  String.raw`@|%40|arroba|[([{<\s_-]a(?:t?\s{0,3}[)\]}>]|t[\s_-])|${MAILBOX_FIRMS}`,
  'iu',
);
