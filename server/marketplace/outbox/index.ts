export { kind, type Kinds, type Sending, subjectOf } from './kind.ts';
export {
  callOff,
  type Outgoing,
  putInOutbox,
  queueFromOutbox,
  type Scope,
} from './put-in-outbox.ts';
