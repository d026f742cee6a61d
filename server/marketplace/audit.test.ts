import { expect, test } from 'vitest';
import { api as contract } from '../../contract/index.ts';
import type { Route } from '../../contract/kernel.ts';
import { categoryId, serviceId } from '../seed/catalogue.ts';
import type { Api } from '../testing/api.ts';
import type { TestMarket } from '../testing/market.ts';
import { bearer } from '../testing/newcomer.ts';
import { showsWork } from '../testing/pictures/work.ts';
import { type Stage, story } from '../testing/story.ts';
import { codeAt, stepAt } from './accounts/authenticator/one-time-code.ts';

/** What the log holds of one act: what it was before and after, as far as there was and is something. */
type Entry = { act: string; subject: string; before: object | null; after: object | null };
type World = Awaited<ReturnType<typeof worldOf>>;
type Row = { does: (world: World) => Promise<unknown>; leaves: Entry | null };

const row = (does: Row['does'], leaves: Row['leaves']): Row => ({ does, leaves });
const active = { is_active: true };
const inactive = { is_active: false };

/** One row for each call by which an admin changes something, in the order in which it is done. */
const ACTS: Record<string, Row> = {
  // Nothing is another before it is confirmed.
  beginEnrolment: row(async (world) => {
    world.secret = (await world.api.beginEnrolment()).secret;
  }, null),
  confirmEnrolment: row(
    ({ api, secret, market }) =>
      api.confirmEnrolment({ body: { code: codeAt(secret, stepAt(market.clock.now())) } }),
    {
      act: 'enrol',
      subject: 'admin',
      before: { is_enrolled: false },
      after: { is_enrolled: true },
    },
  ),
  verify: row(({ api, uma }) => api.verify({ params: { code: uma.reference }, query: {} }), {
    act: 'verify',
    subject: 'account',
    before: { is_verified: false },
    after: { is_verified: true },
  }),
  resendVerification: row(({ api, vic }) => api.resendVerification({ params: { id: vic.id } }), {
    act: 'resend verification',
    subject: 'account',
    before: null,
    after: null,
  }),
  changeCustomer: row(
    ({ api, carl }) => api.changeCustomer({ params: { id: carl.id }, body: { firstName: 'Karl' } }),
    { act: 'rename', subject: 'account', before: { first_name: 'Carl' }, after: { first_name: 'Karl' } },
  ),
  changeBusiness: row(
    ({ api, bob }) => api.changeBusiness({ params: { id: bob.id }, body: { is_active: 0 } }),
    { act: 'deactivate', subject: 'account', before: active, after: inactive },
  ),
  impersonate: row(
    async (world) => {
      const { token } = await world.api.impersonate({ body: { email: world.carl.facts.email } });
      world.acting = token;
    },
    { act: 'impersonate', subject: 'account', before: null, after: null },
  ),
  backAsAdmin: row(
    async (world) => {
      const { token } = await bearer(world.market, world.acting).backAsAdmin();
      world.api = bearer(world.market, token);
    },
    {
      act: 'end impersonation',
      subject: 'account',
      before: null,
      after: null,
    },
  ),
  lookAtPhotos: row(
    ({ api, job }) =>
      api.lookAtPhotos({ params: { id: job.id }, body: { reason: 'A business reported it' } }),
    { act: 'look at photos', subject: 'job', before: null, after: null },
  ),
  lookAtAttachments: row(
    ({ api, lead }) =>
      api.lookAtAttachments({ params: { id: lead }, body: { reason: 'Somebody reported it' } }),
    { act: 'look at files', subject: 'conversation', before: null, after: null },
  ),
  switchJob: row(({ api, job }) => api.switchJob({ params: { id: job.id }, body: { is_active: 0 } }), {
    act: 'deactivate',
    subject: 'job',
    before: active,
    after: inactive,
  }),
  removeJob: row(({ api, job }) => api.removeJob({ params: { id: job.id } }), {
    act: 'delete',
    subject: 'job',
    before: { status: 'active', is_deleted: false },
    after: { status: 'cancelled', is_deleted: true },
  }),
  takeAnswerAway: row(
    ({ api, review }) => api.takeAnswerAway({ params: { id: review }, body: { reason: 'Names a child' } }),
    {
      act: 'delete',
      subject: 'review_answer',
      before: { is_deleted: false },
      after: { is_deleted: true },
    },
  ),
  switchReview: row(
    ({ api, review }) =>
      api.switchReview({ params: { id: review }, body: { is_active: 0, reason: 'offensive' } }),
    {
      act: 'hide',
      subject: 'review',
      before: { is_visible: true, hidden_reason: null },
      after: { is_visible: false, hidden_reason: 'offensive' },
    },
  ),
  removeReview: row(({ api, review }) => api.removeReview({ params: { id: review } }), {
    act: 'delete',
    subject: 'review',
    before: { is_visible: false, is_deleted: false },
    after: { is_visible: false, is_deleted: true },
  }),
  switchWorkPicture: row(
    ({ api, work }) =>
      api.switchWorkPicture({ params: { id: work.id }, body: { is_active: 0, reason: 'A face' } }),
    {
      act: 'hide',
      subject: 'work_picture',
      before: { is_visible: true, business_name: expect.any(String), description: 'A new tap' },
      after: { is_visible: false },
    },
  ),
  takeWorkPictureAway: row(
    ({ api, work }) =>
      api.takeWorkPictureAway({ params: { id: work.id }, body: { reason: 'Not their work' } }),
    {
      act: 'delete',
      subject: 'work_picture',
      before: { is_deleted: false, business_name: expect.any(String), description: 'A new tap' },
      after: { is_deleted: true },
    },
  ),
  addCategory: row(({ api }) => api.addCategory({ body: { name: 'Thatching' } }), {
    act: 'add',
    subject: 'category',
    before: null,
    after: { name: 'Thatching' },
  }),
  changeCategory: row(({ api }) => api.changeCategory({ params: TILING, body: { name: 'Tiles' } }), {
    act: 'change',
    subject: 'category',
    before: { name: 'Tiling' },
    after: { name: 'Tiles' },
  }),
  addService: row(({ api }) => api.addService({ params: TILING, body: { name: 'Mosaics' } }), {
    act: 'add',
    subject: 'service',
    before: null,
    after: { name: 'Mosaics', category_id: categoryId('Tiling') },
  }),
  changeService: row(({ api }) => api.changeService({ params: WALLS, body: { is_active: 0 } }), {
    act: 'change',
    subject: 'service',
    before: active,
    after: inactive,
  }),
  removeService: row(({ api }) => api.removeService({ params: WALLS }), {
    act: 'delete',
    subject: 'service',
    before: { name: 'Bathroom wall tiles' },
    after: null,
  }),
  removeCategory: row(({ api }) => api.removeCategory({ params: TILING }), {
    act: 'delete',
    subject: 'category',
    before: { name: 'Tiles' },
    after: null,
  }),
  changeMarketSettings: row(({ api }) => api.changeMarketSettings({ body: { freeMonths: 3 } }), {
    act: 'change',
    subject: 'setting',
    before: { free_months: 12 },
    after: { free_months: 3 },
  }),
  addPromoCode: row(({ api }) => api.addPromoCode({ body: { name: 'SPRING', percentage: 20 } }), {
    act: 'add',
    subject: 'promo_code',
    before: null,
    after: { name: 'SPRING', percentage: 20, description: null, is_active: true },
  }),
  changePromoCode: row(
    async ({ api }) => api.changePromoCode({ params: await promoOf(api), body: { percentage: 30 } }),
    { act: 'change', subject: 'promo_code', before: { percentage: 20 }, after: { percentage: 30 } },
  ),
  deletePromoCode: row(async ({ api }) => api.deletePromoCode({ params: await promoOf(api) }), {
    act: 'delete',
    subject: 'promo_code',
    before: { name: 'SPRING', percentage: 30, description: null, is_active: true },
    after: null,
  }),
  changePackagePrice: row(
    async ({ api }) => {
      const standard = (await api.packages()).packages.find(({ net }) => net === 95);
      await api.changePackagePrice({ params: { id: standard?.id ?? '' }, body: { net: 99 } });
    },
    { act: 'change', subject: 'package', before: { net_pence: 9500 }, after: { net_pence: 9900 } },
  ),
  settlePaymentFlag: row(({ api, flag }) => api.settlePaymentFlag({ params: { id: flag } }), {
    act: 'settle',
    subject: 'payment_flag',
    before: { why: 'dispute', reference: 'a charge' },
    after: null,
  }),
  takeReport: row(({ api, report }) => api.takeReport({ params: { id: report }, body: { from: null } }), {
    act: 'take',
    subject: 'report',
    before: { owner: null },
    after: { owner: expect.any(String) },
  }),
  closeReport: row(
    ({ api, report }) => api.closeReport({ params: { id: report }, body: { outcome: 'Warned by phone' } }),
    { act: 'close', subject: 'report', before: { is_done: false }, after: { is_done: true } },
  ),
  // What describes the person goes with the account; that it was deleted, by whom and when, stays.
  removeAccount: row(({ api, carl }) => api.removeAccount({ params: { id: carl.id } }), {
    act: 'delete',
    subject: 'account',
    before: null,
    after: null,
  }),
};

