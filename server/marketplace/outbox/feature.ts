import { feature } from '../feature.ts';
import { outboxData } from './outbox.personal-data.ts';
import { atOnce, outboxJobs } from './outbox.jobs.ts';
import { LANES } from './lanes.ts';

export const outbox = feature({
  name: 'outbox',
  queues: [...LANES],
  jobs: outboxJobs,
  atOnce,
  personalData: outboxData,
});
