import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { CASE_REASONS, MESSAGE_SENDERS } from '../../../../contract/words.ts';

const Trouble = z.object({
  reason: z.enum(CASE_REASONS),
  /** Who wrote it; the other side reports it, and of a block it is who blocked. */
  sender: z.enum(MESSAGE_SENDERS),
  /** Empty of a block, which says nothing. */
  body: z.string(),
  note: z.string().nullable(),
  state: z.enum(['open', 'taken', 'done']),
  outcome: z.string().nullable().default(null),
});
/** What two of the world fell out over, and how far an admin has come with it. */
export type Trouble = z.infer<typeof Trouble>;

const FILE = new URL('desk.json', import.meta.url);

export const readTroubles = (): Trouble[] => z.array(Trouble).parse(JSON.parse(readFileSync(FILE, 'utf8')));
