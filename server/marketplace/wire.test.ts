import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { jobWish } from '../testing/customer.ts';
import type { Person } from '../testing/person.ts';
import { story } from '../testing/story.ts';

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

story(
  'R-10-005 R-10-011 R-10-059 R-10-060 R-10-061 R-10-062 R-10-064 R-10-065 R-10-066 R-10-067 R-10-068 R-10-069 R-10-070 R-10-072 R-10-074 R-10-076 R-10-078 R-10-080 R-10-082 R-10-084 R-10-085 the main job, call by call, as it crosses the wire',
  async ({ market, customer, business }) => {
    const call = callsAt(market.baseUrl);
    const carl = await customer({ name: 'Carl Moss' });
    const anna = await business({ name: 'Anna Bell' });
    const ben = await business({ name: 'Ben Stone' });

    const [posted, { data: job }] = (await call(carl, 'POST /job', jobWish())) as [
      number,
      { data: { id: string } },
    ];
    const reach = { leadsCount: 2, expectedCount: 2 };
    expect([posted, job]).toEqual([
      200,
      { id: job.id, jobNumber: expect.stringMatching(/^J\d{6,}$/), ...reach },
    ]);
    expect(await call(carl, 'GET /jobs?status=active')).toMatchObject([200, { jobs: [{ id: job.id }] }]);
    expect(await call(anna, 'GET /jobs?status=active')).toMatchObject([200, { jobs: [] }]);
    expect((await call(carl, 'GET /jobs?status=nonsense'))[0]).toBe(422);

    const leadOf = async (who: Person) => {
      const [status, answer] = await call(who, 'GET /business/leads');
      const { leads } = answer as { leads: { id: string }[] };
      expect([status, leads]).toMatchObject([200, [{ job: { title: jobWish().title } }]]);
      return leads[0]?.id ?? '';
    };
    const [lead, other] = [await leadOf(anna), await leadOf(ben)];
    const interested = [200, { id: lead, is_interested: true }];
    expect(await call(anna, `POST /lead/${lead}/interested`)).toMatchObject(interested);
    expect(await call(anna, `POST /lead/${lead}/interested`)).toMatchObject(interested);

    const offer = { rate_type: 'Flat', cost: 120, currency: '£' };
    expect(await call(anna, 'POST /quote', { leadId: lead, ...offer, comments: 'Parts included' })).toEqual(
      DONE,
    );
    expect(await call(anna, 'POST /quote', { leadId: lead, ...offer, cost: 110 })).toMatchObject([
      409,
      { message: 'You have already quoted on this job.' },
    ]);
    const quoted = { cost: 120, rate_type: 'Flat', currency: '£', comments: 'Parts included', leadId: lead };
    const [, received] = await call(carl, `GET /job/${job.id}/responses`);
    expect(received).toMatchObject({
      responses: [
        { ...quoted, createdAt: expect.any(String), business: { userName: 'Anna Bell', logo: null } },
      ],
    });
    const quote = (received as { responses: { id: string }[] }).responses[0]?.id ?? '';
    expect(await call(anna, 'GET /quotes')).toMatchObject([200, { quotes: [{ id: quote, user: {} }] }]);
    expect(await call(carl, 'GET /quotes')).toMatchObject([200, { quotes: [{ id: quote, business: {} }] }]);

    expect(await call(ben, 'POST /quote', { leadId: other, ...offer, cost: 90 })).toEqual(DONE);
    const [, { quotes }] = (await call(ben, 'GET /quotes')) as [number, { quotes: { id: string }[] }];
    const withdrawn = quotes[0]?.id ?? '';
    for (const _ of ['once', 'again'])
      expect(await call(ben, `POST /quote/${withdrawn}/cancel`)).toEqual(DONE);
    expect(await call(carl, `POST /quote/${withdrawn}/accept`)).toMatchObject([
      409,
      { message: 'This quote is no longer available.' },
    ]);
    for (const _ of ['once', 'again'])
      expect(await call(ben, `POST /lead/${other}/not-interested`)).toEqual(DONE);
    expect(await call(ben, 'GET /business/leads')).toMatchObject([200, { leads: [] }]);

    for (const _ of ['once', 'again']) expect(await call(carl, `POST /quote/${quote}/accept`)).toEqual(DONE);
    expect(await call(anna, `POST /quote/${quote}/cancel`)).toMatchObject([
      409,
      { message: 'This quote has already been accepted.' },
    ]);
    for (const status of ['in_progress', 'progress'])
      for (const who of [carl, anna])
        expect(await call(who, `GET /jobs?status=${status}`)).toMatchObject([
          200,
          { jobs: [{ id: job.id }] },
        ]);
    expect(await call(carl, `POST /job/${job.id}/update-status`, { status: 'cancelled' })).toMatchObject([
      409,
      { message: 'This job can no longer be changed.' },
    ]);
    expect(await call(anna, `POST /job/${job.id}/update-status`, { status: 'finished' })).toEqual(DONE);
    expect(await call(carl, 'GET /jobs?status=finished')).toMatchObject([200, { jobs: [{ id: job.id }] }]);
    expect(await call(carl, 'GET /jobs?status=cancelled')).toEqual([200, { jobs: [], next: null }]);
  },
);

story(
  'R-10-086 R-10-087 the two sides of a job write to each other, and one review closes it',
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
  'R-10-088 R-10-089 R-10-090 R-10-151 trades and places are for everybody, and fixed words are no ids',
  async ({ market, business }) => {
    const call = callsAt(market.baseUrl);
    const [status, { workCategories }] = (await call(null, 'GET /work-category')) as [
      number,
      { workCategories: { name: string; services: { id: string; name: string }[] }[] },
    ];
    expect([status, workCategories.length]).toEqual([200, 25]);
    const names = workCategories.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
    expect(workCategories[0]?.services[0]).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
    });
    const [, { locations }] = (await call(null, 'GET /locations')) as [number, { locations: object[] }];
    expect(locations[0]).toMatchObject({ id: expect.any(String), name: expect.any(String) });
    const anna = await business();
    expect(await call(anna, 'GET /business/leads')).toMatchObject([200, { leads: [] }]);
    expect((await call(anna, 'GET /business/documents'))[0]).toBe(405);
    for (const id of ['x', '0', '-1', '1.5']) expect((await call(null, `GET /business/${id}`))[0]).toBe(404);
  },
);
