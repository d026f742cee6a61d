import { createHmac } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { type Answer, PAYER, type ProviderServer, providerServer } from '../../../testing/provider-server.ts';
import { ForgedWebhook, ProviderAway, ProviderRefused, UnreadableWebhook } from '../provider.ts';
import { goCardlessProvider } from './gocardless.ts';

const TODAY = new Date('2027-03-12T12:00:00Z');
const SECRET = 'a secret of ours';
const terms = {
  key: 'intent-1',
  method: 'direct_debit' as const,
  what: 'Standard package',
  grossPence: 9_120,
};
const addresses = {
  doneUrl: 'https://fettle.example/subscribe?billing_request_id={reference}',
  cancelledUrl: 'https://fettle.example/subscribe?payment=cancelled',
};

let server: ProviderServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function provider(answer: Answer) {
  server = await providerServer(answer);
  return goCardlessProvider({
    accessToken: 'a token for tests',
    webhookSecret: SECRET,
    apiBase: server.url,
    clock: { now: () => TODAY },
  });
}

type Shelf = {
  request?: object;
  subscription?: object;
  mandate?: string;
  payments?: ReturnType<typeof payment>[];
};

const request = (more: object = {}) => ({
  id: 'BRQ1',
  status: 'pending',
  metadata: { intent: 'intent-1' },
  links: {},
  ...more,
});
const subscription = (more: object = {}) => ({
  id: 'SB1',
  status: 'active',
  metadata: {},
  upcoming_payments: [{ charge_date: '2027-04-05', amount: 9_120 }],
  links: { mandate: 'MD1' },
  ...more,
});
const payment = (more: object = {}) => ({
  id: 'PM1',
  status: 'confirmed',
  amount: 9_120,
  amount_refunded: 0,
  charge_date: '2027-03-05',
  created_at: '2027-03-01T10:00:00.000Z',
  metadata: {},
  links: { subscription: 'SB1', mandate: 'MD1' },
  ...more,
});

/** What it keeps, each under the name it wraps it in. */
const shelf =
  ({
    request: one = request(),
    subscription: other = subscription(),
    mandate = 'active',
    payments = [],
  }: Shelf = {}): Answer =>
  ({ path, method, query }) => {
    if (path === '/billing_request_flows')
      return {
        status: 201,
        body: { billing_request_flows: { authorisation_url: 'https://pay.gocardless.com/flow/1' } },
      };
    if (path.startsWith('/billing_requests')) return { body: { billing_requests: one } };
    if (path.startsWith('/subscriptions')) return { body: { subscriptions: other } };
    if (path.startsWith('/mandates')) return { body: { mandates: { id: 'MD1', status: mandate } } };
    if (method === 'POST')
      return { body: { payments: payment({ status: 'pending_submission', links: {} }) } };
    const status = query.get('status');
    return { body: { payments: payments.filter((one) => !status || one.status === status) } };
  };

test('a mandate is asked for on their page, under our key', { meta: { shows: ['R-7-015'] } }, async () => {
  const goCardless = await provider(shelf());
  expect(await goCardless.openCheckout(PAYER, terms, addresses)).toEqual({
    reference: 'BRQ1',
    url: 'https://pay.gocardless.com/flow/1',
  });
  const [first, second] = server?.asked ?? [];
  expect(first).toMatchObject({ method: 'POST', path: '/billing_requests' });
  expect(first?.headers).toMatchObject({
    authorization: 'Bearer a token for tests',
    'gocardless-version': '2015-07-06',
    'idempotency-key': 'intent-1:mandate',
  });
  expect(JSON.parse(first?.body ?? '')).toEqual({
    billing_requests: {
      mandate_request: { scheme: 'bacs', currency: 'GBP' },
      metadata: { intent: 'intent-1' },
    },
  });
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    billing_request_flows: {
      redirect_uri: 'https://fettle.example/subscribe?billing_request_id=BRQ1',
      exit_uri: addresses.cancelledUrl,
      prefilled_customer: { given_name: 'Bob', company_name: 'Stone Plumbing' },
      links: { billing_request: 'BRQ1' },
    },
  });
});

