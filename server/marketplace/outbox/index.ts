export {
  type Channel,
  kind,
  type Kinds,
  type Sending,
  subjectOf,
  type Waiting,
  type Words,
} from './kind.ts';
export { forOneOfSeveral, isOneOfSeveral } from './one-of-several.ts';
export { queueFromOutbox, SEND_FROM_OUTBOX, SEND_TEXTS } from './lanes.ts';
export { isCollected, MAILS_AT_ONCE } from './lanes.ts';
export { nextMorning, whenQuietEnds } from './quiet-hours.ts';
export {
  callOff,
  intoOutbox,
  type Outgoing,
  type OutgoingRow,
  putInOutbox,
  putWanted,
  type Scope,
} from './put-in-outbox.ts';
