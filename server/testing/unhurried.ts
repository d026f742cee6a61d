/** What a busy machine cannot do at once waits, and is not turned away. */
export const UNHURRIED = {
  MAX_EVENT_LOOP_DELAY: '60000',
  DATABASE_WAIT: '20000',
  DATABASE_STATEMENT_TIMEOUT: '30000',
  DATABASE_LOCK_TIMEOUT: '20000',
  DATABASE_SILENCE: '60000',
  REQUEST_WAIT: '60000',
};