test('a given mandate gets its subscription once, however often it is settled', async () => {
  const fulfilled = request({ status: 'fulfilled', links: { mandate_request_mandate: 'MD1' } });
  let made = 0;
  const goCardless = await provider((asked) => {
    if (asked.method === 'POST' && asked.path === '/subscriptions' && ++made > 1) {
      const reason = 'idempotent_creation_conflict';
      return {
        status: 409,
        body: { error: { errors: [{ reason, links: { conflicting_resource_id: 'SB1' } }] } },
      };
    }
    return shelf({ request: fulfilled })(asked);
  });
  for (let turn = 0; turn < 3; turn++)
    expect(await goCardless.settleCheckout('BRQ1', terms)).toEqual({ is: 'completed', subscription: 'SB1' });
  const posts = server?.asked.filter((asked) => asked.method === 'POST') ?? [];
  expect(new Set(posts.map((asked) => asked.headers['idempotency-key']))).toEqual(new Set(['intent-1']));
  expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({
    subscriptions: { amount: 9_120, currency: 'GBP', interval_unit: 'monthly', links: { mandate: 'MD1' } },
  });
});

test('a billing request counts only when it is ours and fulfilled', {
  meta: { shows: ['T28'] },
}, async () => {
  const cases = [
    [request(), 'open'],
    [request({ status: 'ready_to_fulfil' }), 'waiting'],
    [request({ status: 'fulfilling' }), 'waiting'],
    [request({ status: 'cancelled' }), 'closed'],
    [
      request({ status: 'fulfilled', links: { mandate_request_mandate: 'MD9' }, metadata: { intent: 'x' } }),
      'closed',
    ],
    [request({ status: 'fulfilled', metadata: {} }), 'closed'],
    // Given, and ended by its bank before anything was asked for on it.
    [request({ status: 'fulfilled', links: { mandate_request_mandate: 'MD1' } }), 'closed', 'blocked'],
  ] as const;
  for (const [one, is, mandate = 'active'] of cases) {
    const goCardless = await provider(shelf({ request: one, mandate }));
    expect(await goCardless.settleCheckout('BRQ1', terms)).toEqual({ is });
    expect(server?.asked.some((asked) => asked.method === 'POST')).toBe(false);
    await server?.stop();
  }
  server = null;
});

test('each state at GoCardless is read as ours', { meta: { shows: ['ruling 17'] } }, async () => {
  const cases: [Shelf, string][] = [
    [{}, 'running'],
    [{ mandate: 'submitted' }, 'running'],
    [{ payments: [payment({ status: 'pending_submission' })] }, 'running'],
    [{ payments: [payment({ status: 'failed' })] }, 'unpaid'],
    [
      { payments: [payment(), payment({ id: 'PM2', charge_date: '2027-04-05', status: 'charged_back' })] },
      'unpaid',
    ],
    [
      { payments: [payment({ status: 'failed' }), payment({ id: 'PM2', charge_date: '2027-04-05' })] },
      'running',
    ],
    [{ subscription: subscription({ status: 'paused' }) }, 'unpaid'],
    [{ mandate: 'failed' }, 'unpaid'],
    [{ subscription: subscription({ status: 'cancelled' }) }, 'stopped'],
    [{ mandate: 'cancelled' }, 'stopped'],
    [{ mandate: 'expired' }, 'lapsed'],
    [{ mandate: 'blocked' }, 'lapsed'],
    [{ subscription: subscription({ status: 'finished' }) }, 'lapsed'],
  ];
  for (const [kept, is] of cases) {
    const goCardless = await provider(shelf(kept));
    expect([kept, (await goCardless.read('SB1')).is]).toEqual([kept, is]);
    await server?.stop();
  }
  server = null;
});

