import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { id, IdParams, text, textOrNone } from './fields.ts';
import { routes } from './kernel.ts';
import { MEMBER_ROLES, MESSAGE_LETTERS } from './words.ts';

export const MOST_SAVED_REPLIES = 30;

/**
 * What a saved reply may leave open: written in braces, and filled in by the page on which it is inserted. The server keeps
 * the words as they were written.
 */
export const REPLY_FIELDS = ['first name', 'job', 'my name'] as const;
export type ReplyField = (typeof REPLY_FIELDS)[number];

export const SavedReply = z.object({ id: z.string(), name: z.nullable(z.string()), body: z.string() });
export type SavedReply = z.output<typeof SavedReply>;

const SavedReplies = z.object({ replies: z.array(SavedReply) });
export type SavedReplies = z.output<typeof SavedReplies>;

const Reply = z.strictObject({
  /** By which it is found in the list; without one its first words are shown. */
  name: z.optional(z.nullable(textOrNone({ max: 60 }))),
  body: text({ max: MESSAGE_LETTERS, empty: say.message, lines: true }),
});
export type NewReply = z.output<typeof Reply>;

const ORDER = z.array(id, say.choose).check(z.maxLength(MOST_SAVED_REPLIES, say.choose));

export const savedReplyRoutes = routes({
  savedReplies: {
    method: 'GET',
    path: '/business/saved-replies',
    summary: "The saved replies of the caller's business, in its own order",
    by: ['business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    answers: SavedReplies,
    refuses: [],
  },
  addSavedReply: {
    method: 'POST',
    path: '/business/saved-replies',
    summary: 'Save a reply, as the last of the list; a business has 30 at most',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: Reply,
    answers: SavedReplies,
    refuses: ['saved_replies_full'],
  },
  changeSavedReply: {
    method: 'PUT',
    path: '/business/saved-replies/:id',
    summary: 'Change the words or the name of a saved reply',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    body: Reply,
    answers: SavedReplies,
    refuses: [],
  },
  removeSavedReply: {
    method: 'DELETE',
    path: '/business/saved-replies/:id',
    summary: 'Remove a saved reply',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: SavedReplies,
    refuses: [],
  },
  orderSavedReplies: {
    method: 'PUT',
    path: '/business/saved-replies/order',
    summary: 'Say in which order the saved replies stand; those that are not named come last, as they stood',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    body: z.strictObject({ ids: ORDER }),
    answers: SavedReplies,
    refuses: [],
  },
});
