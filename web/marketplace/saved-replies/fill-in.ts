import { REPLY_FIELDS, type ReplyField } from '../../../contract/saved-replies.ts';

/** A field as it stands in a saved reply. */
export const inBraces = (field: ReplyField): string => `{${field}}`;

/** What the page knows for each field; nothing where it does not know it. */
export type Facts = Record<ReplyField, string>;

const FIELD = new RegExp(
  `\\{\\s*(${REPLY_FIELDS.map((name) => name.replace(' ', '\\s+')).join('|')})\\s*\\}`,
  'gi',
);

/** The words of a reply with its fields filled in. What is not known, and what is no field, stays as it was written. */
export const fillIn = (words: string, facts: Facts): string =>
  words.replace(FIELD, (written, name: string) => {
    const field = REPLY_FIELDS.find((one) => one === name.toLowerCase().replaceAll(/\s+/g, ' '));
    return (field && facts[field]) || written;
  });

export const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
