import { expect } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';

/** What kind of value a field of an answer has. */
const kind = (value: unknown) =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : isMoment(value) ? 'time' : typeof value;
const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
const kindsOf = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, kind(value)]));

const one = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw new Error(`one row was expected, not ${rows.length}`);
  return row;
};

const call = async (adam: Person) => adam.api();

story(
  'a customer has these fields and no others, and tells who it is',
  { shows: ['R-9-083', 'R-9-084', 'R-9-085', 'R-9-086', 'R-9-089', 'R-9-091'] },
  async ({ customer, admin, market }) => {
    const began = market.clock.now().getTime();
    const [adam, carl] = await Promise.all([admin(), customer({ name: 'Carl van Moss' })]);
    const row = one((await (await call(adam)).adminCustomers({ query: {} })).customers);
    expect(kindsOf(row)).toEqual({
      id: 'string',
      name: 'string',
      first_name: 'string',
      last_name: 'string',
      email: 'string',
      emailVerifiedAt: 'time',
      is_active: 'number',
      mobile_number: 'string',
      code: 'string',
      createdAt: 'time',
      jobsCount: 'number',
      finishedJobsCount: 'number',
      canceledJobsCount: 'number',
    });
    expect(row).toMatchObject({
      name: 'Carl van Moss',
      first_name: 'Carl',
      last_name: 'van Moss',
      email: carl.facts.email,
      mobile_number: carl.facts.mobile,
    });
    expect(began - Date.parse(row.createdAt)).toBeLessThanOrEqual(1000);
  },
);

story(
  'a customer’s row tells verified from not, on from off, and counts its jobs',
  { shows: ['R-9-087', 'R-9-088', 'R-9-092', 'R-9-093', 'R-9-094'] },
  async ({ customer, business, admin }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const uma = await customer({ verified: false });
    const done = await carl.posts({ title: 'Tap that was mended' });
    await carl.accepts(await anna.quotes(await anna.lead('Tap that was mended'), { cost: 80 }));
    await carl.finishes(done);
    for (const title of ['Tap that was not', 'Tap that was not either'])
      await carl.cancels(await carl.posts({ title }));
    await carl.posts({ title: 'Tap that still drips' });
    const api = await call(adam);
    await api.changeCustomer({ params: { id: uma.id }, body: { is_active: 0 } });
    const rowOf = async ({ id }: Person) => (await api.adminCustomer({ params: { id } })).data;
    const none = { jobsCount: 0, finishedJobsCount: 0, canceledJobsCount: 0 };
    expect(await rowOf(uma)).toMatchObject({ emailVerifiedAt: null, is_active: 0, ...none });
    const counts = { jobsCount: 4, finishedJobsCount: 1, canceledJobsCount: 2 };
    const verified = { emailVerifiedAt: expect.stringMatching(/Z$/) };
    expect(await rowOf(carl)).toMatchObject({ ...verified, is_active: 1, ...counts });
  },
);

story(
  'a business is found by its name, by its owner’s and by the e-mail address, and read alone',
  { shows: ['R-10-119', 'R-10-120', 'R-10-121'] },
  async ({ business, admin }) => {
    const [adam, anna] = await Promise.all([admin(), business({ name: 'Anna Bell' })]);
    await business({ name: 'Bob Stone' });
    const api = await call(adam);
    const found = async (filter: string) => (await api.adminBusinesses({ query: { filter } })).businesses;
    for (const filter of ['name=bell & c', 'name=anna b', `email=${anna.facts.email}`])
      expect((await found(filter)).map(({ id }) => id)).toEqual([anna.id]);
    const row = one(await found('name=Bell'));
    expect(await api.adminBusiness({ params: { id: anna.id } })).toEqual({ data: row });
    expect((await api.adminBusinesses({ query: {} })).businessCount).toBe(2);
    expect(await api.adminBusinesses({ query: { pageIndex: '2' } })).toMatchObject({
      businesses: [],
      businessCount: 2,
    });
  },
);

story(
  'a business has these fields and no others',
  { shows: ['R-9-095', 'R-9-096', 'R-9-097', 'R-9-098', 'R-9-099', 'R-9-100', 'R-9-101', 'R-9-104'] },
  async ({ business, admin }) => {
    const [adam, anna] = await Promise.all([admin(), business({ name: 'Anna Bell', package: 'premium' })]);
    const api = await call(adam);
    const row = one((await api.adminBusinesses({ query: {} })).businesses);
    expect(row).toEqual({
      id: anna.id,
      userName: 'Anna Bell',
      first_name: 'Anna',
      last_name: 'Bell',
      name: 'Bell & Co',
      location: 'SE1 7PB',
      mobile_number: anna.facts.mobile,
      email: anna.facts.email,
      userEmail: anna.facts.email,
      isVerified: true,
      is_active: 1,
      workCategoriesName: 'Plumbing',
      createdAt: expect.stringMatching(/Z$/),
      leadsCount: 0,
      quotedJobs: 0,
      finishedJobsCount: 0,
      canceledJobsCount: 0,
      subscription_type: 'premium',
      subscription_status: 'active',
      noLeadsReason: null,
      code: expect.stringMatching(/^B-\d{6}$/),
      documents: [],
    });
    // The number of the business itself comes before the one of the person who registered it.
    const { id: _, documents: __, workCategoriesName: ___, ...own } = await (await anna.api()).ownBusiness();
    await (await anna.api()).saveBusiness({ body: { ...own, mobile_number: '07700900987' } });
    const { data } = await api.adminBusiness({ params: { id: anna.id } });
    expect(data).toEqual({ ...row, mobile_number: '07700900987' });
  },
);

