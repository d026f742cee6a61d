import { expect, vi } from 'vitest';
import type { Business } from '../server/testing/business.ts';
import { msOfEach, preparedSent, readWhole } from '../server/testing/plans.ts';
import { type Stage, story } from '../server/testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Each of a customer of its own; one of ten is within reach of both businesses. */
const JOBS = 3_000;
/** How many of those customers each of the others has blocked. */
const BLOCKS = 1_500;
/** How many of them the business that is looked at has blocked: more than anybody will. */
const OWN = 100;
const LARGE = 2_500;
/** Out of reach. */
const ELSEWHERE = 'LS1 4DY';

/** A market in which Anna has blocked nobody, Ben some, and two who are far away very many. */
async function manyBlocks(stage: Stage) {
  const { market, customer, business } = stage;
  const [carl, dana] = [await customer(), await customer()];
  const [anna, ben] = [await business(), await business()];
  const others = [await business({ postcode: ELSEWHERE }), await business({ postcode: ELSEWHERE })];
  await carl.posts({ title: 'Tap of Carl' });
  await dana.posts({ title: 'Tap of Dana', location: ELSEWHERE });
  await market.settled();
  await market.asOwner(`
    create temp table copies as select gen_random_uuid() as id, n from generate_series(1, ${JOBS}) n;
    insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', t.id,
      'email', 'copy' || n || '@example.test', 'email_key', 'copy' || n || '@example.test',
      'reference', 'T' || lpad(n::text, 7, '0'), 'mobile_number', ''))).*
    from accounts a, copies t where a.id = '${carl.accountId}';
    insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(),
      'customer_id', t.id, 'title', 'Tap number ' || n, 'job_number', 'K' || lpad(n::text, 6, '0'),
      'created_at', j.created_at - n * interval '1 minute'))).*
    from jobs j, copies t
    where j.customer_id = case when n % 10 = 0 then '${carl.accountId}'::uuid else '${dana.accountId}' end;`);
  for (const [{ id, accountId }, count] of [
    ...others.map((other) => [other, BLOCKS] as const),
    [ben, OWN] as const,
  ])
    await market.asOwner(`
      insert into blocks (id, customer_id, business_id, side, blocked_by, created_at)
      select gen_random_uuid(), id, '${id}', 'business', '${accountId}', story_begins() from copies
      where n % 20 = 0 or n % 2 = 1 order by n % 20, n limit ${count}`);
  await market.asOwner('drop table copies; analyze');
  return { anna, ben };
}

/** What a business reads at its leads and on its dashboard, each for the quickest of many times. */
async function readsOf(business: Business) {
  const api = await business.api();
  return { leads: () => api.leads({ query: {} }), dashboard: () => api.dashboard() };
}

/** The slowest that a list of leads may be at the server, with HTTP around it, and how much of it may be of blocks. */
const MOST_MS = 50;
const MOST_OF_BLOCKS_MS = 10;

story(
  'leads are read from their indexes with thousands of blocks about, and about as quickly by who has blocked a hundred',
  { shows: ['C3'] },
  async (stage) => {
    const { db } = stage.market.product.market;
    const { anna, ben } = await manyBlocks(stage);
    const reads: Record<string, () => Promise<unknown>> = {};
    for (const [name, business] of Object.entries({ anna, ben })) {
      for (const [what, read] of Object.entries(await readsOf(business))) {
        const sent = await preparedSent(db, read);
        expect([...sent.keys()]).toContain(what === 'leads' ? 'lead-inbox' : 'new-leads');
        for (const [statement, asked] of sent)
          expect([name, statement, await readWhole(db, asked, LARGE)]).toEqual([name, statement, []]);
        reads[`${name} ${what}`] = read;
      }
    }
    const times = await msOfEach(reads);
    if (process.env.SHOW_TIMES) console.log(times);
    for (const [name, ms] of Object.entries(times)) expect([name, ms < MOST_MS]).toEqual([name, true]);
    for (const what of ['leads', 'dashboard']) {
      const ofBlocks = (times[`ben ${what}`] ?? 0) - (times[`anna ${what}`] ?? 0);
      expect([what, ofBlocks < MOST_OF_BLOCKS_MS]).toEqual([what, true]);
    }
    // They are left out: every second of those in reach is of somebody whom he blocked.
    const [hers, his] = await Promise.all([anna, ben].map((one) => one.leads()));
    const numbers = (leads: typeof hers) =>
      leads?.map(({ job }) => Number(/\d+$/.exec(job.title)?.[0] ?? 0)) ?? [];
    expect(numbers(hers).filter((n) => n > 0 && n % 20 === 0).length).toBeGreaterThan(0);
    expect(numbers(his).filter((n) => n > 0 && n % 20 === 0)).toEqual([]);
  },
);