test('a snapshot has each payment with what it is worth and until when it pays', async () => {
  const payments = [
    payment({ id: 'PM3', status: 'charged_back', charge_date: '2027-05-05' }),
    payment({ id: 'PM1' }),
    payment({
      id: 'PM2',
      links: {},
      metadata: { subscription: 'SB1', intent: 'our-key' },
      amount: 6_000,
      charge_date: '2027-03-20',
    }),
    payment({ id: 'PM4', links: { subscription: 'SB7' } }),
  ];
  const goCardless = await provider(shelf({ payments }));
  const snapshot = await goCardless.read('SB1');
  expect(snapshot).toMatchObject({
    customer: 'MD1',
    nextPaymentAt: new Date('2027-04-05T00:00:00Z'),
    attention: [{ why: 'chargeback', charge: 'PM3' }],
  });
  expect(snapshot.charges).toMatchObject([
    {
      reference: 'PM1',
      status: 'paid',
      grossPence: 9_120,
      paysUntil: new Date('2027-04-05T00:00:00Z'),
      key: null,
    },
    { reference: 'PM2', status: 'paid', grossPence: 6_000, paysUntil: null, key: 'our-key' },
    { reference: 'PM3', status: 'charged_back', returnedPence: 9_120 },
  ]);
});

test('no answer, a 500, a 429 and another shape are unknown; a 422 is a refusal', {
  meta: { shows: ['X11'] },
}, async () => {
  const dead = await provider(() => null);
  await expect(dead.read('SB1')).rejects.toBeInstanceOf(ProviderAway);
  await server?.stop();
  for (const [answer, kind] of [
    [{ status: 500, body: {} }, ProviderAway],
    [{ status: 429, body: {} }, ProviderAway],
    [{ status: 200, body: { subscriptions: { id: 1 } } }, ProviderAway],
    // We are refused, not what is asked for: a wrong key must end no purchase.
    [{ status: 401, body: { error: {} } }, ProviderAway],
    [{ status: 403, body: { error: {} } }, ProviderAway],
    [{ status: 422, body: { error: {} } }, ProviderRefused],
  ] as const) {
    const goCardless = await provider(() => answer);
    await expect(goCardless.read('SB1')).rejects.toBeInstanceOf(kind);
    await server?.stop();
  }
  server = null;
});

test('a price is asked for only where it is another one: an amount may be changed ten times', async () => {
  const goCardless = await provider(
    shelf({ subscription: subscription({ amount: 9_120, name: 'Standard package' }) }),
  );
  await goCardless.changePrice('SB1', terms);
  await goCardless.changePrice('SB1', { ...terms, what: 'Premium package' });
  await goCardless.changePrice('SB1', { ...terms, what: 'Premium package', grossPence: 23_400 });
  const puts = server?.asked.filter(({ method }) => method === 'PUT') ?? [];
  expect(puts.map(({ body }) => JSON.parse(body).subscriptions)).toEqual([
    { name: 'Premium package' },
    { amount: 23_400, name: 'Premium package' },
  ]);
});

test('a charge stands when it was asked for under our key and did not fail', async () => {
  const cases = [
    ['pending_submission', 'intent-9', true],
    ['paid_out', 'intent-9', true],
    ['failed', 'intent-9', false],
    ['paid_out', 'intent-8', false],
  ] as const;
  for (const [status, intent, stands] of cases) {
    const payments = [payment({ status, metadata: { intent, subscription: 'SB1' }, links: {} })];
    const goCardless = await provider(shelf({ payments }));
    expect([status, await goCardless.withdrawCharge('SB1', 'intent-9')]).toEqual([status, stands]);
    await server?.stop();
  }
  server = null;
});

test('cancelling to the end keeps the mandate, and takes back what the bank was not told of', async () => {
  const payments = [payment({ id: 'PM7', status: 'pending_submission' }), payment({ id: 'PM8', links: {} })];
  const goCardless = await provider((asked) =>
    asked.path === '/payments/PM7/actions/cancel'
      ? { body: { payments: { id: 'PM7' } } }
      : shelf({ payments })(asked),
  );
  await goCardless.cancel('SB1', 'at_the_end');
  const posts = server?.asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posts).toEqual(['/subscriptions/SB1/actions/cancel', '/payments/PM7/actions/cancel']);
});

