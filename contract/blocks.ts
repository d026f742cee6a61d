import * as z from 'zod/mini';
import { IdParams, Nothing, Page, pageOf } from './fields.ts';
import { routes } from './kernel.ts';
import { MEMBER_ROLES } from './words.ts';

/** Whom the own side has blocked. */
export const Block = z.object({
  id: z.string(),
  /** The other side. */
  user: z.object({ name: z.string(), picture: z.nullable(z.string()) }),
  createdAt: z.string(),
  /** Who of the own side did it. */
  by: z.string(),
});
export type Block = z.output<typeof Block>;

export const blockRoutes = routes({
  blockOther: {
    method: 'POST',
    path: '/lead/:id/block',
    summary: 'Block the other side of a lead on every job; it is not told, and work that is agreed goes on',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: [],
  },
  blocks: {
    method: 'GET',
    path: '/blocks',
    summary: 'Whom the own side has blocked, the last one first',
    by: ['customer', 'business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    query: Page,
    answers: pageOf({ blocks: z.array(Block) }),
    refuses: [],
  },
  unblockOther: {
    method: 'DELETE',
    path: '/block/:id',
    summary: 'Take a block of the own side back: new jobs reach again, and what was closed stays closed',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: [],
  },
});
