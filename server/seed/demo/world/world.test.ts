import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { sql } from 'kysely';
import sharp from 'sharp';
import { readConfig } from '../../../platform/config.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { FilesAway } from '../../../platform/files/files.ts';
import { apiAt } from '../../../testing/api.ts';
import { brokenInvariants } from '../../../testing/invariants.ts';
import { withoutSimulator } from '../../../testing/market.ts';
import { untilWaiting } from '../../../testing/race.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { sweep } from '../../../testing/sweep.ts';
import { readTaxonomy, serviceId } from '../../catalogue.ts';
import { prepareDatabase } from '../../prepare.ts';
import { DEMO_PASSWORD, seedDemo, withDemoPictures } from '../index.ts';
import { readFirms } from './firms.ts';
import { firmId, workId } from './world-ids.ts';

async function begins({ market }: Stage, extent: 'people' | 'world'): Promise<void> {
  const { db, clock } = market.product.market;
  await inTransaction(db, (tx) => seedDemo(tx, clock.now(), { extent }));
  // The planner counts the tables for their owner alone, who loads them outside of the tests. What it knows of the stories
  // before is that they are empty.
  await market.asOwner('analyze');
}

const visitor = ({ market }: Stage) => apiAt(market.baseUrl, () => ({}));

/** How many rows each table of the world has. */
async function counted({ market }: Stage) {
  const tables = [
    'businesses',
    'jobs',
    'quotes',
    'messages',
    'reviews',
    'reports',
    'invoices',
    'history',
    'files',
  ];
  const counts = tables.map((table) => sql`(select count(*) from ${sql.table(table)}) as ${sql.ref(table)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(
    market.product.market.db,
  );
  return rows[0] ?? {};
}

story(
  'the demo world has forty businesses of all trades in seven cities, with work, reviews and a past',
  { shows: ['R-16-037', 'C8'] },
  async (stage) => {
    await begins(stage, 'world');
    const { trades } = await visitor(stage).trades();
    expect(trades.map(({ name }) => name).toSorted()).toEqual(
      readTaxonomy()
        .map(({ category }) => category)
        .toSorted(),
    );
    expect(trades.filter(({ businessesCount }) => businessesCount === 0)).toEqual([]);
    expect(readFirms()).toHaveLength(40);
    const { rows } = await sql<{ towns: string[]; reviews: number; months: number }>`
      select array_agg(distinct b.town) as towns, (select count(*) from reviews r join jobs j on j.id = r.job_id) as reviews,
        (select extract(day from max(created_at) - min(created_at))::int / 30 from jobs) as months
      from businesses b`.execute(stage.market.product.market.db);
    const [{ towns, reviews, months } = { towns: [], reviews: 0, months: 0 }] = rows;
    for (const city of ['Belfast', 'Bristol', 'Cardiff', 'Glasgow', 'Leeds', 'Manchester'])
      expect(towns).toContain(city);
    expect(reviews).toBeGreaterThanOrEqual(300);
    expect(months).toBeGreaterThanOrEqual(15);
    for (const firm of readFirms()) {
      const told = await visitor(stage).publicBusiness({ params: { id: firmId(firm) } });
      const { workPictures, logo, rating, facts, isListed } = told;
      expect([firm.key, workPictures.length <= 6]).toEqual([firm.key, true]);
      expect([firm.key, logo !== null, rating !== null, isListed]).toEqual([firm.key, true, true, true]);
      expect([firm.key, (facts.finishedJobs ?? 0) > 4, facts.replyMinutes !== null]).toEqual([
        firm.key,
        true,
        true,
      ]);
      const said = told.reviews.flatMap(({ comment }) => comment || []);
      expect([firm.key, new Set(said).size]).toEqual([firm.key, said.length]);
    }
  },
);

story(
  'what the demo world says holds together as if it had happened',
  { shows: ['R-16-037'] },
  async (stage) => {
    const { db, clock } = stage.market.product.market;
    await begins(stage, 'people');
    // Jobs of the README's people have no past, with and without a world around them.
    const ofPeople = await brokenInvariants(db);
    await stage.market.reset();
    await begins(stage, 'world');
    expect((await brokenInvariants(db)).toSorted()).toEqual(ofPeople.toSorted());
    const { rows } = await sql<{ wrong: string }>`
      select 'job ' || j.job_number as wrong
      from jobs j join leads l on l.job_id = j.id left join quotes q on q.lead_id = l.id
        left join engagements e on e.job_id = j.id and e.quote_id = q.id left join reviews r on r.job_id = j.id
        join accounts a on a.id = j.customer_id join businesses b on b.id = l.business_id
      where not (a.created_at <= j.created_at and b.created_at < j.created_at
        and j.created_at < coalesce(l.interested_at, q.created_at, story_begins())
        and coalesce(l.interested_at < q.created_at, true) and coalesce(q.created_at < q.decided_at, true)
        and coalesce(q.created_at < e.started_at, true) and coalesce(e.started_at < e.ended_at, true)
        and coalesce(e.ended_at < r.created_at, true)
        and coalesce(r.created_at, e.ended_at, q.decided_at, q.created_at, j.created_at) < ${clock.now()})
        and j.customer_id in (select id from accounts where email like '%@world.fettle.test')
      union all select 'message of ' || m.created_at from messages m where m.created_at > ${clock.now()}
      union all select 'invoice ' || number from (
        select number, row_number() over (order by issued_at, number) as place from invoices) i where number <> place
      union all select 'history of ' || created_at from history where created_at > ${clock.now()}
      union all select 'answered twice: ' || words from review_answers group by words having count(*) > 1
      union all select 'another day: ' || q.comments from quotes q
        left join quote_details d on d.quote_id = q.id left join visits v on v.lead_id = q.lead_id
        cross join lateral (select coalesce(d.earliest_start::timestamptz, v.starts_at) as day) dated
        where q.comments ~ '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
          and strpos(q.comments, trim(to_char(dated.day, 'Day'))) = 0
      union all select 'called alike: ' || last_name from accounts
        where role = 'customer' and email like '%@world.fettle.test' group by last_name having count(*) > 1`.execute(
      db,
    );
    expect(rows).toEqual([]);
  },
);

story(
  'every state that a quote, a job and agreed work can be in is met in the demo world, and the desk has work',
  { shows: ['R-16-037'] },
  async (stage) => {
    await begins(stage, 'world');
    const { rows } = await sql<{ of: string }>`
      select distinct 'quote ' || q.status || ' of a job that is ' || coalesce(e.status, j.ask_status) as of
      from quotes q join jobs j on j.id = q.job_id left join engagements e on e.job_id = j.id
        join businesses b on b.id = q.business_id join accounts a on a.id = b.owner_id
      where a.email like '%@world.fettle.test'
      union all
      select distinct 'report ' || case when done_at is not null then 'done' when taken_at is not null then 'taken' else 'open' end
      from reports
      union all select distinct 'subscription ' || s.status from subscriptions s
      union all select distinct 'extra ' || status from extras
      union all select distinct 'early end ' || status from early_ends
      union all select distinct 'snag ' || status from snags
      union all select distinct kind || ' ' || status || case when starts_at > story_begins() then ' to come' else '' end from visits
      union all select 'declined quote' from quote_declines union all select 'replaced quote' from quote_revisions
      union all select distinct 'member ' || role from members
      union all select 'block' from blocks order by 1`.execute(stage.market.product.market.db);
    expect(rows.map(({ of }) => of)).toEqual(
      expect.arrayContaining([
        'block',
        'declined quote',
        'early end declined',
        'early end lapsed',
        'early end proposed',
        'extra approved',
        'extra refused',
        'extra withdrawn',
        'look proposed',
        'member field',
        'member office',
        'member owner',
        'quote accepted of a job that is finished',
        'quote accepted of a job that is progress',
        'quote cancelled of a job that is cancelled',
        'quote cancelled of a job that is finished',
        'quote closed of a job that is cancelled',
        'quote pending of a job that is active',
        'quote rejected of a job that is finished',
        'quote rejected of a job that is progress',
        'replaced quote',
        'report done',
        'report open',
        'report taken',
        'snag done',
        'snag open',
        'subscription active',
        'subscription cancelled',
        'subscription expired',
        'subscription past_due',
        'work agreed',
        'work agreed to come',
      ]),
    );
  },
);

story(
  'the figures of the demo world are enough to be shown: prices by place, demand, and what the market says of itself',
  { shows: ['C13'] },
  async (stage) => {
    await begins(stage, 'world');
    const { db } = stage.market.product.market;
    const ranges = await db.selectFrom('price_ranges').select(['place', 'service_id']).execute();
    const places = (trade: string, service: string) =>
      ranges.filter(({ service_id: id }) => id === serviceId(trade, service)).map(({ place }) => place);
    expect(places('Painting & Decorating', 'Paint a room')).toEqual(expect.arrayContaining(['london', 'uk']));
    expect(places('Plumbing', 'Repair or replace a tap')).toEqual(['uk']);
    const near = await visitor(stage).demand({
      params: { trade: 'painting-decorating' },
      query: { postcode: 'SE15' },
    });
    expect(near.leadsAMonth).toBeGreaterThan(3);
    const facts = await db.selectFrom('market_facts').selectAll().execute();
    const [hired, quoted] = ['hired-percent', 'first-quote-minutes'].map(
      (name) => facts.find((one) => one.name === name)?.value ?? 0,
    );
    expect(hired).toBeGreaterThan(60);
    expect(hired).toBeLessThan(90);
    expect(quoted).toBeLessThan(600);
  },
);

story('a night and a sweep take nothing of the demo world away', { shows: ['R-16-037'] }, async (stage) => {
  await begins(stage, 'world');
  const before = await counted(stage);
  await sweep(stage.market);
  await stage.market.product.sweep();
  await stage.market.settled();
  const { invoices = 0, history = 0, ...rest } = await counted(stage);
  expect(rest).toEqual(
    expect.objectContaining({
      jobs: before.jobs,
      quotes: before.quotes,
      messages: before.messages,
      reviews: before.reviews,
      reports: before.reports,
      files: before.files,
    }),
  );
  // The bank tells of what the README's people have paid, and of nobody else.
  expect(invoices - (before.invoices ?? 0)).toBeLessThanOrEqual(5);
  expect(history).toBeGreaterThanOrEqual(before.history ?? 0);
});

story(
  'pictures of the demo world come from the repository, in the widths that are asked for, and its people can sign in',
  { shows: ['R-16-037', 'C8'] },
  async (stage) => {
    await begins(stage, 'world');
    const [firm] = readFirms();
    if (!firm) throw new Error('the world has no businesses');
    const { workPictures, logo } = await visitor(stage).publicBusiness({ params: { id: firmId(firm) } });
    const { files, pictures } = stage.market.product.market;
    const read = withDemoPictures(files, { extent: 'world', pictures });
    const width = async (key: string) => {
      const found = await read.read(key);
      return found && (await sharp(await buffer(found)).metadata()).width;
    };
    for (const { id } of workPictures) {
      const key = `pictures/${id}`;
      expect(await Promise.all([key, `${key}-320`, `${key}-640`, `${key}-1536-avif`].map(width))).toEqual([
        960, 320, 640, 960,
      ]);
      // Until it is drawn as AVIF, WebP is served.
      expect(await width(`${key}-320-avif`)).toBeNull();
    }
    expect(await width(`${logo?.replace('/api/files', 'pictures')}-640-avif`)).toBe(256);
    expect(await width('pictures/00000000-0000-4000-8000-000000000000')).toBeNull();
    // Kept, so that it is made once: without the decoder, only what was asked for before is there.
    const kept = withDemoPictures(files, {
      extent: 'world',
      pictures: { run: () => Promise.reject(new Error('away')) },
    });
    const [{ id } = { id: '' }] = workPictures;
    expect(await kept.read(`pictures/${id}-320`)).not.toBeNull();
    await expect(kept.read(`pictures/${id}-768`)).rejects.toThrow('away');
    const { token } = await visitor(stage).logIn({
      body: { email: `${firm.key}@world.fettle.test`, password: DEMO_PASSWORD },
    });
    const owner = apiAt(stage.market.baseUrl, () => ({ authorization: `Bearer ${token}` }));
    expect((await owner.currentUser()).data).toMatchObject({
      userType: 'business',
      email: `${firm.key}@world.fettle.test`,
    });
  },
);

story(
  'with no room on the disk the demo world has its pictures all the same',
  { shows: ['R-16-037'] },
  async ({ market }) => {
    const { files, pictures } = market.product.market;
    const full = { ...files, write: () => Promise.reject(new FilesAway('full')) };
    const read = withDemoPictures(full, { extent: 'world', pictures });
    const [firm] = readFirms();
    for (const _ of ['made', 'made again'])
      expect(await read.read(`pictures/${workId(firm ?? { key: '' }, 0)}-320`)).not.toBeNull();
  },
);

story(
  'neither staging nor production ever holds anything of the demo world',
  { shows: ['ruling 40'] },
  async (stage) => {
    const { db, clock } = stage.market.product.market;
    const start = (platform: 'demo' | 'staging' | 'production') =>
      prepareDatabase(db, {
        platform,
        simulatesPayments: platform !== 'production',
        demoExtent: 'world',
        clock,
      });
    // Whatever an operator sets.
    await start('staging');
    await withoutSimulator(stage.market.asOwner, () => start('production'));
    expect((await counted(stage)).businesses).toBe(0);
    expect(
      readConfig({ PLATFORM: 'staging', DEMO_WORLD: 'world', SECRET_KEY: 'x'.repeat(32) }).demoExtent,
    ).toBeNull();
    await start('demo');
    expect((await counted(stage)).businesses).toBe(45);
    for (const platform of ['staging', 'production'] as const)
      await expect(start(platform)).rejects.toThrow(`PLATFORM=${platform} needs another`);
    // A second start finds people and adds nobody.
    await start('demo');
    expect((await counted(stage)).businesses).toBe(45);
  },
);

story(
  'a first start that is killed while it fills the demo leaves nothing, and the next one fills it whole',
  { shows: ['R-16-037'] },
  async (stage) => {
    const { market } = stage;
    const { db, clock } = market.product.market;
    const start = () =>
      prepareDatabase(db, { platform: 'demo', simulatesPayments: true, demoExtent: 'world', clock });
    const { pool } = market.product.database;
    // Its businesses cannot be written as long as somebody else holds their table.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('lock table businesses in share row exclusive mode');
    const filling = start().then(
      () => 'filled',
      () => 'killed',
    );
    await untilWaiting(pool, 1);
    await market.look(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    await holder.query('rollback');
    holder.release();
    expect(await filling).toBe('killed');
    expect(await counted(stage)).toMatchObject({ businesses: 0, jobs: 0, files: 0, history: 0 });
    await start();
    expect((await counted(stage)).businesses).toBe(45);
  },
);