/** Open to other sides too; what an admin does by them is in the table. */
const ALSO_BY_OTHERS = ['verify', 'backAsAdmin'];

const isForAdmins = ({ by }: Route) => by !== 'anyone' && by.join() === 'admin';
/** Two calls of the requirements are a GET and change something: they are guarded like the others. */
const isUnsafe = ({ method, refuses }: Route) => method !== 'GET' || refuses.includes('cross_site');

test('every call by which an admin changes something has a row in the table of audited acts', () => {
  const table: [string, Route][] = Object.entries(contract);
  const unsafe = table.filter(([, route]) => isForAdmins(route) && isUnsafe(route)).map(([name]) => name);
  expect(Object.keys(ACTS).toSorted()).toEqual([...unsafe, ...ALSO_BY_OTHERS].toSorted());
});

story(
  'every act of an admin leaves one entry in the audit log, with what was and what is, and the admin area reads what it is about',
  { shows: ['R-16-036'] },
  async (stage) => {
    const world = await worldOf(stage);
    const names = await namesIn(world);
    const read: Record<string, string | null> = {};
    for (const [name, { does, leaves }] of Object.entries(ACTS)) {
      const known = (await entriesOf(stage.market)).length;
      await does(world);
      const fresh = (await entriesOf(stage.market)).slice(known);
      expect([name, ...fresh]).toEqual([name, ...(leaves ? [{ ...leaves, admin_id: world.adam.id }] : [])]);
      const { entries } = await world.api.auditLog({ query: {} });
      if (leaves) read[name] = entries[0]?.subjectName ?? null;
    }
    expect(read).toMatchObject(names);
    expect(Object.keys(read).filter((name) => !read[name])).toEqual(['changeMarketSettings']);
    // A code that is gone keeps its name where something was done with it.
    const { entries } = await world.api.auditLog({ query: {} });
    const codes = entries.filter(({ subject }) => subject === 'promo_code');
    expect(codes.map(({ subjectName }) => subjectName)).toEqual(['SPRING', 'SPRING', 'SPRING']);
  },
);

