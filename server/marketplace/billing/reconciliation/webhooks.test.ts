import { createHmac } from 'node:crypto';
import { Stripe } from 'stripe';
import { expect } from 'vitest';
import { atBank } from '../../../testing/bank.ts';
import { openSecondProduct } from '../../../testing/market.ts';
import { PRODUCTION } from '../../../testing/production.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { SIGNATURE_HEADER, signed } from '../../../seed/simulator/signature.ts';

const PATH = '/api/webhooks/simulator';

async function deliver({ market }: Stage, body: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await fetch(`${market.baseUrl}${PATH}`, {
    method: 'POST',
    body: body as string,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return answer.status;
}

const rightly = ({ market }: Stage, body: string) => ({
  [SIGNATURE_HEADER]: signed(body, market.clock.now()),
});

const eventsIn = async ({ market }: Stage) =>
  (await market.product.database.pool.query('select event_id, status from webhook_events order by event_id'))
    .rows;

const paid = (checkout: string, id = 'event-1') =>
  JSON.stringify({ events: [{ id, type: 'checkout.completed', about: { checkout } }] });

story(
  'a forged webhook is turned away and leaves nothing behind',
  { shows: ['R-7-037', 'R-10-112', 'P2', 'T28'] },
  async (stage) => {
    const anna = await stage.business({ subscription: 'none' });
    const reference = new URL(await anna.buys()).pathname.split('/').at(-1) ?? '';
    const body = paid(reference);
    const right = signed(body, stage.market.clock.now());
    const old = signed(body, new Date(stage.market.clock.now().getTime() - 301_000));
    const forged = [
      '',
      'v1=00',
      right.slice(0, -1),
      `${right}0`,
      right.replace('v1', 'v0'),
      old,
      right.toUpperCase(),
    ];
    for (const signature of forged)
      expect([signature, await deliver(stage, body, { [SIGNATURE_HEADER]: signature })]).toEqual([
        signature,
        400,
      ]);
    expect(await deliver(stage, body)).toBe(400);
    expect(await deliver(stage, `${body} `, { [SIGNATURE_HEADER]: right })).toBe(400);
    expect(await eventsIn(stage)).toEqual([]);
  },
);

story('a webhook that says "paid" of what is not paid grants nothing', { shows: ['T28'] }, async (stage) => {
  const anna = await stage.business({ subscription: 'none' });
  const reference = new URL(await anna.buys()).pathname.split('/').at(-1) ?? '';
  const body = paid(reference);
  expect(await deliver(stage, body, rightly(stage, body))).toBe(204);
  await stage.market.settled();
  expect(await anna.billing()).toMatchObject({ subscription_status: 'not_subscribed', payments: [] });
});

story(
  'a replayed event counts once, and one about a stranger is kept and ignored',
  { shows: ['R-7-037', 'R-10-112', 'X9'] },
  async (stage) => {
    const anna = await stage.business({ subscription: 'none' });
    const page = await anna.buys();
    const reference = new URL(page).pathname.split('/').at(-1) ?? '';
    await atBank(stage.market, page, 'authorise');
    await stage.market.settled();
    const before = await anna.billing();
    for (const body of [paid(reference), paid(reference), paid('sim_of_somebody_else', 'event-2')])
      expect(await Promise.all([1, 2, 3].map(() => deliver(stage, body, rightly(stage, body))))).toEqual([
        204, 204, 204,
      ]);
    await stage.market.settled();
    expect(await anna.billing()).toEqual(before);
    expect(await eventsIn(stage)).toMatchObject([
      { event_id: 'event-1', status: 'applied' },
      { event_id: 'event-2', status: 'ignored' },
      {},
    ]);
    expect(stage.market.log.some((line) => line.includes('about nothing of ours'))).toBe(true);
  },
);

story(
  'each provider hears in its own way that an event is forged or taken, and a known one has no effect',
  { shows: ['R-10-112'] },
  async (stage) => {
    const secret = 'a secret of the provider';
    const beside = await openSecondProduct(stage.market, {
      ...PRODUCTION,
      ROLE: 'web',
      STRIPE_WEBHOOK_SECRET: secret,
      GOCARDLESS_ACCESS_TOKEN: 'a token for tests',
      GOCARDLESS_WEBHOOK_SECRET: secret,
    });
    const hears = async (name: string, payload: string, signature: Record<string, string>) => {
      const request = { method: 'POST', headers: signature, body: payload };
      return (await fetch(`${beside.baseUrl}/api/webhooks/${name}`, request)).status;
    };
    const stripe = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'product.created',
      data: { object: { id: 'prod_1' } },
    });
    const ofStripe = (key: string) => ({
      'stripe-signature': new Stripe('a key for tests').webhooks.generateTestHeaderString({
        payload: stripe,
        secret: key,
      }),
    });
    const payout = { id: 'EV1', resource_type: 'payouts', action: 'paid', links: { payout: 'PO1' } };
    const goCardless = JSON.stringify({ events: [payout] });
    const ofGoCardless = (key: string) => ({
      'webhook-signature': createHmac('sha256', key).update(goCardless).digest('hex'),
    });
    expect(await hears('stripe', stripe, ofStripe('another secret'))).toBe(400);
    expect(await hears('gocardless', goCardless, ofGoCardless('another secret'))).toBe(498);
    expect(await eventsIn(stage)).toEqual([]);
    for (const _ of ['once', 'again']) {
      expect(await hears('stripe', stripe, ofStripe(secret))).toBe(200);
      expect(await hears('gocardless', goCardless, ofGoCardless(secret))).toBe(204);
    }
    await stage.market.settled();
    expect(await eventsIn(stage)).toEqual([
      { event_id: 'EV1', status: 'applied' },
      { event_id: 'evt_1', status: 'applied' },
    ]);
    await beside.product.stop();
  },
);

story('webhooks that cannot be read, and oversized ones, are refused', { shows: ['T28'] }, async (stage) => {
  const many = JSON.stringify({
    events: Array.from({ length: 251 }, (_, n) => ({ id: `e${n}`, type: 't', about: { checkout: 'x' } })),
  });
  const bad = ['', '{', '[]', 'null', '{"events":{}}', '{"events":[{"id":1}]}', '{"events":[null]}', many];
  // What no text of the database holds.
  for (const odd of ['ev\0', '\ud800', 'é', '\u202e']) bad.push(paid('sim_1', odd), paid(odd));
  for (const body of bad)
    expect([body, await deliver(stage, body, rightly(stage, body))]).toEqual([body, 400]);
  const huge = JSON.stringify({ events: [], more: 'x'.repeat(1_100_000) });
  expect(await deliver(stage, huge, rightly(stage, huge))).toBe(413);
  expect(await deliver(stage, '{"events":[]}', rightly(stage, '{"events":[]}'))).toBe(204);
  for (const name of ['stripe', 'gocardless', 'nobody']) {
    const answer = await fetch(`${stage.market.baseUrl}/api/webhooks/${name}`, {
      method: 'POST',
      body: '{}',
    });
    expect(answer.status).toBe(404);
  }
  expect(await eventsIn(stage)).toEqual([]);
});