test('what was cancelled goes on as a new subscription on the same mandate, made once under our key', async () => {
  const cancelled = subscription({ status: 'cancelled' });
  const from = new Date('2027-04-05T00:00:00Z');
  const shelfWith =
    (mandate: object, made: object[]): Answer =>
    (asked) => {
      if (asked.path === '/subscriptions' && asked.method === 'POST')
        return { body: { subscriptions: subscription({ id: 'SB2' }) } };
      if (asked.path === '/subscriptions') return { body: { subscriptions: made } };
      if (asked.path.startsWith('/mandates'))
        return { body: { mandates: { id: 'MD1', status: 'active', ...mandate } } };
      return shelf({ subscription: cancelled })(asked);
    };
  const made = subscription({ id: 'SB3', metadata: { intent: 'intent-1' } });
  const cases = [
    [shelfWith({ next_possible_charge_date: '2027-03-20' }, []), from, 'SB2', '2027-04-05'],
    [shelfWith({ next_possible_charge_date: '2027-04-08' }, []), from, 'SB2', '2027-04-08'],
    [shelfWith({}, [made]), from, 'SB3', null],
    [shelfWith({}, [made]), null, 'SB3', null],
    [shelfWith({}, []), null, null, null],
    [shelfWith({ status: 'cancelled' }, []), from, null, null],
    [shelf(), from, 'SB1', null],
  ] as const;
  for (const [answers, when, goesOn, start_date] of cases) {
    const goCardless = await provider(answers);
    expect(await goCardless.resume('SB1', terms, when)).toBe(goesOn);
    const posts = server?.asked.filter(({ method }) => method === 'POST') ?? [];
    expect(posts.map(({ body }) => JSON.parse(body).subscriptions)).toMatchObject(
      start_date
        ? [{ start_date, amount: 9_120, links: { mandate: 'MD1' }, metadata: { replaces: 'SB1' } }]
        : [],
    );
    expect(posts.map(({ headers }) => headers['idempotency-key'])).toEqual(start_date ? ['intent-1'] : []);
    await server?.stop();
  }
  server = null;
});

/** Two subscriptions, the second of which took the place of the first, each with its payments. */
const replaced =
  (first: ReturnType<typeof payment>[], second: ReturnType<typeof payment>[]): Answer =>
  (asked) => {
    if (asked.path === '/subscriptions/SB1')
      return { body: { subscriptions: subscription({ status: 'cancelled' }) } };
    if (asked.path === '/subscriptions/SB2' || asked.path === '/subscriptions')
      return { body: { subscriptions: subscription({ id: 'SB2', metadata: { replaces: 'SB1' } }) } };
    return shelf({ payments: [...first, ...second] })(asked);
  };

test('what was taken back or failed before says nothing of the months that took its place', async () => {
  const cancelled = payment({ id: 'PM2', status: 'cancelled', charge_date: '2027-04-05' });
  const failed = payment({ id: 'PM2', status: 'failed', charge_date: '2027-04-05' });
  const own = (status: string) =>
    payment({ id: 'PM3', status, charge_date: '2027-04-12', links: { subscription: 'SB2' } });
  const cases = [
    [[payment(), cancelled], [], 'running'],
    [[payment(), failed], [], 'running'],
    [[payment(), failed], [own('pending_submission')], 'running'],
    [[payment(), cancelled], [own('failed')], 'unpaid'],
  ] as const;
  for (const [first, second, is] of cases) {
    const goCardless = await provider(replaced([...first], [...second]));
    const snapshot = await goCardless.read('SB2');
    expect([snapshot.is, snapshot.charges.length]).toEqual([is, first.length + second.length]);
    await server?.stop();
  }
  server = null;
});

