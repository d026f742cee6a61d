import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import type { Customer } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Act, atJob, endOf, newLead, outcomesOf, TIME_FOR_ROUNDS } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';

vi.setConfig(TIME_FOR_ROUNDS);

type Ref = { id: string };

const blocks =
  (one: Correspondent, lead: Ref): Act =>
  async (baseUrl) =>
    (await one.api({ baseUrl })).blockOther({ params: { id: lead.id } });

/** A block lasts, so each round has a business of its own, near the same customer. */
async function leadOfNewBusiness(carl: Customer, business: () => Promise<Business>, round: number) {
  const anna = await business();
  return { anna, ...(await newLead(carl, anna, round)) };
}

/** What is left between the two. */
async function leftOf({ product }: TestMarket, lead: Ref): Promise<string> {
  const { rows } = await product.database.pool.query<{ left: string }>(
    `select l.status || case when l.parted_at is null then '' else ', parted' end || ', '
      || l.messages_count || ' messages' as left from leads l where l.id = $1`,
    [lead.id],
  );
  return rows[0]?.left ?? 'gone';
}

story(
  'a message and a block at the same time: it was written before, or not at all',
  { shows: ['C3'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const seen = await outcomesOf(market, async (meet, round) => {
      const { anna, job, lead } = await leadOfNewBusiness(carl, business, round);
      const writes: Act = async (baseUrl) =>
        (await anna.api({ baseUrl })).sendMessage({ params: { id: lead.id }, body: { message: 'Wait' } });
      const heard = await meet(atJob(job), writes, blocks(carl, lead));
      return `${heard} -> ${await leftOf(market, lead)}`;
    });
    expect(seen).toEqual([
      'job_not_available, ok -> open, parted, 0 messages',
      'ok, ok -> open, parted, 1 messages',
    ]);
  },
);

story(
  'a quote and a block at the same time: it is ended with the rest, or not sent',
  { shows: ['C3'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const seen = await outcomesOf(market, async (meet, round) => {
      const { anna, job, lead } = await leadOfNewBusiness(carl, business, round);
      const quotes: Act = async (baseUrl) => {
        const quote = { leadId: lead.id, cost: 90, rate_type: 'Flat' as const, currency: '£' as const };
        await (await anna.api({ baseUrl })).sendQuote({ body: quote });
      };
      const isTheirs = round % 3 === 0;
      const heard = await meet(atJob(job), quotes, blocks(isTheirs ? anna : carl, lead));
      return `${isTheirs ? 'business' : 'customer'}: ${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'business: lead_dismissed, ok -> active: no quote',
      'business: ok, ok -> active: cancelled',
      'customer: job_not_available, ok -> active: no quote',
      'customer: ok, ok -> active: closed',
    ]);
  },
);

story(
  'an acceptance and a block at the same time: the work is agreed and goes on, or there is nothing to accept',
  { shows: ['C3'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const seen = await outcomesOf(market, async (meet, round) => {
      const { anna, job, lead } = await leadOfNewBusiness(carl, business, round);
      const quote = await anna.quotes(lead, { cost: 90 });
      const accepts: Act = async (baseUrl) =>
        (await carl.api({ baseUrl })).acceptQuote({ params: { id: quote.id } });
      const heard = await meet(atJob(job), accepts, blocks(anna, lead));
      return `${heard} -> ${await endOf(market, job)}, ${await leftOf(market, lead)}`;
    });
    expect(seen).toEqual([
      'ok, ok -> progress: accepted, quoted, 0 messages',
      'quote_no_longer_open, ok -> active: cancelled, dismissed, parted, 0 messages',
    ]);
  },
);

/** What history says of the blocks of a business. */
async function toldOf({ product }: TestMarket, { id }: Business): Promise<string> {
  const { rows } = await product.database.pool.query<{ event: string }>(
    `select event from history where event like 'block.%' and facts ->> 'businessId' = $1 order by created_at, id`,
    [id],
  );
  return rows.map(({ event }) => event).join(', ');
}

story(
  'a block that is lifted twice at the same time is lifted once, and both hear so',
  { shows: ['C3'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const seen = await outcomesOf(market, async (meet, round) => {
      const { anna, job, lead } = await leadOfNewBusiness(carl, business, round);
      const api = await carl.api();
      await api.blockOther({ params: { id: lead.id } });
      const [block] = (await api.blocks()).blocks;
      const lifts: Act = async (baseUrl) =>
        (await carl.api({ baseUrl })).unblockOther({ params: { id: block?.id ?? '' } });
      return `${await meet(atJob(job), lifts, lifts)} -> ${await toldOf(market, anna)}`;
    });
    expect(seen).toEqual(['ok, ok -> block.made, block.lifted']);
  },
);
