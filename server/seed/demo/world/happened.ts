import type { EventName, Events } from '../../../marketplace/events.ts';
import type { UserId } from '../../../platform/ids.ts';

/** One entry of the history, so many hours after the job was posted. Nobody did what time alone brings. */
export type Happened = {
  [E in EventName]: { event: E; facts: Events[E]; by: UserId | null; after: number };
}[EventName];