/** What people call the things that the acts are about. */
async function namesIn({ api, adam, job, review, uma }: World) {
  const { jobs } = await api.adminJobs({ query: {} });
  const posted = jobs.find(({ id }) => id === job.id);
  const titled = `${posted?.jobNumber}, ${posted?.title}`;
  const written = (await api.adminReviews({ query: {} })).reviews.find(({ id }) => id === review);
  const firm = written?.business.name ?? '';
  const reviewed = `${firm}, ${written?.jobNumber}`;
  return {
    confirmEnrolment: adam.name,
    verify: expect.stringMatching(`, ${uma.reference}$`),
    changeCustomer: expect.stringMatching(/^Karl Moss, C-\d{6}$/),
    settlePaymentFlag: firm,
    switchJob: titled,
    removeJob: `${titled} (deleted)`,
    takeReport: reviewed,
    closeReport: reviewed,
    switchReview: reviewed,
    takeAnswerAway: reviewed,
    removeReview: `${reviewed} (deleted)`,
    switchWorkPicture: firm,
    takeWorkPictureAway: firm,
    addCategory: 'Thatching',
    changeCategory: 'Tiles',
    addService: 'Mosaics, Tiles',
    addPromoCode: 'SPRING',
    deletePromoCode: 'SPRING',
    changePackagePrice: 'Standard',
  };
}

