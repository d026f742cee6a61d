import { Stripe } from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { type Answer, PAYER, type ProviderServer, providerServer } from '../../../testing/provider-server.ts';
import { ForgedWebhook, ProviderAway, ProviderRefused, UnreadableWebhook } from '../provider.ts';
import { stripeProvider } from './stripe.ts';

const SECRET = 'a secret of ours';
const terms = { key: 'intent-1', method: 'card' as const, what: 'Standard package', grossPence: 9_120 };
const addresses = {
  doneUrl: 'https://fettle.example/subscribe?session_id={reference}',
  cancelledUrl: 'https://fettle.example/subscribe?payment=cancelled',
};

let server: ProviderServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

async function provider(answer: Answer) {
  server = await providerServer(answer);
  return stripeProvider({ secretKey: 'a key for tests', webhookSecret: SECRET, apiBase: server.url });
}

const session = (more: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: 'intent-1',
  status: 'open',
  payment_status: 'unpaid',
  subscription: null,
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  ...more,
});

const DAY = 24 * 3600;
const START = 1_800_000_000;
const subscription = (more: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  customer: 'cus_1',
  cancel_at: null,
  cancel_at_period_end: false,
  cancellation_details: null,
  items: {
    data: [
      { id: 'si_1', current_period_end: START + 30 * DAY, price: { product: 'prod_1', unit_amount: 9_120 } },
    ],
  },
  ...more,
});

const invoice = (more: object = {}) => ({
  id: 'in_1',
  object: 'invoice',
  status: 'paid',
  total: 9_120,
  created: START,
  billing_reason: 'subscription_create',
  status_transitions: { paid_at: START + 5 },
  lines: { data: [{ period: { start: START, end: START + 30 * DAY } }] },
  payments: { data: [{ payment: { type: 'payment_intent', payment_intent: 'pi_1' } }] },
  ...more,
});

const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });

test('a checkout is opened with our price, our reference and our key, and no card ever reaches us', {
  meta: { shows: ['R-7-014'] },
}, async () => {
  const stripe = await provider(() => ({ body: session() }));
  expect(await stripe.openCheckout(PAYER, terms, addresses)).toEqual({
    reference: 'cs_1',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
  });
  const [asked] = server?.asked ?? [];
  const form = new URLSearchParams(asked?.body);
  expect([asked?.method, asked?.path, asked?.headers['idempotency-key']]).toEqual([
    'POST',
    '/v1/checkout/sessions',
    'intent-1',
  ]);
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'subscription',
    client_reference_id: 'intent-1',
    customer_email: 'bob@example.test',
    'line_items[0][price_data][unit_amount]': '9120',
    'line_items[0][price_data][currency]': 'gbp',
    'line_items[0][price_data][recurring][interval]': 'month',
    'line_items[0][price_data][tax_behavior]': 'inclusive',
    success_url: 'https://fettle.example/subscribe?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: addresses.cancelledUrl,
    'allowed_payment_method_types[0]': 'card',
  });
});

test('no answer, a 500 and a 429 are unknown, and a retry carries the same key; a 400 is a refusal', {
  meta: { shows: ['X11'] },
}, async () => {
  const stripe = await provider(() => null);
  await expect(stripe.openCheckout(PAYER, terms, addresses)).rejects.toBeInstanceOf(ProviderAway);
  const keys = new Set(server?.asked.map((one) => one.headers['idempotency-key']));
  expect([(server?.asked.length ?? 0) > 1, keys]).toEqual([true, new Set(['intent-1'])]);
  await server?.stop();
  for (const [status, kind] of [
    [500, ProviderAway],
    [429, ProviderAway],
    [400, ProviderRefused],
    // We are refused, not what is asked for: a wrong key must end no purchase.
    [401, ProviderAway],
    [403, ProviderAway],
  ] as const) {
    const failing = await provider(() => ({ status, body: { error: { type: 'api_error', message: 'no' } } }));
    await expect(failing.read('sub_1')).rejects.toBeInstanceOf(kind);
    await server?.stop();
  }
  server = null;
});

