import { expect, test } from 'vitest';
import { api as calls } from '../../../contract/index.ts';
import type { Route } from '../../../contract/kernel.ts';
import { showsWork } from '../../testing/pictures/work.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';

// Every page of every list of the admin area, held against the whole of it, which is asked for here in another way.

type List = {
  path: string;
  /** Brings one row there, through the door. */
  first: (stage: Stage) => Promise<unknown>;
  /** SQL: `$2` more like it, with the numbers `n` from `$1` on; a third of them have the same moment. */
  more: string;
  /** SQL: some that stand in the middle go. */
  goes: string;
  /** What the address asks, and SQL for the ids in that order. */
  asked: Record<string, string>;
};

/** SQL: whether `first` is one row of a table, whichever. */
const isOne = (table: string, which = 'true') =>
  `first.ctid = (select ctid from ${table} where ${which} limit 1)`;

/** What a row of these says while it is not deleted would be refused of a copy that is. */
const DELETABLE = ['accounts', 'jobs', 'reviews'];

/** SQL: copies of a row, each with values of its own. */
const copies = (table: string, values: Record<string, string>) => {
  const pairs = Object.entries(values).map(([column, value]) => `'${column}', ${value}`);
  return `insert into ${table} select (jsonb_populate_record(first, jsonb_build_object(${pairs.join()}))).*
    from ${table} first, generate_series($1::int, $1 + $2 - 1) n
    where ${isOne(table, DELETABLE.includes(table) ? 'deleted_at is null' : 'true')}`;
};

const NEW_ID = 'gen_random_uuid()';
const MOMENT = 'story_begins() - make_interval(hours => n % 3)';
const NEWEST = 'created_at desc, id desc';

/** Accounts of two names, and of addresses that differ. */
const accounts = (role: string) =>
  copies('accounts', {
    id: NEW_ID,
    reference: `'X-9' || n`,
    role: `'${role}'`,
    email: `n || '@x.test'`,
    email_key: `n || '@x.test'`,
    first_name: `'Ann'`,
    last_name: `'O' || repeat('h', n % 2)`,
    mobile_number: `'0770' || n`,
    is_active: 'n % 4 <> 0',
    verified_at: `case when n % 5 <> 0 then story_begins() end`,
    created_at: MOMENT,
  });

const accountOrders = (ids: (where: string, order: string) => string): Record<string, string> => ({
  'sort=newest': ids('true', 'a.created_at desc, a.id desc'),
  'sort=oldest': ids('true', 'a.created_at, a.id'),
  'sort=name': ids('true', `lower(a.first_name || ' ' || a.last_name), a.id`),
  'sort=email': ids('true', 'lower(a.email), a.id'),
  'state=inactive&sort=name': ids('not a.is_active', `lower(a.first_name || ' ' || a.last_name), a.id`),
  'state=active&sort=oldest': ids('a.is_active', 'a.created_at, a.id'),
  'state=unverified': ids('a.verified_at is null', 'a.created_at desc, a.id desc'),
  [`sort=name&filter=${encodeURIComponent('name=ann,email=x.test')}`]: ids(
    `a.email like '%x.test'`,
    `lower(a.first_name || ' ' || a.last_name), a.id`,
  ),
  [`sort=email&filter=${encodeURIComponent('name=oh')}`]: ids(`a.last_name = 'Oh'`, 'lower(a.email), a.id'),
});

