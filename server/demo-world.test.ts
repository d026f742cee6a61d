import { expect } from 'vitest';
import { sql } from 'kysely';
import sharp from 'sharp';
import { DEMO_DOMAIN, DEMO_PASSWORD, PEOPLE, personId, seedDemo } from './seed/demo/index.ts';
import { PICTURE_SIZE } from './seed/demo/pictures.ts';
import { prepareDatabase } from './seed/prepare.ts';
import { DAY_MS } from './platform/clock.ts';
import { ConfigError } from './platform/config.ts';
import { inTransaction } from './platform/db/db.ts';
import { apiAt } from './testing/api.ts';
import { openSecondProduct, withoutSimulator } from './testing/market.ts';
import { type Stage, story } from './testing/story.ts';

/** Signs in as the demo's README says. */
async function headersOf({ market }: Stage, mailbox: string) {
  const email = `${mailbox}@${DEMO_DOMAIN}`;
  const { token } = await apiAt(market.baseUrl, () => ({})).logIn({
    body: { email, password: DEMO_PASSWORD },
  });
  return { authorization: `Bearer ${token}` };
}

/** Asks as one of the demo's people. */
async function signedIn(stage: Stage, mailbox: string) {
  const headers = await headersOf(stage, mailbox);
  return apiAt(stage.market.baseUrl, () => headers);
}

story(
  'the demo world has somebody and something for every screen',
  { shows: ['R-16-037'] },
  async (stage) => {
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
    const { groups } = await carl.bell({ query: {} });
    expect(new Set(groups.map(({ unread }) => unread > 0))).toEqual(new Set([true, false]));

    const anna = await signedIn(stage, 'business');
    expect((await anna.leads()).leads).not.toEqual([]);
    expect((await anna.quotes()).quotes).not.toEqual([]);
    for (const status of ['in_progress', 'finished', 'cancelled'] as const)
      expect([status, (await anna.jobs({ query: { status } })).jobs.length]).not.toEqual([status, 0]);
    const near = new Set((await anna.leads()).leads.map(({ job }) => job.title));
    const far = (await (await signedIn(stage, 'frank')).leads()).leads.map(({ job }) => job.title);
    expect(far.filter((title) => near.has(title))).toEqual([]);

    const { rows } = await sql<{ kind: string; of: string[] }>`
    select 'jobs' as kind, array_agg(distinct s order by s) as of
      from (select coalesce(e.status, j.ask_status) from jobs j left join engagements e on e.job_id = j.id) as j (s)
    union all select 'quotes', array_agg(distinct status::text order by status::text) from quotes
    union all select 'packages', array_agg(distinct package::text order by package::text) from subscriptions
    union all select 'promo codes', array_agg(name) from promo_codes
    union all select 'jobs that are switched off', array_agg(distinct ask_status) from jobs where not is_active
    order by 1`.execute(db);
    expect(rows.map(({ kind, of }) => [kind, ...of])).toEqual([
      ['jobs', 'active', 'cancelled', 'finished', 'progress'],
      ['jobs that are switched off', 'active'],
      ['packages', 'premium', 'standard'],
      ['promo codes', 'SPRING20'],
      ['quotes', 'accepted', 'cancelled', 'closed', 'pending', 'rejected'],
    ]);
  },
);

story(
  'each job of the demo has photos with a sentence, which those see who may',
  { shows: ['C1', 'R-16-037'] },
  async (stage) => {
    const { db } = stage.market.product.market;
    // It fills an empty database by itself.
    const demo = await openSecondProduct(stage.market, { PLATFORM: 'demo' });
    try {
      const { rows } = await sql<{ title: string; photos: number; sentences: number }>`
      select j.title, j.photos_count as photos, count(*) filter (where p.text ~ '[.]$')::int as sentences
      from jobs j left join job_photos p on p.job_id = j.id group by j.id`.execute(db);
      expect(rows.length).toBeGreaterThan(8);
      for (const { title, photos, sentences } of rows) {
        expect([title, photos >= 1 && photos <= 4]).toEqual([title, true]);
        expect([title, sentences]).toEqual([title, photos]);
      }

      const [anna, eve] = [await headersOf(stage, 'business'), await headersOf(stage, 'eve')];
      const { leads } = await apiAt(demo.baseUrl, () => anna).leads();
      const lead = leads.find(({ job }) => job.title.includes('ceiling'));
      const [photo] = lead?.job.photos ?? [];
      expect(photo).toMatchObject({ text: expect.stringContaining('drips'), ...PICTURE_SIZE });
      const asked = (width: number, headers: typeof anna) =>
        fetch(`${demo.baseUrl}${photo?.url}?w=${width}`, { headers });
      // The second time it is kept, and the same.
      for (const width of [160, 320, 640, 1280, 160]) {
        const bytes = Buffer.from(await (await asked(width, anna)).arrayBuffer());
        const shown = await sharp(bytes).metadata();
        expect([width, shown.format, shown.width]).toEqual([
          width,
          'webp',
          Math.min(width, PICTURE_SIZE.width),
        ]);
      }
      // Her subscription has run out.
      expect((await asked(320, eve)).status).toBe(404);
    } finally {
      await demo.product.stop();
    }
  },
);