test('a session counts only when it is ours, complete and paid', { meta: { shows: ['T28'] } }, async () => {
  const cases = [
    [session(), 'open'],
    [session({ status: 'expired' }), 'closed'],
    [session({ status: 'complete', payment_status: 'unpaid', subscription: 'sub_1' }), 'waiting'],
    [session({ status: 'complete', payment_status: 'paid', subscription: 'sub_1' }), 'completed'],
    [
      session({ status: 'complete', payment_status: 'no_payment_required', subscription: 'sub_1' }),
      'completed',
    ],
    [
      session({
        status: 'complete',
        payment_status: 'paid',
        subscription: 'sub_1',
        client_reference_id: 'x',
      }),
      'closed',
    ],
  ] as const;
  for (const [body, is] of cases) {
    const stripe = await provider(() => ({ body }));
    expect(await stripe.settleCheckout('cs_1', terms)).toMatchObject({ is });
    await server?.stop();
  }
  server = null;
});

type Taken = { charges?: object[]; disputes?: object[] };

/** Answers the lists that a snapshot is made of. */
const shelf =
  (one: object, invoices: object[], { charges = [], disputes = [] }: Taken = {}): Answer =>
  ({ path }) => {
    if (path.startsWith('/v1/subscriptions/')) return { body: one };
    if (path === '/v1/disputes') return { body: list(disputes) };
    return { body: list(path === '/v1/invoices' ? invoices : charges) };
  };

test('each state at Stripe is read as ours', { meta: { shows: ['ruling 17'] } }, async () => {
  const cases = [
    ['active', {}, 'running'],
    ['trialing', {}, 'running'],
    ['past_due', {}, 'unpaid'],
    ['unpaid', {}, 'lapsed'],
    ['paused', {}, 'lapsed'],
    ['incomplete', {}, 'incomplete'],
    ['incomplete_expired', {}, 'lapsed'],
    ['canceled', { cancellation_details: { reason: 'cancellation_requested' } }, 'stopped'],
    ['canceled', { cancellation_details: { reason: 'payment_failed' } }, 'lapsed'],
    ['canceled', { cancellation_details: { reason: 'payment_disputed' } }, 'lapsed'],
  ] as const;
  for (const [status, more, is] of cases) {
    const stripe = await provider(shelf(subscription({ status, ...more }), [invoice()]));
    expect([status, (await stripe.read('sub_1')).is]).toEqual([status, is]);
    await server?.stop();
  }
  server = null;
});

test('a snapshot has every invoice once, with what was given back and until when it pays', async () => {
  const invoices = [
    invoice(),
    invoice({
      id: 'in_2',
      billing_reason: 'manual',
      total: 5_000,
      payments: { data: [] },
      metadata: { intent: 'our-key' },
    }),
    invoice({ id: 'in_3', status: 'open', billing_reason: 'subscription_cycle' }),
    invoice({ id: 'in_4', status: 'draft' }),
  ];
  const charge = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 1_000, disputed: true };
  // Of another subscription of the same payer, or of none.
  const elsewhere = { ...charge, id: 'ch_9', payment_intent: 'pi_9' };
  const stripe = await provider(
    shelf(subscription({ cancel_at_period_end: true }), invoices, { charges: [charge, elsewhere] }),
  );
  const snapshot = await stripe.read('sub_1');
  const end = new Date((START + 30 * DAY) * 1000);
  expect(snapshot).toMatchObject({
    customer: 'cus_1',
    cancelsAt: end,
    nextPaymentAt: null,
    attention: [
      { why: 'dispute', charge: 'in_1' },
      { why: 'dispute', charge: 'ch_9' },
    ],
  });
  expect(snapshot.charges).toMatchObject([
    { reference: 'in_1', status: 'paid', grossPence: 9_120, returnedPence: 1_000, paysUntil: end },
    {
      reference: 'in_2',
      status: 'paid',
      grossPence: 5_000,
      returnedPence: 0,
      paysUntil: null,
      key: 'our-key',
    },
    { reference: 'in_3', status: 'failed', returnedPence: 0 },
  ]);
});

