/**
 * What can happen in the market, and what is known of it. Ids only: who reacts looks again. Each feature adds its own
 * in its `*.events.ts`, and names them in its `feature.ts`.
 */
export interface Events {}

export type EventName = keyof Events;

/** The events that know this of what happened. */
export type About<Key extends string> = {
  [E in EventName]: Events[E] extends Record<Key, string> ? E : never;
}[EventName];