test('another account gets a subscription of its own, and the mandate before it is given back', async () => {
  const fulfilled = request({
    status: 'fulfilled',
    metadata: { intent: 'intent-1', replaces: 'SB1' },
    links: { mandate_request_mandate: 'MD2' },
  });
  const goCardless = await provider((asked) =>
    asked.path === '/subscriptions' && asked.method === 'POST'
      ? { body: { subscriptions: subscription({ id: 'SB2' }) } }
      : shelf({ request: fulfilled, payments: [payment()] })(asked),
  );
  await goCardless.openMethodUpdate('SB1', terms, addresses);
  expect(JSON.parse(server?.asked[0]?.body ?? '')).toMatchObject({
    billing_requests: { metadata: { intent: 'intent-1', replaces: 'SB1' } },
  });
  expect(await goCardless.settleCheckout('BRQ1', terms)).toEqual({ is: 'completed', subscription: 'SB2' });
  const posts = server?.asked.slice(2).filter(({ method }) => method === 'POST') ?? [];
  expect(posts.map(({ path }) => path)).toEqual(['/subscriptions']);
  expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({
    subscriptions: { start_date: '2027-04-05', links: { mandate: 'MD2' }, metadata: { replaces: 'SB1' } },
  });
  const before = server?.asked.length ?? 0;
  expect(await goCardless.leave('SB1')).toBe(true);
  const after = server?.asked.slice(before).filter(({ method }) => method === 'POST') ?? [];
  expect(after.map(({ path }) => path)).toEqual([
    '/subscriptions/SB1/actions/cancel',
    '/mandates/MD1/actions/cancel',
  ]);
  expect(server?.asked.slice(before).filter(({ path }) => path === '/subscriptions/SB1')).toHaveLength(1);
});

const another = request({
  status: 'fulfilled',
  metadata: { intent: 'intent-1', replaces: 'SB1' },
  links: { mandate_request_mandate: 'MD2' },
});

test('an account that is left pays what it was asked for beside the months, and keeps its mandate until then', async () => {
  const due = payment({
    id: 'PM9',
    status: 'pending_submission',
    links: {},
    metadata: { subscription: 'SB1', intent: 'change-1' },
  });
  const payments = [payment(), due];
  const goCardless = await provider(shelf({ request: another, payments }));
  await goCardless.settleCheckout('BRQ1', terms);
  expect(await goCardless.leave('SB1')).toBe(false);
  const cancelled = () => server?.asked.map(({ path }) => path).filter((path) => path.endsWith('/cancel'));
  expect(cancelled()).toEqual(['/subscriptions/SB1/actions/cancel']);
  Object.assign(due, { status: 'confirmed' });
  expect(await goCardless.leave('SB1')).toBe(true);
  expect(cancelled()?.at(-1)).toBe('/mandates/MD1/actions/cancel');
});

