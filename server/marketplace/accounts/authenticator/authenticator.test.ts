import { afterAll, expect, test } from 'vitest';
import { apiAt, refusalOf } from '../../../testing/api.ts';
import { castOf } from '../../../testing/cast.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { openTestMarket, type TestMarket } from '../../../testing/market.ts';
import { bearer, visitor } from '../../../testing/newcomer.ts';
import type { Person } from '../../../testing/person.ts';
import { story } from '../../../testing/story.ts';
import { codeAt, stepAt, stepOfCode } from './one-time-code.ts';
import { PRODUCTION } from '../../../testing/production.ts';

test('one-time codes are those of RFC 6238', () => {
  // `12345678901234567890` in base32.
  const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(seed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const known = { 59: '287082', 1111111109: '081804', 1234567890: '005924', 20000000000: '353130' };
  for (const [seconds, code] of Object.entries(known)) {
    const now = new Date(Number(seconds) * 1000);
    expect(codeAt(seed, stepAt(now))).toBe(code);
    expect(stepOfCode(seed, code, new Date(now.getTime() + 30_000))).toBe(stepAt(now));
    expect(stepOfCode(seed, code, new Date(now.getTime() + 90_000))).toBeNull();
  }
});

/** Enrols, and answers what an authenticator and a drawer would keep. */
async function enrols(adam: Person) {
  const api = await adam.api();
  const { secret, address } = await api.beginEnrolment();
  expect(address).toContain(`secret=${secret}`);
  const code = codeAt(secret, stepAt(adam.market.clock.now()));
  const { recoveryCodes } = await api.confirmEnrolment({ body: { code } });
  return { secret, code, recoveryCodes };
}

const logsIn = (market: TestMarket, { facts }: Person, code?: string) =>
  visitor(market).logIn({ body: { email: facts.email, password: PASSWORD, ...(code && { code }) } });

story(
  'an admin who has an authenticator gives a code that counts once',
  { shows: ['ruling 35', 'K9', 'B7'] },
  async ({ admin, market }) => {
    const adam = await admin();
    const { token: other } = await logsIn(market, adam);
    expect(await (await adam.api()).authenticator()).toEqual({
      isEnrolled: false,
      isRequired: false,
      recoveryCodesLeft: 0,
    });
    const { secret, code: used } = await enrols(adam);
    // A session that nobody asked for a code is over.
    expect(await refusalOf(bearer(market, other).currentUser())).toBe('unauthenticated');
    expect(await refusalOf(logsIn(market, adam))).toBe('one_time_code_required');
    expect(await refusalOf(logsIn(market, adam, '000000'))).toBe('one_time_code_invalid');
    const code = () => codeAt(secret, stepAt(market.clock.now()));
    expect(await refusalOf(logsIn(market, adam, used))).toBe('one_time_code_invalid');
    await market.advance({ minutes: 1 });
    const next = code();
    const both = await Promise.allSettled([logsIn(market, adam, next), logsIn(market, adam, next)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const stored = await market.product.database.pool.query<{ seed: Buffer }>(
      'select seed from authenticators',
    );
    expect(stored.rows[0]?.seed.includes(secret)).toBe(false);
  },
);

story('after five wrong codes no more are looked at', { shows: ['ruling 35'] }, async ({ admin, market }) => {
  const adam = await admin();
  const { secret } = await enrols(adam);
  await market.advance({ minutes: 1 });
  for (let tries = 0; tries < 5; tries++)
    expect(await refusalOf(logsIn(market, adam, '000000'))).toBe('one_time_code_invalid');
  const right = codeAt(secret, stepAt(market.clock.now()));
  expect(await refusalOf(logsIn(market, adam, right))).toBe('too_many_requests');
});

story(
  'a recovery code stands in once for a lost phone',
  { shows: ['ruling 35'] },
  async ({ admin, market }) => {
    const adam = await admin();
    const { recoveryCodes } = await enrols(adam);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const { token } = await logsIn(market, adam, ` ${first.toUpperCase()} `);
    expect(await refusalOf(logsIn(market, adam, first))).toBe('one_time_code_invalid');
    await logsIn(market, adam, second);
    expect(await bearer(market, token).authenticator()).toMatchObject({
      isEnrolled: true,
      recoveryCodesLeft: 8,
    });
    const stored = await market.product.database.pool.query('select * from recovery_codes');
    expect(JSON.stringify(stored.rows)).not.toContain(first);
  },
);

story(
  'another authenticator counts once it has shown a code, and not before',
  { shows: ['ruling 35'] },
  async (stage) => {
    const { admin, market } = stage;
    const adam = await admin();
    const old = await enrols(adam);
    const api = await adam.api();
    const { secret } = await api.beginEnrolment();
    expect(await refusalOf(api.confirmEnrolment({ body: { code: '000000' } }))).toBe('one_time_code_invalid');
    await market.advance({ minutes: 1 });
    const codeOf = (seed: string) => codeAt(seed, stepAt(market.clock.now()));
    await logsIn(market, adam, codeOf(old.secret));
    await api.confirmEnrolment({ body: { code: codeOf(secret) } });
    await market.advance({ minutes: 1 });
    expect(await refusalOf(logsIn(market, adam, codeOf(old.secret)))).toBe('one_time_code_invalid');
    await logsIn(market, adam, codeOf(secret));
  },
);

story(
  'an admin’s session ends after 30 idle minutes, and after 8 hours whatever is done',
  { shows: ['B7'] },
  async (stage) => {
    const { admin, customer, market } = stage;
    const [adam, carl] = await Promise.all([admin(), customer()]);
    const isIn = (token: string | null) =>
      bearer(market, token)
        .currentUser()
        .then(
          () => true,
          () => false,
        );
    const { token: idle } = await logsIn(market, adam);
    const { token: busy } = await logsIn(market, adam);
    const carls = await carl.token();
    for (let minutes = 0; minutes < 8 * 60; minutes += 20) {
      expect([minutes, await isIn(busy)]).toEqual([minutes, true]);
      await market.advance({ minutes: 20 });
    }
    expect([await isIn(busy), await isIn(idle), await isIn(carls)]).toEqual([false, false, true]);
    const { token: again } = await logsIn(market, adam);
    await market.advance({ minutes: 29 });
    expect(await isIn(again)).toBe(true);
    await market.advance({ minutes: 31 });
    expect(await isIn(again)).toBe(false);
  },
);

let live: TestMarket | null = null;
afterAll(() => live?.product.stop());

test('in production an admin without an authenticator may set one up, and nothing else', {
  meta: { shows: ['ruling 35'] },
}, async () => {
  live = await openTestMarket(PRODUCTION);
  const adam = await castOf(live).admin();
  const api = apiAt(live.baseUrl, await headersOf(adam));
  expect((await api.currentUser()).data.userType).toBe('admin');
  expect(await api.authenticator()).toMatchObject({ isEnrolled: false, isRequired: true });
  expect(await refusalOf(api.adminCustomers({ query: {} }))).toBe('authenticator_required');
  expect(await refusalOf(api.impersonate({ body: { email: 'nobody@example.test' } }))).toBe(
    'authenticator_required',
  );
  await enrols(adam);
  expect((await api.adminCustomers({ query: {} })).count).toBe(0);
});

async function headersOf(person: Person) {
  const authorization = `Bearer ${await person.token()}`;
  return () => ({ authorization });
}
