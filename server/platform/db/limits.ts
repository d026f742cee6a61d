/**
 * What holds for each connection that serves. Each limit is shorter than the one around it: a transaction that idles 10 s,
 * a statement 5 s, a lock 2 s. Ours are short statements: compiling one would take longer than it runs, and so would
 * trying every order of nine tables, of which all but the first few are looked up by their keys. The first five are still
 * put in order.
 */
export const OF_CONNECTIONS: Record<string, string> = {
  statement_timeout: '5000',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
  jit: 'off',
  join_collapse_limit: '5',
};

const NO_LIMITS = { statement_timeout: '0', lock_timeout: '0', idle_in_transaction_session_timeout: '0' };

const asOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** What a connection starts with, as PostgreSQL's start-up parameter `options`; it goes before what the role has. */
export const LIMITED = asOptions(OF_CONNECTIONS);

/** The same without the limits: for what may take long. */
export const UNLIMITED = asOptions({ ...OF_CONNECTIONS, ...NO_LIMITS });