test('what nothing is to come of any more loses its mandate, unless a subscription was made on it already', async () => {
  const other = subscription({ id: 'SB2', metadata: { intent: 'intent-1' }, links: { mandate: 'MD2' } });
  const given = ['GET /billing_requests/BRQ1', 'GET /billing_requests/BRQ1'];
  const cases = [
    [[other], 'SB2', [...given, 'GET /subscriptions']],
    [
      [],
      null,
      [
        ...given,
        'GET /subscriptions',
        'POST /mandates/MD2/actions/cancel',
        'GET /subscriptions',
        // What was taken back of the one before is asked for again; here it was nothing.
        'GET /subscriptions/SB1',
        'GET /mandates/MD1',
        'GET /payments',
      ],
    ],
    // Made while the mandate was given back.
    [
      [null, other],
      'SB2',
      [...given, 'GET /subscriptions', 'POST /mandates/MD2/actions/cancel', 'GET /subscriptions'],
    ],
  ] as const;
  for (const [made, answers, calls] of cases) {
    const turns = made.map((one) => (one ? [one] : []));
    const goCardless = await provider((asked) =>
      asked.path === '/subscriptions'
        ? { body: { subscriptions: turns.shift() ?? [] } }
        : shelf({ request: another })(asked),
    );
    expect(await goCardless.abandonCheckout('BRQ1')).toBe(answers);
    expect(server?.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(calls);
    await server?.stop();
  }
  const goCardless = await provider(shelf());
  expect(await goCardless.abandonCheckout('BRQ1')).toBe(null);
  expect(server?.asked.map(({ path }) => path)).toContain('/billing_requests/BRQ1/actions/cancel');
});

test('a month that the bank before was not told of is paid by the new account, one that it was told of is not', async () => {
  const cases = [
    // Taken back before anything else is asked for; a bank wants to be told some days before.
    ['pending_submission', { next_possible_charge_date: '2027-03-20' }, '2027-04-05'],
    ['pending_submission', { next_possible_charge_date: '2027-04-08' }, '2027-04-08'],
    // Meanwhile it was told, and the taking back is refused.
    ['submitted', { next_possible_charge_date: '2027-03-20' }, '2027-05-05'],
  ] as const;
  for (const [status, mandate, start_date] of cases) {
    const month = payment({ id: 'PM2', status: 'pending_submission', charge_date: '2027-04-05' });
    const goCardless = await provider((asked) => {
      if (asked.path === '/payments/PM2/actions/cancel') {
        const isTooLate = status === 'submitted';
        Object.assign(month, { status: isTooLate ? 'submitted' : 'cancelled' });
        return isTooLate ? { status: 422, body: { error: {} } } : { body: { payments: month } };
      }
      if (asked.method === 'PUT') return { body: { payments: month } };
      if (asked.path.startsWith('/mandates'))
        return { body: { mandates: { id: 'MD2', status: 'active', ...mandate } } };
      return shelf({ request: another, payments: [payment(), month] })(asked);
    });
    await goCardless.settleCheckout('BRQ1', terms);
    const posts = server?.asked.filter(({ method }) => method === 'POST') ?? [];
    expect(posts.map(({ path }) => path)).toEqual(['/payments/PM2/actions/cancel', '/subscriptions']);
    expect(JSON.parse(posts[1]?.body ?? '').subscriptions.start_date).toBe(start_date);
    await server?.stop();
  }
  server = null;
});

/** A bank that takes months back, and refuses the new account: each call it was asked to write. */
async function refusedAfterTakingBack(then: object, month: ReturnType<typeof payment>) {
  let old = {};
  const goCardless = await provider((asked) => {
    const { method, path } = asked;
    if (method === 'PUT') Object.assign(month, JSON.parse(asked.body).payments);
    if (path === '/payments/PM2/actions/cancel') Object.assign(month, { status: 'cancelled' });
    if (path.startsWith('/payments/PM2')) return { body: { payments: month } };
    if (path === '/subscriptions' && method === 'POST') return { status: 422, body: { error: {} } };
    if (path === '/subscriptions') return { body: { subscriptions: [] } };
    return shelf({ request: another, subscription: subscription(old), payments: [payment(), month] })(asked);
  });
  expect(await goCardless.settleCheckout('BRQ1', terms)).toEqual({ is: 'refused' });
  old = then;
  expect(await goCardless.abandonCheckout('BRQ1')).toBe(null);
  return server?.asked.filter(({ path, method }) => method === 'POST' && path === '/payments') ?? [];
}

test('a month that was taken back for an account that is refused is asked for again of the one before', async () => {
  for (const [charge_date, asked] of [
    ['2027-04-05', '2027-04-05'],
    // Its day has gone by: as soon as the bank can.
    ['2027-03-12', undefined],
  ] as const) {
    const month = payment({ id: 'PM2', status: 'pending_submission', charge_date });
    const [again, ...more] = await refusedAfterTakingBack({ name: 'Standard package' }, month);
    expect(more).toEqual([]);
    expect(again?.headers['idempotency-key']).toBe('PM2:again');
    expect(JSON.parse(again?.body ?? '').payments).toEqual({
      amount: 9_120,
      currency: 'GBP',
      description: 'Standard package',
      ...(asked && { charge_date: asked }),
      metadata: { subscription: 'SB1', month: charge_date },
      links: { mandate: 'MD1' },
    });
    await server?.stop();
  }
  const ended = payment({ id: 'PM2', status: 'pending_submission', charge_date: '2027-04-05' });
  expect(await refusedAfterTakingBack({ status: 'cancelled' }, ended)).toEqual([]);
});

test('a month that was asked for again is a month, whatever day it is taken on', async () => {
  const again = payment({
    id: 'PM3',
    charge_date: '2027-04-09',
    links: {},
    metadata: { subscription: 'SB1', month: '2027-04-05' },
  });
  const months = subscription({ start_date: '2027-03-05' });
  const goCardless = await provider(shelf({ subscription: months, payments: [payment(), again] }));
  const { is, charges } = await goCardless.read('SB1');
  expect([is, charges.at(-1)]).toEqual([
    'running',
    expect.objectContaining({ paysUntil: new Date('2027-05-05T00:00:00Z'), key: null }),
  ]);
});

test('a call that is refused says nothing of what was given', async () => {
  for (const refusedPath of ['/billing_requests/BRQ1', '/mandates/MD2', '/subscriptions/SB1']) {
    const goCardless = await provider((asked) =>
      asked.path === refusedPath ? { status: 404, body: { error: {} } } : shelf({ request: another })(asked),
    );
    await expect(goCardless.settleCheckout('BRQ1', terms)).rejects.toBeInstanceOf(ProviderRefused);
    await server?.stop();
  }
  server = null;
});

test('the first day of another account is left out when it has gone by', async () => {
  const goCardless = await provider((asked) =>
    asked.path === '/subscriptions' && asked.method === 'POST'
      ? { body: { subscriptions: subscription({ id: 'SB2' }) } }
      : shelf({ request: another, payments: [payment({ charge_date: '2027-02-05' })] })(asked),
  );
  await goCardless.settleCheckout('BRQ1', terms);
  const { body } = server?.asked.find(({ method }) => method === 'POST') ?? {};
  expect(JSON.parse(body ?? '').subscriptions).not.toHaveProperty('start_date');
});

test('a month that the account before does not pay, and the new one is not asked for, is unpaid', async () => {
  const failed = payment({ id: 'PM2', status: 'failed', charge_date: '2027-04-05' });
  for (const [start_date, is] of [
    ['2027-05-05', 'unpaid'],
    ['2027-04-12', 'running'],
  ]) {
    const newest = subscription({ id: 'SB2', start_date, metadata: { replaces: 'SB1' } });
    const goCardless = await provider((asked) =>
      asked.path === '/subscriptions/SB2'
        ? { body: { subscriptions: newest } }
        : shelf({ payments: [payment(), failed] })(asked),
    );
    expect([start_date, (await goCardless.read('SB2')).is]).toEqual([start_date, is]);
    await server?.stop();
  }
  server = null;
});

test('who stops altogether pays nothing more by any account that was given before', async () => {
  const goCardless = await provider((asked) =>
    asked.path === '/subscriptions/SB2'
      ? {
          body: {
            subscriptions: subscription({
              id: 'SB2',
              metadata: { replaces: 'SB1' },
              links: { mandate: 'MD2' },
            }),
          },
        }
      : shelf({ subscription: subscription({ status: 'cancelled' }) })(asked),
  );
  await goCardless.cancel('SB2', 'now');
  const posts = server?.asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posts).toEqual([
    '/subscriptions/SB2/actions/cancel',
    '/mandates/MD2/actions/cancel',
    '/mandates/MD1/actions/cancel',
  ]);
});

