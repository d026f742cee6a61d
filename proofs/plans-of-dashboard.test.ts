import { expect, vi } from 'vitest';
import type { Person } from '../server/testing/person.ts';
import { msOf, preparedSent, readWhole } from '../server/testing/plans.ts';
import { type Stage, story } from '../server/testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Of each half of the jobs of somebody busy one is done and one has an open quote. */
const MANY = 6_000;
/** Out of reach of the few. */
const ELSEWHERE = 'LS1 4DY';
const LARGE = 2_500;
const FEW = 100;

type Side = { customer: { accountId: string }; business: { accountId: string; id: string } };

/**
 * Copies of a customer's job, each with a lead of the business, a quote, a conversation and what was written down of it.
 * Each table is analysed before the next is filled from it: with the statistics of a nearly empty market, which
 * autovacuum may take at any moment, these thousands are joined as if they were one, and that takes minutes.
 */
async function fill({ market }: Stage, { customer, business }: Side, { letter, count }: Size) {
  const theirs = `job_number like '${letter}%'`;
  await market.asOwner(`
    insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(),
      'job_number', '${letter}' || lpad(n::text, 6, '0'), 'created_at', story_begins() - n * interval '1 minute'))).*
    from jobs j, generate_series(1, ${count}) n where customer_id = '${customer.accountId}' and job_number like 'J%';
    analyze jobs;
    insert into leads (id, job_id, business_id, status, created_at, interested_at)
    select gen_random_uuid(), id, '${business.id}', 'quoted', created_at, created_at from jobs where ${theirs};
    analyze leads;
    insert into quotes select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(), 'job_id', j.id,
      'lead_id', l.id, 'business_id', l.business_id, 'created_at', j.created_at,
      'status', case when job_number ~ '[02468]$' then 'accepted' else 'pending' end))).*
    from jobs j join leads l on l.job_id = j.id, quotes q
    where ${theirs} and q.id = (select id from quotes order by created_at limit 1);
    analyze quotes;
    insert into engagements (id, job_id, customer_id, business_id, quote_id, job_created_at, status, started_at, ended_at)
    select gen_random_uuid(), j.id, j.customer_id, q.business_id, q.id, j.created_at, 'finished', j.created_at, story_begins()
    from jobs j join quotes q on q.job_id = j.id and q.status = 'accepted' where ${theirs};
    insert into history (id, event, actor_id, job_id, facts, created_at)
    select gen_random_uuid(), 'job.finished', '${business.accountId}', id, '{}', story_begins() from jobs where ${theirs};
    insert into messages (id, lead_id, sender, body, created_at)
    select gen_random_uuid(), l.id, 'customer', 'Hello', j.created_at
    from jobs j join leads l on l.job_id = j.id where ${theirs};
    analyze messages;
    insert into conversations (lead_id, account_id, side_id, last_at, last_message_id, unread)
    select l.id, p.account_id, p.side_id, m.created_at, m.id, (p.side = 'business')::int
    from jobs j join leads l on l.job_id = j.id join messages m on m.lead_id = l.id
      join conversation_people p on p.lead_id = l.id
    where ${theirs}`);
}

type Size = { letter: string; count: number };

async function manyDealings(stage: Stage) {
  const [carl, dana] = [await stage.customer(), await stage.customer()];
  const [anna, bob] = [await stage.business(), await stage.business({ postcode: ELSEWHERE })];
  await carl.posts({ title: 'Tap of Carl' });
  await dana.posts({ title: 'Tap of Dana', location: ELSEWHERE });
  await anna.quotes(await anna.lead('Tap of Carl'), { cost: 90 });
  await stage.market.settled();
  await stage.market.asOwner('analyze');
  // Row by row the triggers would take most of a minute.
  await stage.market.asOwner('alter table messages disable trigger messages_in_conversations');
  await fill(stage, { customer: dana, business: bob }, { letter: 'K', count: MANY });
  await fill(stage, { customer: carl, business: anna }, { letter: 'L', count: FEW });
  await stage.market.asOwner('alter table messages enable trigger messages_in_conversations');
  await stage.market.asOwner('analyze');
  return { carl, dana, anna, bob };
}

/** The slowest that anybody's dashboard may be at the server, with HTTP around it. */
const MOST_MS = 50;

story(
  'a dashboard reads no large table from end to end, and takes 50 ms at most for whom has much, too',
  async (stage) => {
    const { carl, dana, anna, bob } = await manyDealings(stage);
    const { db } = stage.market.product.market;
    const times: Record<string, number> = {};
    for (const [name, person] of Object.entries({ carl, dana, anna, bob } satisfies Record<string, Person>)) {
      const api = await person.api();
      const sent = await preparedSent(db, async () => api.dashboard());
      expect(sent.size).toBeGreaterThan(5);
      times[name] = await msOf(async () => api.dashboard());
      // To somebody whose most of a table is, reading all of it may be the quickest.
      if (person === dana || person === bob) continue;
      for (const [statement, asked] of sent)
        expect([name, statement, await readWhole(db, asked, LARGE)]).toEqual([name, statement, []]);
    }
    if (process.env.SHOW_TIMES) console.log(times);
    for (const [name, ms] of Object.entries(times)) expect([name, ms < MOST_MS]).toEqual([name, true]);
    const { tabs, waits } = await (await bob.api()).dashboard();
    expect(tabs.map(({ tab, count }) => [tab, count])).toContainEqual(['messages', 100]);
    expect(waits).toContainEqual({ kind: 'open-quotes', count: 100 });
  },
);
