import pg from 'pg';
import { expect, vi } from 'vitest';
import { story } from '../testing/story.ts';

type Sent = { name?: string; text: string };
type Sends = Sent & { submit(connection: object): Error | null };

/** The transactions that a piece of work sends to PostgreSQL, statement by statement. */
async function transactionsOf(work: () => Promise<unknown>): Promise<Sent[][]> {
  const { prototype } = (pg as unknown as { Query: { prototype: Sends } }).Query;
  const submit = prototype.submit;
  const open = new Map<object, Sent[]>();
  const transactions: Sent[][] = [];
  const spy = vi.spyOn(prototype, 'submit').mockImplementation(function (this: Sends, connection) {
    if (this.text === 'begin') open.set(connection, []);
    else if (this.text === 'commit') {
      transactions.push(open.get(connection) ?? []);
      open.delete(connection);
    } else open.get(connection)?.push({ name: this.name, text: this.text });
    return submit.call(this, connection);
  });
  await work().finally(() => spy.mockRestore());
  return transactions;
}

/** What the transaction that writes to a table does, by the names of its statements; one without a name is planned at every request. */
async function statementsOf(table: string, work: () => Promise<unknown>): Promise<string[]> {
  const transactions = await transactionsOf(work);
  const its = transactions.find((sent) => sent.some(({ text }) => text.includes(`insert into "${table}"`)));
  return its?.map(({ name, text }) => name?.replace(/-[0-9a-f]{8}$/, '') ?? text) ?? [];
}

story('sending a quote and posting a job run prepared statements only', async ({ customer, business }) => {
  const [carl, anna] = [await customer(), await business()];
  expect(await statementsOf('jobs', () => carl.posts())).toEqual([
    'hold-account',
    'stake-claim',
    'offered-service',
    'postcode-points',
    'post-job',
    'history',
    'reach-of-jobs',
    'queue-job',
    'signal',
    'signal',
    'keep-answer',
  ]);
  const lead = await anna.lead();
  expect(await statementsOf('quotes', () => anna.quotes(lead, { cost: 95 }))).toEqual([
    'hold-account',
    'owned-business',
    'business-viewer',
    'lock-job-of-lead',
    'lead-for-act',
    'send-quote',
    'history',
    'move',
    'keep-premium',
    'put-notices-in-outbox',
    'queue-job',
    'signal',
    'signal',
  ]);
});
