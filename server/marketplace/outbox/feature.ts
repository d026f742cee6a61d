import { feature } from '../feature.ts';
import { OLD_QUEUES } from './old-queues.ts';
import { outboxData } from './outbox.personal-data.ts';
import { outboxJobs } from './outbox.jobs.ts';
import { SEND_FROM_OUTBOX } from './put-in-outbox.ts';

export const outbox = feature({
  name: 'outbox',
  queues: [SEND_FROM_OUTBOX, ...OLD_QUEUES],
  jobs: outboxJobs,
  personalData: outboxData,
});