/** Everybody of the demo as the issue names them; nothing here comes from the seed's own tables. */
const NAMED = [
  'admin@fettle.test Ada Grant, admin',
  'bob@fettle.test Bob Stone, business: Stone Plumbing CR0 1LB Plumbing 4 services, standard active',
  'business@fettle.test Anna Bell, business: Bell Heating SE1 7PB Plumbing 4 services, premium active',
  'customer@fettle.test Carl Moss, customer',
  'dana@fettle.test Dana Reed, customer',
  'eve@fettle.test Eve Hart, business: Hart Electrics N1 0AA Electrical 0 services, standard expired',
  'frank@fettle.test Frank Lowe, business: Far Plumbing M1 1AE Plumbing 4 services, standard active',
  'uma@fettle.test Uma Patel, business: Patel Pipes SE1 7PB Plumbing 4 services, standard active, not verified',
];

story(
  'the demo people are who they are said to be, with ids that stay',
  { shows: ['R-16-037'] },
  async (stage) => {
    const { db, clock } = stage.market.product.market;
    await inTransaction(db, (tx) => seedDemo(tx, clock.now()));
    const { rows } = await sql<{ id: string; first: string; mobile: string; said: string }>`
    select a.id, a.first_name as first, a.mobile_number as mobile,
      a.email || ' ' || a.first_name || ' ' || a.last_name || ', ' || a.role
      || coalesce(': ' || b.name || ' ' || b.postcode || ' ' || w.name || ' '
        || (select count(*) from business_services s where s.business_id = b.id) || ' services, '
        || (select s.package || ' ' || s.status from subscriptions s where s.business_id = b.id)
        || case when a.verified_at is null then ', not verified' else '' end, '') as said
    from accounts a left join businesses b on b.owner_id = a.id left join work_categories w on w.id = b.category_id
    order by a.email`.execute(db);
    expect(rows.map(({ said }) => said)).toEqual(NAMED);
    expect(rows.find(({ first }) => first === 'Carl')?.mobile).toBe('07700900456');
    for (const { id, first } of rows) expect(id, first).toBe(personId(first));
    expect(personId('Carl')).toBe('7ff35c7f-6c18-84ce-8068-baa90bfbe23c');
  },
);

story(
  'the dates of the demo are counted back from the day it is made',
  { shows: ['R-16-037'] },
  async (stage) => {
    const { db, clock } = stage.market.product.market;
    for (const years of [0, 1]) {
      await stage.market.reset();
      const now = new Date(clock.now().getTime() + years * 365 * DAY_MS);
      await inTransaction(db, (tx) => seedDemo(tx, now));
      const { rows } = await sql<{ oldest: Date; newest: Date; reviews: number }>`
      select min(created_at) as oldest, max(created_at) as newest, (select count(*) from reviews) as reviews
      from jobs`.execute(db);
      const days = (moment: Date) => (now.getTime() - moment.getTime()) / DAY_MS;
      const [{ oldest, newest, reviews } = { oldest: now, newest: now, reviews: 0 }] = rows;
      expect(days(newest)).toBeGreaterThanOrEqual(0);
      expect(days(newest)).toBeLessThan(3);
      expect(days(oldest)).toBeGreaterThan(3);
      expect(days(oldest)).toBeLessThan(60);
      expect(reviews).toBeGreaterThanOrEqual(3);
    }
  },
);

story(
  'only the demo starts on a database with demo accounts',
  { shows: ['ruling 40'] },
  async ({ market, customer }) => {
    const { db, clock } = market.product.market;
    const starts = (platform: 'demo' | 'staging' | 'production') =>
      prepareDatabase(db, { platform, simulatesPayments: platform !== 'production', clock });
    await customer({ email: `customer@${DEMO_DOMAIN}` });
    await starts('staging');
    await withoutSimulator(market.asOwner, () => starts('production'));
    await market.reset();
    await starts('demo');
    for (const platform of ['staging', 'production'] as const) {
      const refusal: unknown = await starts(platform).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ConfigError);
      expect(String(refusal)).toContain(`PLATFORM=${platform} needs another`);
    }
    await starts('demo');
  },
);
