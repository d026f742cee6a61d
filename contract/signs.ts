/**
 * Which signs that nobody sees a field keeps. What stays would make two addresses or names that look alike, send mail to
 * nobody, or turn the words around it: `\u202e` writes all that follows from right to left.
 *
 * | kind    | fields                               | taken out                                    | refused by the field's own rule |
 * |---------|--------------------------------------|----------------------------------------------|---------------------------------|
 * | address | e-mail, web address, number          | whatever has no width                        | what turns the direction by force |
 * | line    | names, titles, what has one line     | the same, but how an emoji or a script joins |                                 |
 * | lines   | descriptions, messages, answers      | the same, but marks of direction stay        |                                 |
 */
export type FieldKind = 'address' | 'line' | 'lines';

/** The text without the signs that this kind of field keeps nothing of. */
export const withoutUnseen = (typed: string, kind: FieldKind): string => typed.replace(UNSEEN[kind], '');

const OVERRIDE = String.raw`\u202d\u202e`;
const DIRECTION_MARKS = String.raw`\u061c\u200e\u200f`;
/** They say how the sign before them is drawn. */
const VARIATION = String.raw`\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
const JOINERS = String.raw`\u200c\u200d`;
const TAGS = String.raw`\u{e0000}-\u{e007f}`;

const NO_WIDTH = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb`;

/** Between the parts of an emoji, and between letters of scripts that join; elsewhere they do nothing. */
const JOINS = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[${JOINERS}](?=[\p{L}\p{M}])`;
/** They name the part of a country whose flag it is, behind a black flag. */
const FLAG_TAGS = String.raw`(?<=\u{1f3f4}[${TAGS}]*)[${TAGS}]`;

const unseenBut = (kept: string): RegExp => new RegExp(`(?!${kept})[${NO_WIDTH}]`, 'gu');

const OF_A_LINE = `[${VARIATION}]|${JOINS}|${FLAG_TAGS}`;

const UNSEEN: Record<FieldKind, RegExp> = {
  address: unseenBut(`[${OVERRIDE}]`),
  line: unseenBut(OF_A_LINE),
  lines: unseenBut(`[${DIRECTION_MARKS}]|${OF_A_LINE}`),
};