story(
  'a business’s row counts what reached it, what it quoted on, finished and lost',
  { shows: ['R-9-106', 'R-9-107', 'R-9-108', 'R-9-109'] },
  async ({ customer, business, admin }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const quoted = async (title: string) => {
      const job = await carl.posts({ title });
      return { job, quote: await anna.quotes(await anna.lead(title), { cost: 80 }) };
    };
    const done = await quoted('Tap that was mended');
    await carl.accepts(done.quote);
    await carl.finishes(done.job);
    for (const title of ['Tap called off', 'Another called off'])
      await carl.cancels((await quoted(title)).job);
    await quoted('Tap that waits for an answer');
    await carl.posts({ title: 'Tap that nobody quoted on' });
    await anna.leads();
    const row = one((await (await call(adam)).adminBusinesses({ query: {} })).businesses);
    expect(row).toMatchObject({
      leadsCount: 5,
      quotedJobs: 4,
      finishedJobsCount: 1,
      canceledJobsCount: 2,
    });
  },
);

story(
  'a business’s row tells verified, on, since when, what package and which papers',
  { shows: ['R-9-102', 'R-9-103', 'R-9-105', 'R-9-110', 'R-9-111', 'R-9-112'] },
  async ({ business, admin, market }) => {
    const began = market.clock.now().getTime();
    const anna = await business({ name: 'Anna Bell', package: 'premium' });
    const uma = await business({ verified: false, subscription: 'none' });
    const file = new File(['%PDF-1.4\n%%EOF'], 'insurance.pdf');
    await (await anna.api()).addDocument({ form: { fields: {}, file } });
    const api = await call(await admin());
    await api.changeBusiness({ params: { id: uma.id }, body: { is_active: 0 } });
    const rowOf = async ({ id }: Person) => (await api.adminBusiness({ params: { id } })).data;
    const [first, second] = [await rowOf(anna), await rowOf(uma)];
    expect(first).toMatchObject({ isVerified: true, is_active: 1, subscription_type: 'premium' });
    expect(second).toMatchObject({ isVerified: false, is_active: 0, subscription_type: null, documents: [] });
    expect(first.code).not.toBe(second.code);
    expect(began - Date.parse(first.createdAt)).toBeLessThanOrEqual(1000);
    expect(first.documents).toEqual([
      {
        id: expect.any(String),
        name: 'insurance.pdf',
        url: expect.stringMatching(/^\/api\/business\/document\//),
        size: 14,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
  },
);

story(
  'what is no 0 or 1 switches nobody, and a business is switched like a customer',
  { shows: ['R-10-117', 'R-10-118', 'R-10-122', 'R-11-039'] },
  async ({ customer, business, admin }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const api = await call(adam);
    for (const is_active of [2, -1, true, '1'])
      await expect(
        api.changeCustomer({ params: { id: carl.id }, body: { is_active: is_active as 1 } }),
      ).rejects.toMatchObject({ code: 'invalid', status: 422 });
    const carlIs = async () => (await api.adminCustomer({ params: { id: carl.id } })).data.is_active;
    expect(await carlIs()).toBe(1);
    for (const is_active of [0, 1] as const) {
      expect(await api.changeCustomer({ params: { id: carl.id }, body: { is_active } })).toEqual([]);
      expect(await carlIs()).toBe(is_active);
    }
    expect(await api.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } })).toEqual([]);
    expect((await api.adminBusiness({ params: { id: anna.id } })).data.is_active).toBe(0);
  },
);

story(
  'a category and its services have these fields',
  { shows: ['R-10-131', 'R-10-132', 'R-9-114'] },
  async ({ admin }) => {
    const api = await call(await admin());
    const [category] = (await api.adminCategories({ query: {} })).workCategories;
    const counts = { activeBusinessesCount: 'number', inactiveBusinessesCount: 'number' };
    const fields = { id: 'string', name: 'string', is_active: 'number', ...counts };
    expect(kindsOf(category ?? {})).toEqual({ ...fields, services: 'array' });
    const answer = await api.adminServices({ params: { id: category?.id ?? '' } });
    expect(answer.category).toEqual({ id: category?.id, name: category?.name });
    expect(kindsOf(answer.services[0] ?? {})).toEqual(fields);
  },
);

story(
  'a promo code has these fields',
  { shows: ['R-9-119', 'R-9-120', 'R-9-121', 'R-9-122', 'R-9-123', 'R-16-011'] },
  async ({ admin }) => {
    const api = await call(await admin());
    await api.addPromoCode({ body: { name: 'SPRING', description: 'For April', percentage: 10 } });
    const code = one((await api.promoCodes()).promoCodes);
    expect(code).toEqual({
      id: expect.any(String),
      name: 'SPRING',
      description: 'For April',
      percentage: 10,
      status: true,
    });
  },
);

story(
  'an admin reads the same facts of a job as its owner',
  { shows: ['R-9-039', 'R-9-042', 'R-9-046', 'R-9-052', 'R-9-053', 'R-9-054', 'R-9-055'] },
  async ({ customer, business, admin, market }) => {
    const [adam, carl] = await Promise.all([admin(), customer({ name: 'Carl Moss' })]);
    const anna = await business({ name: 'Anna Bell' });
    const ben = await business({ name: 'Ben Stone' });
    const wanted = new Date(market.clock.now().getTime() + 7 * 24 * 3600 * 1000).toISOString();
    const job = await carl.posts({
      title: 'Tap on a day',
      target_job_done: 'specificDate',
      targetCompletionDatetime: wanted,
    });
    await anna.isInterestedIn(await anna.lead('Tap on a day'));
    await anna.quotes(await anna.lead('Tap on a day'), { cost: 80 });
    const seen = await ben.lead('Tap on a day');
    const facts = {
      id: job.id,
      jobNumber: job.jobNumber,
      title: 'Tap on a day',
      description: 'It drips all night and the washer seems to be gone. Please come soon.',
      status: 'active',
      service: { name: 'Fix a leak or burst pipe' },
      location: 'SE1 9SG',
      job_type: 'Terraced house',
      type: 'normal',
      target_job_done: 'specificDate',
      targetCompletionDatetime: wanted,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      is_active: 1,
      leadsCount: 2,
      quotesCount: 1,
      category_id: expect.any(String),
      closed_reason: null,
      business: null,
      cost: null,
      rate_type: null,
      reviews: [],
    };
    const row = one((await (await call(adam)).adminJobs({ query: {} })).jobs);
    expect(row).toEqual({
      ...facts,
      photosCount: 0,
      town: 'London SE',
      user: { name: 'Carl Moss' },
      leads: [
        { id: expect.any(String), business_name: 'Bell & Co', is_interested: true },
        { id: seen.id, business_name: 'Stone & Co', is_interested: false },
      ],
    });
    // Its owner hears of those who answered, and of nobody who only looked.
    const { leads, ...own } = await carl.job(job);
    expect(own).toMatchObject(facts);
    expect(leads).toEqual([{ ...row.leads[0], messagesCount: 0 }]);
  },
);

story(
  'an admin reads what a job has come to as its owner does',
  { shows: ['R-9-045', 'R-9-056', 'R-9-057', 'R-9-058', 'R-9-059'] },
  async ({ customer, business, admin }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business({ name: 'Anna Bell' })]);
    const job = await carl.posts({ title: 'Tap that was mended' });
    const lead = await anna.lead('Tap that was mended');
    await carl.accepts(await anna.quotes(lead, { cost: 120, rate: 'Hourly' }));
    await carl.finishes(job);
    await carl.reviews(job, { rating: 5, comment: 'Came the same day, and it is dry.' });
    const row = one((await (await call(adam)).adminJobs({ query: {} })).jobs);
    const { category_id, business: winner, cost, rate_type, reviews } = one(await carl.jobs('finished'));
    expect(row).toMatchObject({ category_id, business: winner, cost, rate_type, reviews });
    expect(row).toMatchObject({ business: { id: anna.id }, cost: 120, rate_type: 'Hourly' });
    expect(row.reviews).toMatchObject([{ rating: 5 }]);
  },
);

story(
  'a page of the admin area has ten rows, and takes no connection for each of them',
  { shows: ['R-8-016'] },
  async ({ business, admin, market }) => {
    const adam = await call(await admin());
    const { pool } = market.product.database;
    const taken = async () => {
      let count = 0;
      const counting = () => void (count += 1);
      pool.on('acquire', counting);
      const { businesses, businessCount } = await adam.adminBusinesses({ query: {} });
      pool.off('acquire', counting);
      return { count, rows: businesses.length, all: businessCount };
    };
    await business();
    expect((await taken()).rows).toBe(1);
    const one = await taken();
    for (let more = 0; more < 10; more++) await business();
    expect(await taken()).toEqual({ count: one.count, rows: 10, all: 11 });
  },
);
