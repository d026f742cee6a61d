/** In milliseconds: how long a statement may take, and how long it may wait for a lock. */
export type Timeouts = { statement: number; lock: number };

export const TIMEOUTS: Timeouts = { statement: 5_000, lock: 2_000 };

/**
 * What holds for each connection that serves. Each limit is shorter than the one around it: a transaction may idle twice as
 * long as a statement may take, and a lock is waited for less long. Ours are short statements: compiling one would take
 * longer than it runs, and so would trying every order of nine tables, of which all but the first few are looked up by their
 * keys. The first five are still put in order.
 */
export const ofConnections = ({ statement, lock }: Timeouts): Record<string, string> => ({
  statement_timeout: String(statement),
  lock_timeout: String(lock),
  idle_in_transaction_session_timeout: String(2 * statement),
  jit: 'off',
  join_collapse_limit: '5',
});

const NO_LIMITS = { statement_timeout: '0', lock_timeout: '0', idle_in_transaction_session_timeout: '0' };

const asOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** What a connection starts with, as PostgreSQL's start-up parameter `options`; it goes before what the role has. */
export const limitedTo = (timeouts: Timeouts): string => asOptions(ofConnections(timeouts));

/** The same without the limits: for what may take long. */
export const UNLIMITED = asOptions({ ...ofConnections(TIMEOUTS), ...NO_LIMITS });