const LISTS: Record<string, List> = {
  adminCustomers: {
    path: 'customers',
    first: ({ customer }) => customer(),
    more: accounts('customer'),
    goes: `update accounts set deleted_at = story_begins(), is_active = false where email in ('3@x.test', '12@x.test', '20@x.test')`,
    asked: accountOrders(
      (where, order) => `select a.id from accounts a
        where role = 'customer' and deleted_at is null and ${where} order by ${order}`,
    ),
  },
  adminBusinesses: {
    path: 'businesses',
    first: ({ business }) => business(),
    // What it is called finds a business, too.
    more: `with made as (${accounts('business')} returning id)
      insert into businesses
      select (jsonb_populate_record(first, jsonb_build_object('id', gen_random_uuid(), 'owner_id', made.id, 'name', 'Old'))).*
      from businesses first, made where ${isOne('businesses')}`,
    goes: `update accounts set deleted_at = story_begins(), is_active = false where email in ('3@x.test', '12@x.test', '20@x.test')`,
    asked: accountOrders(
      (where, order) => `select b.id from businesses b join accounts a on a.id = b.owner_id
        where a.deleted_at is null and ${where} order by ${order}`,
    ),
  },
  adminJobs: {
    path: 'jobs',
    first: async ({ customer }) => (await customer()).posts(),
    more: copies('jobs', {
      id: NEW_ID,
      job_number: `'J9' || lpad(n::text, 5, '0')`,
      is_active: 'n % 4 <> 0',
      is_offered: 'n % 4 <> 0',
      created_at: MOMENT,
    }),
    goes: `update jobs set deleted_at = story_begins(), ask_status = 'cancelled', is_offered = false
      where job_number in ('J900003', 'J900012', 'J900020')`,
    asked: {
      'sort=newest': `select id from jobs where deleted_at is null order by ${NEWEST}`,
      'sort=oldest': 'select id from jobs where deleted_at is null order by created_at, id',
      'sort=oldest&state=inactive': `select id from jobs
        where deleted_at is null and not is_active order by created_at, id`,
      'state=active&status=active': `select id from jobs where deleted_at is null and is_active order by ${NEWEST}`,
    },
  },
  adminQuotes: {
    path: 'quotes',
    first: async ({ customer, business }) => {
      const [carl, anna] = [await customer(), await business()];
      await carl.posts();
      await anna.withdraws(await anna.quotes(await anna.lead(), { cost: 90 }));
    },
    more: copies('quotes', { id: NEW_ID, cost_pence: 'n + 100', created_at: MOMENT }),
    goes: 'delete from quotes where cost_pence in (103, 112, 120)',
    asked: { '': `select id from quotes order by ${NEWEST}` },
  },
  adminReviews: {
    path: 'reviews',
    first: async ({ customer, business }) => {
      const [carl, anna] = [await customer(), await business()];
      const job = await carl.posts();
      await carl.accepts(await anna.quotes(await anna.lead(), { cost: 90 }));
      await carl.finishes(job);
      await carl.reviews(job, { rating: 4, comment: 'Neat' });
    },
    more: `with job as (${copies('jobs', { id: NEW_ID, job_number: `'J9' || lpad(n::text, 5, '0')`, created_at: MOMENT })}
        returning id, job_number, created_at)
      insert into reviews select (jsonb_populate_record(first, jsonb_build_object('id', gen_random_uuid(),
        'job_id', job.id, 'comment', job.job_number, 'created_at', job.created_at))).*
      from reviews first, job where ${isOne('reviews')}`,
    goes: `update reviews set deleted_at = story_begins(), is_visible = false where comment in ('J900003', 'J900012', 'J900020')`,
    asked: {
      '': `select id from reviews where deleted_at is null order by ${NEWEST}`,
      'state=active': `select id from reviews where deleted_at is null and is_visible order by ${NEWEST}`,
    },
  },
  adminWorkPictures: {
    path: 'work-pictures',
    first: async ({ business }) => showsWork(await business(), 'no 0'),
    more: `with file as (${copies('files', { id: NEW_ID, name: `'no ' || n`, created_at: MOMENT })}
        returning id, name, created_at)
      insert into work_pictures select (jsonb_populate_record(first, jsonb_build_object('file_id', file.id,
        'text', file.name, 'created_at', file.created_at))).*
      from work_pictures first, file where ${isOne('work_pictures')}`,
    goes: `delete from work_pictures where text in ('no 3', 'no 12', 'no 20')`,
    asked: {
      '': 'select file_id as id from work_pictures order by created_at desc, file_id desc',
      'state=active': `select file_id as id from work_pictures
        where is_visible order by created_at desc, file_id desc`,
    },
  },
  adminReports: {
    path: 'reports',
    first: async ({ customer, business }) => {
      const [carl, anna] = [await customer(), await business()];
      await carl.posts();
      const { id } = await anna.writes(await anna.lead(), 'Good morning');
      await (await carl.api()).reportMessage({ params: { id }, body: { reason: 'scam' } });
    },
    // Half of them are dealt with.
    more: `with message as (${copies('messages', { id: NEW_ID, body: `'no ' || n`, created_at: MOMENT })}
        returning id, body, created_at, (created_at <> story_begins()) as is_done)
      insert into reports select (jsonb_populate_record(first, jsonb_build_object('id', gen_random_uuid(),
        'message_id', message.id, 'note', message.body, 'created_at', message.created_at,
        'done_by', case when is_done then first.reporter_id end,
        'done_at', case when is_done then message.created_at end,
        'outcome', case when is_done then 'Warned' end))).*
      from reports first, message where ${isOne('reports', 'done_at is null')}`,
    goes: `delete from reports where note in ('no 3', 'no 12', 'no 20')`,
    asked: {
      'state=open': 'select id from reports where done_at is null order by created_at, id',
      'state=done': 'select id from reports where done_at is not null order by done_at desc, id desc',
    },
  },
  promoCodes: {
    path: 'gocardless/promo-codes',
    first: async ({ admin }) =>
      (await (await admin()).api()).addPromoCode({ body: { name: 'SPRING', percentage: 20 } }),
    more: copies('promo_codes', {
      id: NEW_ID,
      name: `'N' || n`,
      name_key: `'n' || n`,
      created_at: MOMENT,
    }),
    goes: `delete from promo_codes where name in ('N3', 'N12', 'N20')`,
    asked: { '': `select id from promo_codes order by ${NEWEST}` },
  },
  paymentFlags: {
    path: 'payment-flags',
    first: async ({ business, market }) => {
      const { id } = await business();
      await market.product.database.pool.query(
        `insert into payment_flags (id, subscription_id, business_id, why, reference, raised_at)
          select gen_random_uuid(), id, business_id, 'dispute', 'no 0', story_begins() from subscriptions
          where business_id = $1`,
        [id],
      );
    },
    more: copies('payment_flags', { id: NEW_ID, reference: `'no ' || n`, raised_at: MOMENT }),
    goes: `delete from payment_flags where reference in ('no 3', 'no 12', 'no 20')`,
    asked: { '': 'select id from payment_flags where settled_at is null order by raised_at desc, id desc' },
  },
  auditLog: {
    path: 'audit',
    first: async ({ admin }) =>
      (await (await admin()).api()).addPromoCode({ body: { name: 'SPRING', percentage: 20 } }),
    more: copies('audit_log', { id: NEW_ID, created_at: MOMENT }),
    // Nothing is ever taken out of it.
    goes: 'select 1',
    asked: { '': `select id from audit_log order by ${NEWEST}` },
  },
  adminCategories: {
    path: 'work-categories',
    // The catalogue is there already, and no two have one name.
    first: () => Promise.resolve(),
    more: 'select $1::int, $2::int',
    goes: 'select 1',
    asked: { '': 'select id from work_categories where deleted_at is null order by name, id' },
  },
};

