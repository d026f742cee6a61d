import pg from 'pg';
import { expect, vi } from 'vitest';
import { story } from '../testing/story.ts';

type Bound = { statement: string };
type Parsed = { name: string; text: string };
type Sends = { parse(parsed: Parsed): void; bind(bound: Bound): void; stream: object };

/** The transactions that a piece of work sends to PostgreSQL: the names of their statements, or the text of one without a name. */
async function transactionsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const { prototype } = (pg as unknown as { Connection: { prototype: Sends } }).Connection;
  const { parse, bind } = prototype;
  const open = new Map<object, string[]>();
  const unnamed = new Map<object, string>();
  const transactions: string[][] = [];
  const parses = vi.spyOn(prototype, 'parse').mockImplementation(function (this: Sends, parsed) {
    if (!parsed.name) unnamed.set(this.stream, parsed.text);
    return parse.call(this, parsed);
  });
  const binds = vi.spyOn(prototype, 'bind').mockImplementation(function (this: Sends, bound) {
    const said = bound.statement || (unnamed.get(this.stream) ?? '');
    if (said === 'begin') open.set(this.stream, []);
    else if (said === 'commit') {
      transactions.push(open.get(this.stream) ?? []);
      open.delete(this.stream);
    } else open.get(this.stream)?.push(said);
    return bind.call(this, bound);
  });
  await work().finally(() => [parses, binds].forEach((spy) => spy.mockRestore()));
  return transactions;
}

/** What the transaction with a statement of this name does, statement by statement; one without a name is planned at every request. */
async function statementsWith(name: string, work: () => Promise<unknown>): Promise<string[]> {
  const transactions = await transactionsOf(work);
  const named = transactions.map((sent) => sent.map((said) => said.replace(/-[0-9a-f]{8}$/, '')));
  return named.find((sent) => sent.includes(name)) ?? [];
}

story('sending a quote and posting a job run prepared statements only', async ({ customer, business }) => {
  const [carl, anna] = [await customer(), await business()];
  expect(await statementsWith('post-job', () => carl.posts())).toEqual([
    'hold-account',
    'claim-entry',
    'offered-service',
    'postcode-points',
    'post-job',
    'history',
    'reach-of-jobs',
    'queue-job',
    'keep-answer',
  ]);
  const lead = await anna.lead();
  expect(await statementsWith('send-quote', () => anna.quotes(lead, { cost: 95 }))).toEqual([
    'hold-account',
    'owned-business',
    'business-viewer',
    'lock-job-of-lead',
    'lead-for-act',
    'send-quote',
    'history',
    'move',
    'keep-premium',
    'ring-bells',
    'put-notices-in-outbox',
    'queue-job',
  ]);
});

story('a detailed quote costs two statements more, and a plain one none', async ({ customer, business }) => {
  const [carl, anna] = [await customer(), await business()];
  await carl.posts();
  const line = { kind: 'labour', text: 'Two hours', quantity: 2, unit: 'hour', unit_price: 45 } as const;
  const lead = await anna.lead();
  const sent = await statementsWith('send-quote', () => anna.quotes(lead, { detail: { lines: [line] } }));
  expect(sent.slice(5, 9)).toEqual(['send-quote', 'quote-detail', 'quote-lines', 'history']);
});