story(
  'one call that renames an account and switches it off leaves one entry of both',
  { shows: ['R-16-036'] },
  async (stage) => {
    const [adam, carl] = [await stage.admin(), await stage.customer({ name: 'Carl Moss' })];
    const api = await adam.api();
    const known = (await entriesOf(stage.market)).length;
    const body = { firstName: 'Karl', is_active: 0, reason: 'Asked for by phone' } as const;
    await api.changeCustomer({ params: { id: carl.id }, body });
    expect((await entriesOf(stage.market)).slice(known)).toEqual([
      {
        act: 'deactivate',
        subject: 'account',
        admin_id: adam.id,
        before: { first_name: 'Carl', ...active },
        after: { first_name: 'Karl', ...inactive },
      },
    ]);
  },
);

story(
  'what stands already as it is wanted leaves no second entry',
  { shows: ['R-16-036', 'R-11-043'] },
  async (stage) => {
    const { api, job, review, carl, market } = await worldOf(stage);
    const hide = { is_active: 0, reason: 'offensive' } as const;
    const twice = async (does: () => Promise<unknown>, act: string) => {
      const known = (await entriesOf(market)).length;
      await does();
      await does();
      const acts = (await entriesOf(market)).slice(known).map((entry) => entry.act);
      expect(acts).toEqual([act]);
    };
    for (const [is_active, act] of [
      [0, 'deactivate'],
      [1, 'activate'],
    ] as const) {
      await twice(() => api.switchJob({ params: { id: job.id }, body: { is_active } }), act);
      await twice(() => api.changeCustomer({ params: { id: carl.id }, body: { is_active } }), act);
    }
    await twice(() => api.switchReview({ params: { id: review }, body: hide }), 'hide');
    await twice(
      () => api.switchReview({ params: { id: review }, body: { ...hide, reason: 'not_genuine' } }),
      'hide',
    );
    await twice(() => api.switchReview({ params: { id: review }, body: { is_active: 1 } }), 'show');
    await twice(() => api.removeReview({ params: { id: review } }), 'delete');
    await twice(() => api.removeJob({ params: { id: job.id } }), 'delete');
    await api.addPromoCode({ body: { name: 'SPRING', percentage: 20 } });
    const params = await promoOf(api);
    await twice(() => api.changePromoCode({ params, body: { description: 'For May' } }), 'change');
    const { id: packageId = '' } = (await api.packages()).packages[0] ?? {};
    await twice(() => api.changePackagePrice({ params: { id: packageId }, body: { net: 97 } }), 'change');
  },
);

story(
  'an entry holds the reason that was given, and what becomes of a finished job',
  { shows: ['R-16-036'] },
  async (stage) => {
    const { api, carl, dana, vic, done, market } = await worldOf(stage);
    await api.impersonate({ body: { email: carl.facts.email, reason: 'Asked for help' } });
    await api.resendVerification({ params: { id: vic.id } });
    await api.removeJob({ params: { id: done.id }, body: { reason: 'Twice the same' } });
    const { rows } = await market.product.database.pool.query(
      `select act, l.account_id, d.entry_id is not null as has_details, d.before, d.after, d.reason
      from audit_log l left join audit_details d on d.entry_id = l.id order by l.id`,
    );
    const none = { before: null, after: null, reason: null };
    expect(rows).toEqual([
      { ...none, act: 'impersonate', account_id: carl.id, has_details: true, reason: 'Asked for help' },
      { ...none, act: 'resend verification', account_id: vic.accountId, has_details: false },
      {
        act: 'delete',
        account_id: dana.id,
        has_details: true,
        before: { status: 'finished', is_deleted: false },
        after: { status: 'finished', is_deleted: true },
        reason: 'Twice the same',
      },
    ]);
  },
);

