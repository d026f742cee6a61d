export {
  type Channel,
  kind,
  type Kinds,
  type Sending,
  subjectOf,
  type Waiting,
  type Words,
} from './kind.ts';
export { OLD_QUEUES } from './old-queues.ts';
export { outboxData } from './outbox.personal-data.ts';
export { outboxJobs } from './outbox.jobs.ts';
export {
  callOff,
  type Outgoing,
  putInOutbox,
  queueFromOutbox,
  type Scope,
  SEND_FROM_OUTBOX,
} from './put-in-outbox.ts';
export type { OutboxDeps } from './send-from-outbox.ts';
