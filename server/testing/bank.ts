import type { PaymentProvider } from '../platform/payments/provider.ts';
import {
  AS_IT_SHOULD,
  booksIn,
  deliverDue,
  letTimePass,
  type Mood,
  setMood,
  type Worse,
} from '../seed/simulator/index.ts';
import type { TestMarket } from './market.ts';

type Pressed = 'authorise' | 'ask-bank' | 'cancel' | 'fail-later' | 'dispute-later';

/** Presses a button on the hosted page that a checkout led to, as a browser does, and answers where it leads on. */
export async function atBank(
  { baseUrl }: Pick<TestMarket, 'baseUrl'>,
  page: string,
  press: Pressed,
): Promise<URL> {
  const { pathname } = new URL(page);
  const answer = await fetch(`${baseUrl}${pathname}/${press}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  const location = answer.headers.get('location');
  if (answer.status !== 303 || !location) throw new Error(`the bank answered ${answer.status}`);
  return new URL(location);
}

/** The bank is as it should be, but for this. A call that it refuses is an error in the log. */
export function bankFeels({ product, announces }: TestMarket, mood: Partial<Mood>): Promise<void> {
  if (mood.refuses) announces('told to refuse');
  return setMood(product.market.db, { ...AS_IT_SHOULD, ...mood });
}

/** What billing stands on, with some of the bank's calls replaced. */
export function withBank(
  { product: { billing } }: TestMarket,
  replace: (bank: PaymentProvider) => Partial<PaymentProvider>,
) {
  const named = (name: string) => {
    const bank = billing.payments.named(name);
    return bank && { ...bank, ...replace(bank) };
  };
  return { ...billing, payments: { ...billing.payments, named } };
}

/**
 * Lets days go by at the bank and here, and everything that follows from them happen. What was under way is done first: a
 * mail that was written before says so before.
 */
export async function daysPass(market: TestMarket, days: number): Promise<void> {
  await market.settled();
  await market.advance({ days });
  await market.product.sweep();
  await market.settled();
}

/** Lets the bank's days go by without a word to us: every webhook gets lost. */
export async function bankDaysPass(market: TestMarket): Promise<void> {
  await letTimePass(market.product.market);
  await booksIn(market.product.market.db)
    .updateTable('simulator.events')
    .set({ delivered_at: market.clock.now() })
    .where('delivered_at', 'is', null)
    .execute();
}

/** Gives money back in the bank's own dashboard, so much of the newest payment in all. */
export async function givesBack({ product }: TestMarket, pence: number): Promise<void> {
  await product.database.pool.query(
    `update simulator.charges set returned_pence = $1 where id = (
      select id from simulator.charges order by created_at desc, id desc limit 1)`,
    [pence],
  );
}

/** Something cannot be written for a while: here, or in the bank's books. `write` is the event of a trigger. */
export async function whileAway(market: TestMarket, write: string, work: () => Promise<void>): Promise<void> {
  market.announces('outage');
  await market.asOwner(`
    create function outage() returns trigger language plpgsql as 'begin raise exception $$outage$$; end';
    create trigger outage before ${write} for each row execute function outage()`);
  try {
    await work();
  } finally {
    await market.asOwner('drop function outage() cascade');
  }
}

/** Delivers what the bank has to say, as badly as wished. */
export async function post(market: TestMarket, worse: Worse): Promise<void> {
  const { app } = market.product;
  await deliverDue(
    market.product.market,
    async (url, payload, headers) => (await app.inject({ method: 'POST', url, payload, headers })).statusCode,
    worse,
  );
  await market.settled();
}

/** What we hold and what the bank holds, in pence; they must be the same. */
export async function sums({ product }: TestMarket): Promise<{ ours: number; theirs: number }> {
  const { rows } = await product.database.pool.query<{ ours: number; theirs: number }>(`
    select coalesce((select sum(pence) from ledger_entries), 0)::int as ours,
      coalesce((select sum(gross_pence - returned_pence) from simulator.charges where status = 'paid'), 0)::int as theirs`);
  return rows[0] ?? { ours: 0, theirs: 0 };
}

/** Has the bank refuse the newest payment that is still on its way. */
export async function bounces({ product }: TestMarket): Promise<void> {
  await product.database.pool.query(
    `update simulator.charges set outcome = 'failed' where id = (
      select id from simulator.charges where status = 'pending' order by created_at desc, id desc limit 1)`,
  );
}
