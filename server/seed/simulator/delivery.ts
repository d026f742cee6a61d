import type { Books } from './books.ts';
import { moodOf } from './post.ts';
import { booksIn } from './schema.ts';
import { SIGNATURE_HEADER, signed } from './signature.ts';

/** Brings a webhook to the product and answers its status. */
export type Post = (path: string, body: string, headers: Record<string, string>) => Promise<number>;

/** For tests and the proof: worse than the post's own mood. */
export type Worse = {
  copies?: number;
  /** In which order they come; as the post has it when left out. */
  order?: <T>(events: T[]) => T[];
};

const BATCH = 250;
export const WEBHOOK_PATH = '/api/webhooks/simulator';

/** Delivers what is due. What was not taken is delivered again the next time. */
export async function deliverDue({ db, clock }: Books, post: Post, worse: Worse = {}): Promise<void> {
  const now = clock.now();
  const due = await booksIn(db)
    .selectFrom('simulator.events')
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .select(['id', 'type', 'about'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  if (due.length === 0) return;
  const mood = await moodOf(db);
  const copies = Array.from({ length: worse.copies ?? mood.copies }, () => due).flat();
  const backwards = mood.isBackwards ? copies.toReversed() : copies;
  const events = worse.order ? worse.order(backwards) : backwards;
  for (let at = 0; at < events.length; at += BATCH) {
    const body = JSON.stringify({ events: events.slice(at, at + BATCH) });
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signed(body, clock.now()) };
    if ((await post(WEBHOOK_PATH, body, headers)) >= 300) return;
  }
  const ids = due.map((event) => event.id);
  await booksIn(db)
    .updateTable('simulator.events')
    .set({ delivered_at: now })
    .where('id', 'in', ids)
    .execute();
}
