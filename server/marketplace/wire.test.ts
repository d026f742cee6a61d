import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { jobWish } from '../testing/customer.ts';
import type { Person } from '../testing/person.ts';
import { type Stage, story } from '../testing/story.ts';

/** Calls as any program may make them: no client of ours between, the answer as it comes. */
const callsAt =
  (baseUrl: string) =>
  async (who: Person | null, call: string, body?: object): Promise<[status: number, body: unknown]> => {
    const [method = '', path] = call.split(' ');
    const response = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers: {
        ...(who && { authorization: `Bearer ${await who.token()}` }),
        ...(body && {
          'content-type': 'application/json',
          'idempotency-key': newId(),
        }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return [response.status, await response.json()];
  };

const DONE = [200, []];
const OFFER = { rate_type: 'Flat', cost: 120, currency: '£' };

/** Carl's job as it reaches Anna and Ben, each with the lead that the wire gives. */
async function atTheDoor({ market, customer, business }: Stage) {
  const call = callsAt(market.baseUrl);
  const carl = await customer({ name: 'Carl Moss' });
  const anna = await business({ name: 'Anna Bell' });
  const ben = await business({ name: 'Ben Stone' });
  const posted = (await call(carl, 'POST /job', jobWish())) as [number, { data: { id: string } }];
  const leadOf = async (who: Person) => {
    const [status, answer] = await call(who, 'GET /business/leads');
    const { leads } = answer as { leads: { id: string }[] };
    expect([status, leads]).toMatchObject([200, [{ job: { title: jobWish().title } }]]);
    return leads[0]?.id ?? '';
  };
  const quotes = async (who: Person, leadId: string, cost = OFFER.cost) => {
    expect(await call(who, 'POST /quote', { leadId, ...OFFER, cost })).toEqual(DONE);
    const [, answer] = await call(who, 'GET /quotes');
    return (answer as { quotes: { id: string }[] }).quotes[0]?.id ?? '';
  };
  return { call, carl, anna, ben, posted, job: posted[1].data, leadOf, quotes };
}

story(
  'a job is posted, listed and cancelled, as it crosses the wire',
  { shows: ['R-10-059', 'R-10-061', 'R-10-062', 'R-10-063', 'R-10-070', 'R-10-072'] },
  async (stage) => {
    const { call, carl, anna, posted, job } = await atTheDoor(stage);
    const reach = { leadsCount: 2, expectedCount: 2 };
    const data = { id: job.id, jobNumber: expect.stringMatching(/^J\d{6,}$/), ...reach };
    expect(posted).toEqual([200, { data }]);
    expect(await call(carl, 'GET /jobs?status=active')).toMatchObject([200, { jobs: [{ id: job.id }] }]);
    expect(await call(anna, 'GET /jobs?status=active')).toMatchObject([200, { jobs: [] }]);
    const none = [200, { jobs: [], next: null }];
    expect(await call(await stage.customer(), 'GET /jobs?status=active')).toEqual(none);
    for (const status of ['finished', 'cancelled'])
      expect(await call(carl, `GET /jobs?status=${status}`)).toEqual(none);
    expect((await call(carl, 'GET /jobs?status=nonsense'))[0]).toBe(422);
    const cancelled = { status: 'cancelled' };
    expect(await call(carl, `POST /job/${job.id}/update-status`, cancelled)).toEqual(DONE);
    expect(await call(carl, 'GET /jobs?status=active')).toEqual(none);
    expect(await call(carl, 'GET /jobs?status=cancelled')).toMatchObject([200, { jobs: [{ id: job.id }] }]);
  },
);

story(
  'a lead is marked and removed without a body, and a repeat changes nothing',
  { shows: ['R-10-005', 'R-10-080', 'R-10-082', 'R-10-084', 'R-10-085'] },
  async (stage) => {
    const { call, anna, ben, leadOf } = await atTheDoor(stage);
    const [lead, other] = [await leadOf(anna), await leadOf(ben)];
    const interested = [200, { id: lead, is_interested: true }];
    for (const _ of ['once', 'again'])
      expect(await call(anna, `POST /lead/${lead}/interested`)).toMatchObject(interested);
    for (const _ of ['once', 'again'])
      expect(await call(ben, `POST /lead/${other}/not-interested`)).toEqual(DONE);
    expect(await call(anna, 'GET /business/leads')).toMatchObject([200, { leads: [{ id: lead }] }]);
    expect(await call(ben, 'GET /business/leads')).toMatchObject([200, { leads: [] }]);
  },
);

story(
  'a quote is sent, and read by both sides',
  { shows: ['R-10-064', 'R-10-065', 'R-10-066', 'R-10-068', 'R-10-069', 'R-10-078'] },
  async (stage) => {
    const { call, carl, anna, job, leadOf } = await atTheDoor(stage);
    const leadId = await leadOf(anna);
    const quote = { leadId, ...OFFER, comments: 'Parts included' };
    expect(await call(anna, 'POST /quote', quote)).toEqual(DONE);
    const [, received] = await call(carl, `GET /job/${job.id}/responses`);
    const business = { id: anna.id, userName: 'Anna Bell', name: 'Bell & Co', logo: null, reviewsCount: 0 };
    const sent = { ...quote, createdAt: expect.any(String), business, avatar: null };
    expect(received).toMatchObject({ responses: [sent] });
    const { id } = (received as { responses: { id: string }[] }).responses[0] ?? {};
    const ofAnna = { id, user: { name: 'Carl Moss' } };
    expect(await call(anna, 'GET /quotes')).toMatchObject([200, { quotes: [ofAnna] }]);
    const ofCarl = { id, business, avatar: null };
    expect(await call(carl, 'GET /quotes')).toMatchObject([200, { quotes: [ofCarl] }]);
    expect((await call(anna, `GET /job/${job.id}/responses`))[0]).toBe(403);
  },
);

story(
  'a quote is withdrawn or accepted once, and what comes too late is told why',
  { shows: ['R-10-011', 'R-10-065', 'R-10-074', 'R-10-075', 'R-10-076', 'R-10-077', 'R-10-079'] },
  async (stage) => {
    const { call, carl, anna, ben, leadOf, quotes } = await atTheDoor(stage);
    const lead = await leadOf(anna);
    const quote = await quotes(anna, lead);
    const withdrawn = await quotes(ben, await leadOf(ben), 90);
    const conflict = (message: string) => [409, { message }];
    expect(await call(anna, 'POST /quote', { leadId: lead, ...OFFER, cost: 110 })).toMatchObject(
      conflict('You have already quoted on this job.'),
    );
    for (const _ of ['once', 'again'])
      expect(await call(ben, `POST /quote/${withdrawn}/cancel`)).toEqual(DONE);
    expect(await call(carl, `POST /quote/${withdrawn}/accept`)).toMatchObject(
      conflict('This quote is no longer available.'),
    );
    const openTo = async (who: Person) => {
      const [, answer] = await call(who, 'GET /quotes');
      return (answer as { quotes: { id: string }[] }).quotes.map(({ id }) => id);
    };
    expect([await openTo(carl), await openTo(anna), await openTo(ben)]).toEqual([[quote], [quote], []]);
    const late = await quotes(ben, await leadOf(ben), 95);
    expect((await openTo(carl)).toSorted()).toEqual([quote, late].toSorted());
    for (const _ of ['once', 'again']) expect(await call(carl, `POST /quote/${quote}/accept`)).toEqual(DONE);
    expect(await call(carl, `POST /quote/${late}/accept`)).toMatchObject(
      conflict('This job already has an accepted quote.'),
    );
    expect([await openTo(carl), await openTo(anna), await openTo(ben)]).toEqual([[], [], []]);
    expect(await call(anna, `POST /quote/${quote}/cancel`)).toMatchObject(
      conflict('This quote has already been accepted.'),
    );
  },
);

story(
  'both sides list the work in progress, and it is finished but not cancelled',
  { shows: ['R-10-060', 'R-10-061', 'R-10-063', 'R-10-067', 'R-10-072', 'R-10-073'] },
  async (stage) => {
    const { call, carl, anna, ben, job, leadOf, quotes } = await atTheDoor(stage);
    expect(await call(carl, `POST /quote/${await quotes(anna, await leadOf(anna))}/accept`)).toEqual(DONE);
    for (const status of ['in_progress', 'progress'])
      for (const who of [carl, anna])
        expect(await call(who, `GET /jobs?status=${status}`)).toMatchObject([
          200,
          { jobs: [{ id: job.id }] },
        ]);
    const none = [200, { jobs: [], next: null }];
    for (const status of ['in_progress', 'active', 'finished'])
      expect(await call(ben, `GET /jobs?status=${status}`)).toEqual(none);
    const moves = `POST /job/${job.id}/update-status`;
    expect(await call(carl, moves, { status: 'cancelled' })).toMatchObject([
      409,
      { message: 'This job can no longer be changed.' },
    ]);
    for (const _ of ['once', 'again']) expect(await call(anna, moves, { status: 'finished' })).toEqual(DONE);
    for (const who of [carl, anna]) {
      expect(await call(who, 'GET /jobs?status=finished')).toMatchObject([200, { jobs: [{ id: job.id }] }]);
      expect(await call(who, 'GET /jobs?status=in_progress')).toEqual(none);
    }
    expect(await call(ben, 'GET /jobs?status=finished')).toEqual(none);
  },
);

story(
  'the two sides of a job write to each other, and one review closes it',
  { shows: ['R-10-086', 'R-10-087'] },
  async ({ market, customer, business }) => {
    const call = callsAt(market.baseUrl);
    const [carl, anna, ben] = [await customer(), await business(), await business()];
    const job = await carl.posts();
    const lead = await anna.lead();
    const message = { message: 'Is the tap a mixer?' };
    const sent = await call(anna, `POST /lead/${lead.id}/message`, message);
    expect(sent).toMatchObject([200, { data: { body: message.message } }]);
    for (const who of [anna, carl])
      expect(await call(who, `GET /lead/${lead.id}/messages`)).toMatchObject([
        200,
        { messages: [{ body: message.message }] },
      ]);
    expect((await call(ben, `GET /lead/${lead.id}/messages`))[0]).toBe(404);
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    const review = { rating: 5, comment: 'Tidy and quick.' };
    expect((await call(carl, `POST /job/${job.id}/review`, review))[0]).toBe(409);
    await anna.finishes(job);
    expect(await call(carl, `POST /job/${job.id}/review`, { ...review, rating: 4 })).toMatchObject([
      200,
      { data: { rating: 4, comment: review.comment } },
    ]);
    expect((await call(carl, `POST /job/${job.id}/review`, review))[0]).toBe(409);
  },
);

story(
  'trades and places are for everybody, and fixed words are no ids',
  { shows: ['R-10-088', 'R-10-089', 'R-10-090', 'R-10-151'] },
  async ({ market, admin, business }) => {
    const call = callsAt(market.baseUrl);
    type Trades = {
      workCategories: { id: string; name: string; services: { id: string; name: string }[] }[];
    };
    const trades = async () => (await call(null, 'GET /work-category')) as [number, Trades];
    const [status, { workCategories }] = await trades();
    expect([status, workCategories.length]).toEqual([200, 25]);
    const names = workCategories.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
    expect(workCategories[0]?.services[0]).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
    });
    const [trade, other] = workCategories;
    const [off, ...services] = other?.services ?? [];
    const adminApi = await (await admin()).api();
    await adminApi.changeCategory({ params: { id: trade?.id ?? '' }, body: { is_active: 0 } });
    const ofOther = { id: other?.id ?? '', serviceId: off?.id ?? '' };
    await adminApi.changeService({ params: ofOther, body: { is_active: 0 } });
    const [, left] = await trades();
    expect(left.workCategories.map(({ name }) => name)).toEqual(names.slice(1));
    expect(left.workCategories[0]?.services).toEqual(services);
    await adminApi.changeCategory({ params: { id: trade?.id ?? '' }, body: { is_active: 1 } });
    await adminApi.changeService({ params: ofOther, body: { is_active: 1 } });
    expect(await trades()).toEqual([200, { workCategories }]);
    const [, { locations }] = (await call(null, 'GET /locations')) as [number, { locations: object[] }];
    expect(locations[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) });
    const anna = await business();
    expect(await call(anna, 'GET /business/leads')).toMatchObject([200, { leads: [] }]);
    for (const word of ['documents', 'deleteLogo'])
      expect((await call(anna, `GET /business/${word}`))[0]).toBe(405);
    for (const id of ['x', '0', '-1', '1.5']) expect((await call(null, `GET /business/${id}`))[0]).toBe(404);
  },
);