test('a dispute takes the money away until it is won, a warning does not', async () => {
  const charge = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 0, disputed: true };
  const cases = [
    [{ status: 'needs_response', amount: 9_120 }, 'charged_back', 9_120],
    [{ status: 'lost', amount: 9_120 }, 'charged_back', 9_120],
    [{ status: 'lost', amount: 5_000 }, 'paid', 5_000],
    [{ status: 'won', amount: 9_120 }, 'paid', 0],
    [{ status: 'warning_needs_response', amount: 9_120 }, 'paid', 0],
  ] as const;
  for (const [dispute, status, returnedPence] of cases) {
    const stripe = await provider(
      shelf(subscription(), [invoice()], { charges: [charge], disputes: [dispute] }),
    );
    expect((await stripe.read('sub_1')).charges).toMatchObject([{ status, returnedPence }]);
    expect(server?.asked.at(-1)?.query.get('charge')).toBe('ch_1');
    await server?.stop();
  }
  server = null;
});

test('another card that was given on the portal pays what is owed, and the months to come', async () => {
  const stripe = await provider(({ path, method }) => {
    if (path === '/v1/billing_portal/sessions')
      return { body: { id: 'bps_1', url: 'https://billing.stripe.com/p/session/1' } };
    if (path === '/v1/customers/cus_1')
      return { body: { id: 'cus_1', invoice_settings: { default_payment_method: 'pm_2' } } };
    if (path === '/v1/invoices' && method === 'GET') return { body: list([invoice({ status: 'open' })]) };
    return { body: path.startsWith('/v1/invoices') ? invoice() : subscription() };
  });
  const page = await stripe.openMethodUpdate('sub_1', terms, addresses);
  expect(page).toEqual({ reference: 'bps_1|sub_1', url: 'https://billing.stripe.com/p/session/1' });
  const asked = new URLSearchParams(server?.asked.at(-1)?.body);
  expect(asked.get('flow_data[after_completion][redirect][return_url]')).toBe(
    'https://fettle.example/subscribe?session_id=intent-1',
  );
  const before = server?.asked.length ?? 0;
  expect(await stripe.settleCheckout(page.reference, terms)).toEqual({
    is: 'completed',
    subscription: 'sub_1',
  });
  const posts = server?.asked.slice(before).filter(({ method }) => method === 'POST') ?? [];
  expect(posts.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/subscriptions/sub_1', 'default_payment_method=pm_2'],
    ['/v1/invoices/in_1/pay', ''],
  ]);
});

test('a card that says no is refused; any other no is said to us', async () => {
  const cases = [
    [402, { type: 'card_error', code: 'card_declined' }, { is: 'refused' }],
    [400, { type: 'invalid_request_error', code: 'resource_missing' }, ProviderRefused],
  ] as const;
  for (const [status, error, is] of cases) {
    const stripe = await provider(({ path, method }) => {
      if (path === '/v1/customers/cus_1')
        return { body: { id: 'cus_1', invoice_settings: { default_payment_method: 'pm_2' } } };
      return method === 'POST'
        ? { status, body: { error: { ...error, message: 'no' } } }
        : { body: subscription() };
    });
    const came = stripe.settleCheckout('bps_1|sub_1', terms).catch((error: Error) => error.constructor);
    expect(await came).toEqual(is);
    await server?.stop();
  }
  server = null;
});

test('a charge whose answer was an error is paid if its invoice is', async () => {
  const broken: Answer = (asked) => {
    if (asked.path.endsWith('/pay'))
      return { status: 500, body: { error: { type: 'api_error', message: 'no' } } };
    if (asked.path.startsWith('/v1/subscriptions/')) return { body: subscription() };
    return { body: invoice({ id: 'in_9', status: asked.method === 'GET' ? 'paid' : 'open' }) };
  };
  const stripe = await provider(broken);
  expect(await stripe.charge('sub_1', { ...terms, key: 'intent-9' })).toMatchObject({ status: 'paid' });
});

