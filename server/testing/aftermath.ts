import { setTimeout as sleep } from 'node:timers/promises';
import { errorsIn } from './error-lines.ts';
import type { TestMarket } from './market.ts';

/**
 * A story ends with a look at the queue and the log: nothing waits, nothing was given up, and no error stands in the log
 * that was not announced. Otherwise a background job that fails is noticed by nobody.
 */
export async function mustBeClean(market: TestMarket): Promise<void> {
  const mayFail = market.announced.length > 0;
  const left = [...(await leftInQueue(market, mayFail)), ...surprises(market)];
  if (left.length > 0) throw new Error(`the story left behind:\n${left.join('\n')}`);
}

const PATIENCE_MS = 20_000;

/** What the queue has still to do after a while, and what it gave up. A job whose failure was announced may wait for its next try. */
async function leftInQueue({ product }: TestMarket, mayFail: boolean): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  const look = async () => {
    const { rows } = await product.database.pool.query<{ said: string; isOver: boolean }>(
      `select name || ' is ' || state as said, state = 'failed' as "isOver" from pgboss.job
        where name <> 'dead-letters' and (state = 'active' or (state = 'created' and start_after <= now())
          or (not $1::boolean and state in ('retry', 'failed')))`,
      [mayFail],
    );
    return rows;
  };
  for (;;) {
    const rows = await look();
    if (rows.every(({ isOver }) => isOver) || Date.now() > end) return rows.map(({ said }) => said);
    await sleep(10);
  }
}

/** Errors in the log that nobody announced. */
const surprises = ({ log, announced }: TestMarket): string[] =>
  errorsIn(log.filter((line) => !announced.some((part) => line.includes(part)))).map(
    (error) => `an error that was not announced: ${error}`,
  );

/**
 * Adds to the failure of a story what the server logged as errors. An answer of 500 says nothing of its cause, and a mail
 * that did not come says nothing of the job that failed.
 */
export function withServerErrors(failure: unknown, { log }: TestMarket): unknown {
  const errors = errorsIn(log);
  if (!(failure instanceof Error) || errors.length === 0) return failure;
  const { message, stack } = failure;
  const said = `${message}\n\nThe server logged ${errors.length === 1 ? 'an error' : `${errors.length} errors`}:\n${errors.join('\n')}\n`;
  failure.message = said;
  // Some reporters print the stack, which repeats the message as it was when the error was made.
  if (stack !== undefined) failure.stack = stack.replace(message, () => said);
  return failure;
}