story(
  'the history names whom and what each act of an admin was about',
  { shows: ['R-16-036'] },
  async (stage) => {
    const { api, adam, carl, job, review, market } = await worldOf(stage);
    const changes = [{ firstName: 'Karl' }, { is_active: 0 }, { is_active: 1 }] as const;
    for (const body of changes) await api.changeCustomer({ params: { id: carl.id }, body });
    await api.switchJob({ params: { id: job.id }, body: { is_active: 0 } });
    await api.removeJob({ params: { id: job.id } });
    await api.switchReview({ params: { id: review }, body: { is_active: 0, reason: 'offensive' } });
    await api.removeReview({ params: { id: review } });
    await api.addPromoCode({ body: { name: 'SPRING', percentage: 20 } });
    const params = await promoOf(api);
    await api.changePromoCode({ params, body: { percentage: 30 } });
    await api.deletePromoCode({ params });
    const { id: packageId = '' } = (await api.packages()).packages[0] ?? {};
    await api.changePackagePrice({ params: { id: packageId }, body: { net: 98 } });
    const { rows } = await market.product.database.pool.query<{ event: string; facts: object }>(
      'select event, facts from history where actor_id = $1 order by id',
      [adam.id],
    );
    const account = { accountId: carl.id, role: 'customer' };
    const ofJob = { jobId: job.id, customerId: carl.id };
    const { rows: reviews } = await market.product.database.pool.query<object>(
      `select id as "reviewId", job_id as "jobId", customer_id as "customerId", business_id as "businessId"
      from reviews`,
    );
    expect(rows.map(({ event, facts }) => [event, facts])).toEqual([
      ['account.changed', { accountId: carl.id }],
      ['account.deactivated', account],
      ['account.activated', account],
      ['job.switched', ofJob],
      ['job.cancelled', ofJob],
      ['review.moderated', reviews[0]],
      ['review.moderated', reviews[0]],
      ...['added', 'changed', 'deleted'].map((what) => [
        'promo-code.changed',
        { promoCodeId: params.id, what },
      ]),
      ['package.priced', { packageId, netPence: 9800 }],
    ]);
  },
);

const TILING = { id: categoryId('Tiling') };
const WALLS = { id: categoryId('Tiling'), serviceId: serviceId('Tiling', 'Bathroom wall tiles') };

async function promoOf(api: Api): Promise<{ id: string }> {
  const { promoCodes } = await api.promoCodes({ query: {} });
  return { id: promoCodes.find(({ name }) => name === 'SPRING')?.id ?? '' };
}

/** The log, oldest entry first, without the requests that an admin makes as somebody: each has an entry anyway. */
async function entriesOf({ product }: TestMarket) {
  const { rows } = await product.database.pool.query<Entry & { admin_id: string }>(
    `select l.act, l.subject, l.admin_id, d.before, d.after
      from audit_log l left join audit_details d on d.entry_id = l.id
      where l.subject <> 'request' order by l.id`,
  );
  return rows;
}

/** Somebody and something for each act to be about. Prices are no story's own, so they are put back. */
async function worldOf({ admin, customer, business, market }: Stage) {
  await market.product.database.pool.query("update packages set net_pence = 9500 where name = 'standard'");
  const [adam, carl, dana] = await Promise.all([admin(), customer({ name: 'Carl Moss' }), customer()]);
  const [anna, bob, vic, unseen] = await Promise.all([
    business(),
    business(),
    business({ verified: false }),
    business({ verified: false }),
  ]);
  const done = await dana.posts({ title: 'Tap that was mended' });
  const lead = await anna.lead('Tap that was mended');
  const { id } = await anna.writes(lead, 'Cash in hand, or else');
  await (await dana.api()).reportMessage({ params: { id }, body: { reason: 'harassment' } });
  await dana.accepts(await anna.quotes(lead, { cost: 80 }));
  await dana.finishes(done);
  await anna.answers(await dana.reviews(done, { rating: 1 }), 'We were there at nine');
  const one = async (statement: string, about: string) => {
    const { rows } = await market.product.database.pool.query<{ id: string }>(statement, [about]);
    return rows[0]?.id ?? '';
  };
  return {
    market,
    api: await adam.api(),
    adam,
    carl,
    dana,
    done,
    lead: lead.id,
    work: await showsWork(anna, 'A new tap'),
    bob,
    vic,
    uma: { reference: await one('select reference as id from accounts where id = $1', unseen.accountId) },
    job: await carl.posts(),
    review: await one('select id from reviews where job_id = $1', done.id),
    report: await one('select id from reports where message_id = $1', id),
    flag: await one(
      `insert into payment_flags (id, subscription_id, business_id, why, reference, raised_at)
        select gen_random_uuid(), id, business_id, 'dispute', 'a charge', story_begins() from subscriptions
        where business_id = $1 returning id`,
      anna.id,
    ),
    acting: null as string | null,
    secret: '',
  };
}
