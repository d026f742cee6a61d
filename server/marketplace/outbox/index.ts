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
export {
  callOff,
  intoOutbox,
  type Outgoing,
  putInOutbox,
  queueFromOutbox,
  type Scope,
  SEND_FROM_OUTBOX,
} from './put-in-outbox.ts';
