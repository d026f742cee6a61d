import { expect, vi } from 'vitest';
import { eventsIn, feedOf } from '../server/testing/calendar.ts';
import { explained, msOf, nodesOf, preparedSent } from '../server/testing/plans.ts';
import { story } from '../server/testing/story.ts';
import { picks, proposes, timeIn } from '../server/testing/visiting.ts';
import { hashToken } from '../server/marketplace/accounts/index.ts';
import { eventsOfFeed } from '../server/marketplace/calendar/event.queries.ts';
import { tokenIn } from '../server/marketplace/calendar/feed-tokens.ts';

vi.setConfig({ testTimeout: 240_000 });

const EVENTS = 2_000;
/** Leads of the same business on which nothing is arranged, and of others with visits of theirs. */
const OTHER_LEADS = 20_000;
const MOST_MS = 50;

story(
  'a calendar of 2,000 events is answered in 50 ms by one prepared statement, among 20,000 other leads and visits',
  { shows: ['C6'] },
  async (stage) => {
    const { market, customer, business } = stage;
    const [carl, anna, ben] = [await customer(), await business(), await business()];
    await carl.posts();
    const [lead, other] = [await anna.lead(), await ben.lead()];
    await anna.isInterestedIn(lead);
    const time = timeIn(market, 3);
    const visit = await picks(carl, await proposes(anna, lead, [time]));
    await market.asOwner(`
      create temp table copies as select gen_random_uuid() as job, gen_random_uuid() as hers, gen_random_uuid() as his,
        gen_random_uuid() as visit, gen_random_uuid() as proposal, n from generate_series(1, ${OTHER_LEADS}) n;
      insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', t.job,
        'title', 'Tap number ' || n, 'job_number', 'K' || lpad(n::text, 6, '0')))).*
      from jobs j join leads l on l.job_id = j.id, copies t where l.id = '${lead.id}';
      insert into leads select (jsonb_populate_record(l, jsonb_build_object('id', t.hers, 'job_id', t.job))).*
      from leads l, copies t where l.id = '${lead.id}';
      insert into leads select (jsonb_populate_record(l, jsonb_build_object('id', t.his, 'job_id', t.job))).*
      from leads l, copies t where l.id = '${other.id}';
      insert into visits select (jsonb_populate_record(v, jsonb_build_object('id', t.visit, 'proposal_id', t.proposal,
        'lead_id', case when n < ${EVENTS} then t.hers else t.his end,
        'starts_at', v.starts_at - n * interval '3 hours', 'ends_at', v.ends_at - n * interval '3 hours'))).*
      from visits v, copies t where v.id = '${visit.id}';
      insert into visit_proposals select (jsonb_populate_record(p, jsonb_build_object('id', t.proposal,
        'visit_id', t.visit))).*
      from visit_proposals p, copies t where p.visit_id = '${visit.id}';
      drop table copies; analyze`);
    const address = await feedOf(stage, anna);
    const read = async () => (await fetch(address)).arrayBuffer();
    expect(eventsIn(Buffer.from(await read()).toString())).toHaveLength(EVENTS);

    const { db, clock } = market.product.market;
    const hash = hashToken(tokenIn(address.split('/').at(-1) ?? '') ?? '');
    const sent = await preparedSent(db, () => eventsOfFeed(db, { hash, now: clock.now() }));
    expect([...sent.keys()]).toEqual(['calendar-feed']);
    const [asked] = sent.values();
    const nodes = asked ? nodesOf(await explained(db, asked)) : [];
    const used = nodes.map((node) => node['Index Name']);
    expect(used).toEqual(expect.arrayContaining(['visits_of_customer', 'visits_of_business']));
    // The quickest of a minute at most: a machine of others may be slowed for longer than forty reads take.
    const ms = async () => {
      const quickest = await msOf(read);
      if (process.env.SHOW_TIMES) console.log(quickest);
      return quickest;
    };
    await expect.poll(ms, { timeout: 60_000, interval: 2_000 }).toBeLessThan(MOST_MS);
  },
);
