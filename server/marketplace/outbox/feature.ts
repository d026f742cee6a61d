import { feature } from '../feature.ts';
import { OLD_QUEUES } from './old-queues.ts';
import { outboxData } from './outbox.personal-data.ts';
import { atOnce, outboxJobs } from './outbox.jobs.ts';
import { LANES } from './lanes.ts';

export const outbox = feature({
  name: 'outbox',
  queues: [...LANES, ...OLD_QUEUES],
  jobs: outboxJobs,
  atOnce,
  personalData: outboxData,
});
