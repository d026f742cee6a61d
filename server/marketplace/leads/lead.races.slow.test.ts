import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Act, atJob, newLead, outcomesOf, TIME_FOR_ROUNDS } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';

vi.setConfig(TIME_FOR_ROUNDS);

type Ref = { id: string };

const marks =
  (anna: Business, lead: Ref): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).markInterested({ params: { id: lead.id } });

const dismisses =
  (anna: Business, lead: Ref): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).dismissLead({ params: { id: lead.id } });

/** Where a lead ended, and how often the customer's number went to its business. */
async function endOfLead({ product }: TestMarket, lead: Ref): Promise<string> {
  const { rows } = await product.database.pool.query<{ ended: string }>(
    `select l.status || ', number released ' || count(p.id) || ' times' as ended
    from leads l left join phone_releases p using (job_id, business_id) where l.id = $1 group by l.id`,
    [lead.id],
  );
  return rows[0]?.ended ?? 'gone';
}

// The declared outcomes let both succeed in any order; the table of states refuses interest after a dismissal, and so do we.
story(
  'a lead that is marked and dismissed at the same time ends dismissed, its number released at most once',
  { shows: ['R-11-032'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await newLead(carl, anna, round);
      const heard = await meet(atJob(job), marks(anna, lead), dismisses(anna, lead));
      return `${heard} -> ${await endOfLead(market, lead)}`;
    });
    expect(seen).toEqual([
      'lead_dismissed, ok -> dismissed, number released 0 times',
      'ok, ok -> dismissed, number released 1 times',
    ]);
    expect(await anna.leads()).toEqual([]);
  },
);

const restores =
  (anna: Business, lead: Ref): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).restoreLead({ params: { id: lead.id } });

story(
  'a removed lead that is taken back twice at the same time comes back once',
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await newLead(carl, anna, round);
      await anna.dismisses(lead);
      const heard = await meet(atJob(job), restores(anna, lead), restores(anna, lead));
      const { rows } = await market.product.database.pool.query(
        "select from history where event = 'lead.restored' and facts ->> 'leadId' = $1",
        [lead.id],
      );
      return `${heard} -> ${await endOfLead(market, lead)}, told ${rows.length} times`;
    });
    expect(seen).toEqual(['ok, ok -> open, number released 0 times, told 1 times']);
  },
);

story(
  'a lead that is marked twice at the same time is marked once, and both calls hear the number',
  { shows: ['R-10-083'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await newLead(carl, anna, round);
      const numbers: (string | null)[] = [];
      const act: Act = async (baseUrl) => {
        const { user } = await (await anna.api({ baseUrl })).markInterested({ params: { id: lead.id } });
        numbers.push(user.mobile_number);
      };
      const heard = await meet(atJob(job), act, act);
      expect(numbers).toEqual([carl.facts.mobile, carl.facts.mobile]);
      return `${heard} -> ${await endOfLead(market, lead)}`;
    });
    expect(seen).toEqual(['ok, ok -> open, number released 1 times']);
  },
);

story(
  'a business that opens its inbox twice at the same time has one lead of each job, and sees it in both',
  { shows: ['R-11-031'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const title = `Tap number ${round} drips`;
      const job = await carl.posts({ title });
      const ids = new Set<string | undefined>();
      const opens: Act = async (baseUrl) => {
        const { leads } = await (await anna.api({ baseUrl })).leads();
        ids.add(leads.find((lead) => lead.job.title === title)?.id);
      };
      const heard = await meet(atJob(job), opens, opens);
      const [id = 'nothing', ...others] = ids;
      return `${heard} -> ${await endOfLead(market, { id })}, and ${others.length} other ids`;
    });
    expect(seen).toEqual(['ok, ok -> open, number released 0 times, and 0 other ids']);
  },
);
