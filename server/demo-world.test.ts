import { expect } from 'vitest';
import { sql } from 'kysely';
import { DEMO_DOMAIN, DEMO_PASSWORD, PEOPLE, seedDemo } from '../database/seed/demo/index.ts';
import { prepareDatabase } from '../database/seed/prepare.ts';
import { ConfigError } from './platform/config.ts';
import { inTransaction } from './platform/db/db.ts';
import { apiAt } from './testing/api.ts';
import { type Stage, story } from './testing/story.ts';

/** Signs in as the demo's README says, and asks as that person. */
async function signedIn({ market }: Stage, mailbox: string) {
  const email = `${mailbox}@${DEMO_DOMAIN}`;
  const { token } = await apiAt(market.baseUrl, () => ({})).logIn({
    body: { email, password: DEMO_PASSWORD },
  });
  return apiAt(market.baseUrl, () => ({ authorization: `Bearer ${token}` }));
}

story('R-16-037 the demo world has somebody and something for every screen', async (stage) => {
  const { db, clock } = stage.market.product.market;
  await inTransaction(db, (tx) => seedDemo(tx, clock.now()));

  const roles = Object.fromEntries(
    await Promise.all(
      PEOPLE.map(async ({ mailbox }) => {
        const { data } = await (await signedIn(stage, mailbox)).currentUser();
        return [mailbox, data.userType] as const;
      }),
    ),
  );
  expect(roles).toEqual({
    admin: 'admin',
    customer: 'customer',
    dana: 'customer',
    business: 'business',
    bob: 'business',
    eve: 'business',
    frank: 'business',
    uma: 'business',
  });

  const carl = await signedIn(stage, 'customer');
  for (const status of ['active', 'in_progress', 'finished', 'cancelled'] as const)
    expect([status, (await carl.jobs({ query: { status } })).jobs.length]).not.toEqual([status, 0]);
  expect((await carl.quotes()).quotes).not.toEqual([]);

  const anna = await signedIn(stage, 'business');
  expect((await anna.leads()).leads).not.toEqual([]);
  expect((await anna.quotes()).quotes).not.toEqual([]);
  for (const status of ['in_progress', 'finished', 'cancelled'] as const)
    expect([status, (await anna.jobs({ query: { status } })).jobs.length]).not.toEqual([status, 0]);
  const near = new Set((await anna.leads()).leads.map(({ job }) => job.title));
  const far = (await (await signedIn(stage, 'frank')).leads()).leads.map(({ job }) => job.title);
  expect(far.filter((title) => near.has(title))).toEqual([]);

  const { rows } = await sql<{ kind: string; of: string[] }>`
    select 'jobs' as kind, array_agg(distinct status::text order by status::text) as of from jobs
    union all select 'quotes', array_agg(distinct status::text order by status::text) from quotes
    union all select 'packages', array_agg(distinct package::text order by package::text) from subscriptions
    union all select 'promo codes', array_agg(name) from promo_codes
    union all select 'jobs that are switched off', array_agg(distinct status::text) from jobs where not is_active
    order by 1`.execute(db);
  expect(rows.map(({ kind, of }) => [kind, ...of])).toEqual([
    ['jobs', 'active', 'cancelled', 'finished', 'progress'],
    ['jobs that are switched off', 'active'],
    ['packages', 'premium', 'standard'],
    ['promo codes', 'SPRING20'],
    ['quotes', 'accepted', 'cancelled', 'closed', 'pending', 'rejected'],
  ]);
});

story('ruling 40 only the demo starts on a database with demo accounts', async ({ market, customer }) => {
  const { db, clock } = market.product.market;
  const starts = (platform: 'demo' | 'staging' | 'production') => prepareDatabase(db, { platform, clock });
  await customer({ email: `customer@${DEMO_DOMAIN}` });
  for (const platform of ['staging', 'production'] as const) await starts(platform);
  await market.reset();
  await starts('demo');
  for (const platform of ['staging', 'production'] as const) {
    const refusal: unknown = await starts(platform).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toContain(`PLATFORM=${platform} needs another`);
  }
  await starts('demo');
});
