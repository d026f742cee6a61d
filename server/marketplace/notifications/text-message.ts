import { SegmentedMessage } from 'sms-segments-calculator';
import { cutTo } from '../../../contract/graphemes.ts';
import type { NoticeDraft } from './notice-mail-words.ts';

const MOST_SEGMENTS = 2;
// Two segments of the plain alphabet.
const MOST_LETTERS = 306;
const ELLIPSIS = '...';

/**
 * A text message: what happened, and where to go. Each started segment is paid for, and one character outside the
 * plain alphabet more than halves what fits, so such characters are put plainly, and a long title is cut.
 */
export function textMessage(draft: NoticeDraft, appUrl: string): string {
  const address = `${appUrl}${draft.link.path}`;
  const said = plain(draft.subject);
  for (let cut = Math.min(said.length, MOST_LETTERS); cut >= 0; cut--) {
    const head = cut === said.length ? said : `${cutTo(said, cut).trimEnd()}${ELLIPSIS}`;
    const text = `${head}. ${address}`;
    if (segmentsOf(text) <= MOST_SEGMENTS) return text;
  }
  return address;
}

/** How many messages a network makes of this text. */
export const segmentsOf = (text: string): number => new SegmentedMessage(text, 'auto').segmentsCount;

const TYPOGRAPHY: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
};

/** Curly quotes, dashes and the accents that the plain alphabet lacks, put plainly; other scripts stay as they are. */
function plain(text: string): string {
  const simple = text.replace(/[‘’“”–—…\u00a0]/g, (character) => TYPOGRAPHY[character] ?? character);
  return simple.replace(/./gsu, (character) => (isPlain(character) ? character : withoutAccent(character)));
}

const isPlain = (character: string): boolean => new SegmentedMessage(character).encodingName === 'GSM-7';
const withoutAccent = (character: string): string => {
  const base = character.normalize('NFD').replace(/\p{M}/gu, '');
  return base !== '' && isPlain(base) ? base : character;
};