test('money beside the months is one invoice under our key, and void when the card says no', async () => {
  const steps =
    (declines: boolean): Answer =>
    (asked) => {
      if (asked.path.endsWith('/pay') && declines)
        return { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'no' } } };
      if (asked.path.startsWith('/v1/subscriptions/')) return { body: subscription() };
      const status = asked.path.endsWith('/pay') ? 'paid' : 'open';
      return { body: invoice({ id: 'in_9', status, billing_reason: 'manual', total: 6_000 }) };
    };
  const once = { ...terms, key: 'intent-9', grossPence: 6_000 };
  const paying = await provider(steps(false));
  expect(await paying.charge('sub_1', once)).toMatchObject({
    reference: 'in_9',
    status: 'paid',
    paysUntil: null,
  });
  const posts = server?.asked.filter((asked) => asked.method === 'POST') ?? [];
  expect(posts.map((asked) => [asked.path, asked.headers['idempotency-key']])).toEqual([
    ['/v1/invoices', 'intent-9:invoice'],
    ['/v1/invoiceitems', 'intent-9:item'],
    ['/v1/invoices/in_9/finalize', 'intent-9:finalize'],
    ['/v1/invoices/in_9/pay', 'intent-9:pay'],
  ]);
  await server?.stop();
  const declined = await provider(steps(true));
  expect(await declined.charge('sub_1', once)).toMatchObject({ status: 'failed' });
  expect(server?.asked.at(-1)?.path).toBe('/v1/invoices/in_9/void');
});

test('a charge that is withdrawn is void wherever it stood, and one that is paid stays', async () => {
  const cases = [
    ['draft', false, 'DELETE', '/v1/invoices/in_9'],
    ['open', false, 'POST', '/v1/invoices/in_9/void'],
    ['void', false, 'GET', '/v1/invoices'],
    ['paid', true, 'GET', '/v1/invoices'],
  ] as const;
  for (const [status, stands, method, path] of cases) {
    const one = invoice({ id: 'in_9', status, metadata: { intent: 'intent-9' } });
    const stripe = await provider((asked) => ({
      body: asked.method === 'GET' ? list([invoice(), one]) : one,
    }));
    expect(await stripe.withdrawCharge('sub_1', 'intent-9')).toBe(stands);
    const last = server?.asked.at(-1);
    expect([last?.method, last?.path.split('?')[0]]).toEqual([method, path]);
    expect(await stripe.withdrawCharge('sub_1', 'intent-8')).toBe(false);
    await server?.stop();
  }
  server = null;
});