/** SB2 took the place of SB1, which nobody has left yet. */
const notLeft =
  (before: object | null): Answer =>
  (asked) => {
    if (asked.path === '/subscriptions/SB2')
      return {
        body: {
          subscriptions: subscription({
            id: 'SB2',
            metadata: { replaces: 'SB1' },
            links: { mandate: 'MD2' },
          }),
        },
      };
    if (asked.path === '/subscriptions/SB1' && !before) return { status: 500, body: {} };
    return shelf()(asked);
  };

test('cancelling to the end stops the months of every account, and keeps their mandates', async () => {
  const goCardless = await provider(notLeft({}));
  await goCardless.cancel('SB2', 'at_the_end');
  const posts = server?.asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posts).toEqual(['/subscriptions/SB2/actions/cancel', '/subscriptions/SB1/actions/cancel']);
});

test('what takes the money is stopped first, whatever is known of the accounts before it', async () => {
  for (const when of ['now', 'at_the_end'] as const) {
    const goCardless = await provider(notLeft(null));
    await expect(goCardless.cancel('SB2', when)).rejects.toBeInstanceOf(ProviderAway);
    const posts = server?.asked.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posts?.[0]).toBe('/subscriptions/SB2/actions/cancel');
    await server?.stop();
  }
  server = null;
});

