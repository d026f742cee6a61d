import type { Job } from '../../platform/queue/queue.ts';
import { oldQueueJobs } from './old-queues.ts';
import { SEND_FROM_OUTBOX } from './put-in-outbox.ts';
import { type OutboxDeps, sendFromOutbox } from './send-from-outbox.ts';

/** The queue's work of this feature. */
export const outboxJobs = (deps: OutboxDeps): Record<string, (job: Job) => Promise<void>> => ({
  ...oldQueueJobs(deps.market),
  [SEND_FROM_OUTBOX]: (job) => sendFromOutbox(deps, job.noticeId ?? ''),
});