test('a price is changed without proration, a subscription cancelled once, a session closed only while it is open', async () => {
  const stripe = await provider(({ path }) => ({
    body: path.includes('sessions') ? session({ status: 'complete' }) : subscription(),
  }));
  await stripe.changePrice('sub_1', { ...terms, key: 'intent-1:price', grossPence: 23_400 });
  expect(Object.fromEntries(new URLSearchParams(server?.asked.at(-1)?.body))).toMatchObject({
    proration_behavior: 'none',
    'items[0][id]': 'si_1',
    'items[0][price_data][unit_amount]': '23400',
    'items[0][price_data][product]': 'prod_1',
  });
  const asked = server?.asked.length ?? 0;
  await stripe.changePrice('sub_1', { ...terms, key: 'intent-2:price' });
  expect(server?.asked.slice(asked).map(({ method }) => method)).toEqual(['GET']);
  await stripe.cancel('sub_1', 'at_the_end');
  expect(server?.asked.at(-1)?.body).toBe('cancel_at_period_end=true');
  await stripe.cancel('sub_1', 'now');
  expect(server?.asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/subscriptions/sub_1' });
  const before = server?.asked.length ?? 0;
  await stripe.closeCheckout('cs_1');
  expect(server?.asked.slice(before).map((asked) => asked.method)).toEqual(['GET']);
});

test('a cancellation is taken back while the subscription runs, and only found out about when it is late', async () => {
  const from = new Date('2027-04-05T00:00:00Z');
  const ending = { cancel_at_period_end: true, cancel_at: START };
  const dated = { cancel_at: START };
  const cases = [
    [ending, from, 'sub_1', 'cancel_at_period_end=false'],
    [dated, from, 'sub_1', 'cancel_at='],
    [ending, null, null, null],
    [{}, from, 'sub_1', null],
    [{}, null, 'sub_1', null],
    [{ status: 'canceled' }, from, null, null],
  ] as const;
  for (const [more, when, goesOn, asked] of cases) {
    const stripe = await provider(() => ({ body: subscription(more) }));
    expect(await stripe.resume('sub_1', terms, when)).toBe(goesOn);
    const posts = server?.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(posts).toEqual(asked ? [asked] : []);
    await server?.stop();
  }
  server = null;
});

test('a webhook is read only with the right, fresh signature', {
  meta: { shows: ['R-7-037', 'P2'] },
}, async () => {
  const stripe = await provider(() => ({ body: {} }));
  const { webhooks } = new Stripe('a key for tests');
  const event = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const header = (payload: string, secret = SECRET, timestamp = Math.floor(Date.now() / 1000)) =>
    webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const read = (payload: string, signature: string | undefined) =>
    stripe.eventsOf(Buffer.from(payload), {
      ...(signature !== undefined && { 'stripe-signature': signature }),
    });

  const body = event('checkout.session.completed', { id: 'cs_1' });
  expect(read(body, header(body))).toEqual([
    { id: 'evt_1', type: 'checkout.session.completed', about: { checkout: 'cs_1' } },
  ]);
  const parent = { subscription_details: { subscription: 'sub_1' } };
  const abouts: [string, object, object][] = [
    ['customer.subscription.updated', { id: 'sub_1' }, { subscription: 'sub_1' }],
    ['invoice.paid', { id: 'in_1', parent }, { subscription: 'sub_1' }],
    ['charge.refunded', { id: 'ch_1', customer: 'cus_1' }, { customer: 'cus_1' }],
    ['charge.dispute.created', { id: 'dp_1', charge: 'ch_1' }, { charge: 'ch_1' }],
    ['invoice.paid', { id: 'in_1' }, { nothing: true }],
    ['product.created', { id: 'prod_1' }, { nothing: true }],
  ];
  for (const [type, object, about] of abouts) {
    const one = event(type, object);
    expect(read(one, header(one))[0]?.about).toEqual(about);
  }
  await server?.stop();
  const charged = await provider(() => ({ body: { id: 'ch_1', customer: 'cus_1' } }));
  expect(await charged.payerOf('ch_1')).toBe('cus_1');
  const old = header(body, SECRET, Math.floor(Date.now() / 1000) - 301);
  for (const forged of [undefined, '', header(body, 'another secret'), old, `${header(body)}0`])
    expect(() => read(body, forged)).toThrow(ForgedWebhook);
  expect(() => read(`${body} `, header(body))).toThrow(ForgedWebhook);
  const of = (id: string, type: string, about: string) =>
    JSON.stringify({ id, type, object: 'event', data: { object: { id: about } } });
  const odd = ['ev\0', '\ud800', '\u202e'];
  const unstorable = odd.flatMap((text) => [
    of(text, 'checkout.session.completed', 'cs_1'),
    of('ev_1', text, 'cs_1'),
  ]);
  for (const unreadable of ['{', '{}', '[]', ...unstorable])
    expect(() => read(unreadable, header(unreadable))).toThrow(UnreadableWebhook);
  for (const text of odd) {
    const strange = of('ev_1', 'checkout.session.completed', text);
    expect(read(strange, header(strange))).toMatchObject([{ about: { nothing: true } }]);
  }
});