test('a month ends on the day that the payments keep, whatever day the bank moved one of them to', async () => {
  const months = subscription({ start_date: '2027-01-31' });
  const payments = [
    payment({ charge_date: '2027-02-01' }),
    payment({ id: 'PM2', charge_date: '2027-03-01' }),
  ];
  const goCardless = await provider(shelf({ subscription: months, payments }));
  expect((await goCardless.read('SB1')).charges.map(({ paysUntil }) => paysUntil)).toEqual([
    new Date('2027-02-28T00:00:00Z'),
    new Date('2027-03-31T00:00:00Z'),
  ]);
});

test('cancelling stops subscription and mandate, and one that has stopped is left alone', async () => {
  const goCardless = await provider(shelf());
  await goCardless.cancel('SB1', 'now');
  const posts = () => server?.asked.filter((asked) => asked.method === 'POST').map((asked) => asked.path);
  expect(posts()).toEqual(['/subscriptions/SB1/actions/cancel', '/mandates/MD1/actions/cancel']);
  await server?.stop();
  const stopped = await provider((asked) =>
    asked.path.startsWith('/mandates')
      ? { status: 422, body: { error: { errors: [] } } }
      : shelf({ subscription: subscription({ status: 'cancelled' }) })(asked),
  );
  await stopped.cancel('SB1', 'now');
  expect(posts()).toEqual(['/mandates/MD1/actions/cancel']);
});

test('a webhook is read only with the right signature, up to 250 events at once', {
  meta: { shows: ['R-7-037', 'P2'] },
}, async () => {
  const goCardless = await provider(shelf());
  const read = (body: string, secret = SECRET) =>
    goCardless.eventsOf(Buffer.from(body), {
      'webhook-signature': createHmac('sha256', secret).update(body).digest('hex'),
    });
  const event = (resource_type: string, links: object, id = 'EV1') => ({
    id,
    resource_type,
    action: 'a',
    links,
  });
  const body = JSON.stringify({
    events: [
      event('billing_requests', { billing_request: 'BRQ1', customer: 'CU1' }),
      event('subscriptions', { subscription: 'SB1', payment: 'PM1' }),
      event('payments', { payment: 'PM1' }),
      event('mandates', { mandate: 'MD1' }),
      event('payouts', { payout: 'PO1', odd: ['x'], mandate: null }),
    ],
  });
  expect(read(body).map(({ about }) => about)).toEqual([
    { checkout: 'BRQ1' },
    { subscription: 'SB1' },
    { payment: 'PM1' },
    { customer: 'MD1' },
    { nothing: true },
  ]);
  expect(() => read(body, 'another secret')).toThrow(ForgedWebhook);
  expect(() => goCardless.eventsOf(Buffer.from(body), {})).toThrow(ForgedWebhook);
  expect(() => goCardless.eventsOf(Buffer.from(body), { 'webhook-signature': 'zz' })).toThrow(ForgedWebhook);
  const many = (count: number) =>
    JSON.stringify({ events: Array.from({ length: count }, (_, n) => event('payouts', {}, `EV${n}`)) });
  expect(read(many(250))).toHaveLength(250);
  const unstorable = ['EV\0', '\ud800'].flatMap((text) => [event('payouts', {}, text), event(text, {})]);
  const odd = unstorable.map((one) => JSON.stringify({ events: [one] }));
  const strange = JSON.stringify({ events: [event('mandates', { mandate: 'MD\0' })] });
  expect(read(strange)).toMatchObject([{ about: { nothing: true } }]);
  for (const unreadable of [many(251), '{', 'null', '{"events":[1]}', ...odd])
    expect(() => read(unreadable)).toThrow(UnreadableWebhook);
});
