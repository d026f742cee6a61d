import type { Job } from '../../platform/queue/queue.ts';
import { type Lane, MAILS_AT_ONCE, SEND_BULK_MAIL, SEND_FROM_OUTBOX, SEND_TEXTS } from './lanes.ts';
import { type OutboxDeps, sendFromOutbox } from './send-from-outbox.ts';
import { openSlots, type Turn } from './slots.ts';

/** How many jobs of a queue are taken at once; they share the slots. */
export const atOnce = { [SEND_FROM_OUTBOX]: MAILS_AT_ONCE, [SEND_BULK_MAIL]: MAILS_AT_ONCE };

/** The queue's work of this feature. */
export function outboxJobs(deps: OutboxDeps): Record<string, (job: Job) => Promise<void>> {
  const slots = openSlots(MAILS_AT_ONCE);
  const sending =
    (lane: Lane, turn: Turn) =>
    ({ noticeId = '' }: Job) =>
      slots.take(turn, () => sendFromOutbox({ ...deps, lane }, noticeId));
  return {
    [SEND_FROM_OUTBOX]: sending(SEND_FROM_OUTBOX, 'first'),
    [SEND_TEXTS]: sending(SEND_TEXTS, 'first'),
    [SEND_BULK_MAIL]: sending(SEND_BULK_MAIL, 'last'),
  };
}
