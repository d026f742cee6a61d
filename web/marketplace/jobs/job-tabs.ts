/** How the jobs of a tab are asked for; `in_progress` is the wire's word in a query. */
export const ACTIVE = 'active';
export const IN_PROGRESS = 'in_progress';

/** What History can show: the value, as asked for and as in the address. */
export const HISTORY = ['finished', 'cancelled'] as const;
export type History = (typeof HISTORY)[number];

export type JobsAsked = typeof ACTIVE | typeof IN_PROGRESS | History;

export const isHistory = (value: unknown): value is History => HISTORY.some((known) => known === value);

export const historyAddress = (shown: History) =>
  shown === HISTORY[0] ? '/dashboard?tab=history' : `/dashboard?tab=history&history=${shown}`;
