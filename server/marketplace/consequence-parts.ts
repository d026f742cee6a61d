import type { Consequence } from './action.ts';
import type { EventName } from './events.ts';

// What consequences.ts is written with.

/** Only the act knows what stands in the mail: a reason that was typed, an address that is no longer the account's. */
export function byTheAct(says: string) {
  return { says: `${says} (queued by the act)`, follow: () => Promise.resolve() };
}

/** What follows later, when the duty of this name next runs. */
export function byADuty(duty: string, says: string) {
  return { says: `${says} (by the duty \`${duty}\`)`, follow: () => Promise.resolve() };
}

export function followedBy<E extends EventName>(
  says: string,
  follow: Consequence<E>['follow'],
): Consequence<E> {
  return { says, follow };
}