test('every list of the admin area that has pages is walked', () => {
  const paged = Object.entries<Route>(calls).filter(
    ([, { query }]) => query && 'pageIndex' in ((query._zod.def as { shape?: object }).shape ?? {}),
  );
  expect(paged.map(([name]) => name).toSorted()).toEqual(Object.keys(LISTS).toSorted());
});

/** An index that ends with the id gives a second order by chance: what a statement does not say itself must show. */
const WITHOUT_INDEXES = `do $$ declare each regclass; begin
  for each in select x.indexrelid from pg_index x join pg_class c on c.oid = x.indexrelid
    where not x.indisunique and not x.indisexclusion and c.relnamespace = 'public'::regnamespace
  loop execute 'drop index ' || each; end loop; end $$`;

for (const [name, list] of Object.entries(LISTS))
  story(
    `${name}: its pages have each row once, in every order, where many have one moment and rows come and go`,
    { shows: ['T17'] },
    async (stage) => {
      const { look } = stage.market;
      const ada = await stage.admin();
      await list.first(stage);
      await stage.market.settled();
      await stage.market.asOwner(WITHOUT_INDEXES);
      const pages = walkerOf(stage, ada, list.path);
      const wholeOf = async (whole: string) => (await look<{ id: string }>(whole)).map(({ id }) => id);
      const isWalkedRight = async () => {
        for (const [asked, whole] of Object.entries(list.asked)) {
          const { ids, count } = await pages(asked);
          const expected = await wholeOf(whole);
          expect([name, asked, ids]).toEqual([name, asked, expected]);
          expect([name, asked, count]).toEqual([name, asked, expected.length]);
        }
      };
      await look(list.more, [1, 24]);
      await isWalkedRight();
      await look(list.goes);
      await isWalkedRight();
      // What comes while somebody turns the pages moves others to later ones, and hides none.
      for (const [turn, [asked, whole]] of Object.entries(list.asked).entries()) {
        const before = await wholeOf(whole);
        const { ids } = await pages(asked, () => look(list.more, [100 * (turn + 1), 4]));
        expect([name, asked, before.filter((id) => !ids.includes(id))]).toEqual([name, asked, []]);
      }
      await isWalkedRight();
    },
  );

/** Turns the pages of a list until one is empty; `meanwhile` happens once, after the first. */
function walkerOf({ market }: Stage, admin: Person, path: string) {
  return async (asked: string, meanwhile: () => Promise<unknown> = () => Promise.resolve()) => {
    const headers = { authorization: `Bearer ${await admin.token()}` };
    const ids: string[] = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const address = `${market.baseUrl}/api/admin/${path}?pageIndex=${pageIndex}${asked && `&${asked}`}`;
      const answer = (await (await fetch(address, { headers })).json()) as Record<string, unknown>;
      const rows = Object.values(answer).find((part): part is { id: string }[] => Array.isArray(part));
      const count = Object.values(answer).find((part) => typeof part === 'number');
      if (!rows) throw new Error(`${address}: ${JSON.stringify(answer)}`);
      if (rows.length === 0) return { ids, count };
      expect(rows.length).toBeLessThanOrEqual(10);
      ids.push(...rows.map(({ id }) => id));
      if (pageIndex === 1) await meanwhile();
    }
  };
}
