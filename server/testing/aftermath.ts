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

const PATIENCE_MS = 60_000;

/** What the queue has still to do after a while, and what it gave up. A job whose failure was announced may wait for its next try. */
async function leftInQueue({ look }: TestMarket, mayFail: boolean): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  const left = () =>
    look<{ said: string; isOver: boolean }>(
      `select name || ' is ' || state as said, state = 'failed' as "isOver" from pgboss.job
        where name <> 'dead-letters' and (state = 'active' or (state = 'created' and start_after <= now())
          or (not $1::boolean and state in ('retry', 'failed')))`,
      [mayFail],
    );
  for (;;) {
    const rows = await left();
    if (rows.every(({ isOver }) => isOver) || Date.now() > end) return rows.map(({ said }) => said);
    await sleep(10);
  }
}

/** Errors in the log that nobody announced. */
const surprises = ({ log, announced }: TestMarket): string[] =>
  errorsIn(log.filter((line) => !announced.some((part) => line.includes(part)))).map(
    (error) => `an error that was not announced: ${error}`,
  );

const LAST_LINES = 20;
const shortened = (line: string) => line.trim().slice(0, 400);

/**
 * Adds to the failure of a story the errors that the server logged, and the last it logged at all. An answer of 500 says
 * nothing of its cause, and a mail that did not come says nothing of the job that failed.
 */
export function withServerErrors(failure: unknown, { log }: TestMarket): unknown {
  const errors = errorsIn(log);
  if (!(failure instanceof Error)) return failure;
  const { message, stack } = failure;
  const counted = errors.length === 1 ? 'an error' : `${errors.length} errors`;
  const whichErrors = errors.length > 0 ? `\n\nThe server logged ${counted}:\n${errors.join('\n')}\n` : '';
  const said = `${message}${whichErrors}\n\nThe last it logged:\n${log.slice(-LAST_LINES).map(shortened).join('\n')}\n`;
  failure.message = said;
  // Some reporters print the stack, which repeats the message as it was when the error was made.
  if (stack !== undefined) failure.stack = stack.replace(message, () => said);
  return failure;
}
