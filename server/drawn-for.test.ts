import { expect, vi } from 'vitest';
import { DRAWN_FOR, NOBODY } from '../contract/drawn-for.ts';
import { LOG_OUT_COOKIE } from '../contract/log-out-cookie.ts';
import { ROLES } from '../contract/words.ts';
import { apiAt, refusalOf } from './testing/api.ts';
import type { Business } from './testing/business.ts';
import { contents } from './testing/contents.ts';
import { jobWish } from './testing/customer.ts';
import { atDoor, bearer, type Call, CALLS_WITH_SESSION } from './testing/every-call.ts';
import { PASSWORD } from './testing/facts.ts';
import type { TestMarket } from './testing/market.ts';
import { type Stage, story } from './testing/story.ts';

// Some of its stories ask a thousand questions.
vi.setConfig({ testTimeout: 240_000 });

const REFUSED = '403 drawn_for_another';
const drawnFor = (whom: string) => ({ [DRAWN_FOR]: whom });

for (const role of ROLES)
  story(
    `a page that was drawn for somebody else reads and changes nothing of the ${role} who is logged in now`,
    async (stage) => {
      const { market } = stage;
      const [own, other] = [await stage[role](), await stage[role]()];
      const token = await own.token();
      const calls = CALLS_WITH_SESSION.filter(([, { by }]) => by.includes(role));
      const methods = new Set(calls.map(([, { method }]) => method));
      expect([...methods].toSorted()).toEqual(['DELETE', 'GET', 'POST', 'PUT']);
      const before = await contents(market, COUNTERS);
      for (const call of calls)
        for (const whom of [other.accountId, NOBODY, '']) {
          const heard = await atDoor(market, call, { ...bearer(token), ...drawnFor(whom) });
          expect([call[0], whom, heard]).toEqual([call[0], whom, REFUSED]);
        }
      expect(await contents(market, COUNTERS)).toEqual(before);
    },
  );

/** When a session was used last is written with each of its calls. */
const COUNTERS = ['rate_limits', 'sessions'];

story(
  'a page that was drawn for who is logged in, and a client without pages, act as ever',
  async (stage) => {
    const carl = await stage.customer();
    for (const [title, headers] of [
      ['From a page', drawnFor(carl.accountId)],
      ['From a program', {}],
    ] as const) {
      const own = await carl.api({ headers });
      expect((await own.currentUser()).data.id).toBe(carl.accountId);
      expect((await own.postJob({ body: jobWish({ title }) })).data.id).toEqual(expect.any(String));
    }
    expect(await carl.jobs()).toHaveLength(2);
  },
);

story('a session that is over is over, for whomever the page was drawn', async ({ market, customer }) => {
  const [carl, cora] = [await customer(), await customer()];
  await (await carl.api()).logOut();
  const gone = bearer(await carl.token());
  for (const call of CALLS_WITH_SESSION.filter(([, route]) => !route.hidesFromVisitors))
    for (const whom of [carl.accountId, cora.accountId, NOBODY])
      expect([call[0], await atDoor(market, call, { ...gone, ...drawnFor(whom) })]).toEqual([
        call[0],
        '401 unauthenticated',
      ]);
});

story(
  'what is open to everybody is done in nobody’s name, so a page of anybody may ask it',
  async (stage) => {
    const [carl, cora] = [await stage.customer(), await stage.customer()];
    const strange = await carl.api({ headers: drawnFor(cora.accountId) });
    expect((await strange.workCategories()).workCategories).not.toEqual([]);
    // The page to log in may have been open for longer than the session that another tab has begun.
    const { data } = await strange.logIn({ body: { email: cora.facts.email, password: PASSWORD } });
    expect(data.id).toBe(cora.accountId);
  },
);

story(
  'a log-out that was not heard is heard later, from a page that is nobody’s',
  async ({ market, customer }) => {
    const carl = await customer();
    const cookie = `auth_token=${await carl.token()}`;
    const logsOut = (cookies: string) =>
      fetch(`${market.baseUrl}/api/auth/logout`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', cookie: cookies, ...drawnFor(NOBODY) },
      });
    expect((await logsOut(cookie)).status).toBe(403);
    expect((await (await carl.api()).currentUser()).data.id).toBe(carl.accountId);
    expect((await logsOut(`${cookie}; ${LOG_OUT_COOKIE}=1`)).status).toBe(200);
    expect(await refusalOf((await carl.api()).currentUser())).toBe('unauthenticated');
  },
);

story(
  'what is done in the name of a business is done for the one that the page was drawn for, or not at all',
  async (stage) => {
    const { market } = stage;
    const { anna, ben, nora } = await withTwoBusinesses(stage);
    const token = await nora.token();
    const page = (business: Business) => ({
      ...bearer(token),
      ...drawnFor(`${nora.accountId}/${business.id}`),
    });
    await (await nora.api()).chooseBusiness({ params: { id: ben.id } });
    const before = await contents(market, COUNTERS);
    for (const call of OF_A_BUSINESS) {
      expect([call[0], await atDoor(market, call, page(anna))]).toEqual([call[0], REFUSED]);
      // It goes on to what the call itself says of a business that is its own.
      if (call[1].method === 'GET')
        expect([call[0], await atDoor(market, call, page(ben))]).not.toEqual([call[0], REFUSED]);
    }
    expect(await contents(market, COUNTERS)).toEqual(before);
    // What is about the person stays theirs, the way back to the other business too.
    const old = apiAt(market.baseUrl, () => page(anna));
    expect((await old.currentUser()).data.id).toBe(nora.accountId);
    await old.chooseBusiness({ params: { id: anna.id } });
    expect((await old.leads()).leads).toEqual([]);
  },
);

story('a business that is gone is refused as gone, also to a page that was drawn for it', async (stage) => {
  const { anna, nora } = await withTwoBusinesses(stage);
  const old = await nora.api({ headers: drawnFor(`${nora.accountId}/${anna.id}`) });
  await (await anna.api()).removeMember({ params: { id: nora.accountId } });
  expect(await refusalOf(old.leads())).toBe('business_gone');
});

const OF_A_BUSINESS: readonly Call[] = CALLS_WITH_SESSION.filter(
  ([, { by, members }]) => by.includes('business') && members?.includes('office'),
);

/** Nora is in the office of both, and acts for the first. */
async function withTwoBusinesses({ business, member, market }: Stage) {
  const [anna, ben] = [await business({ name: 'Anna Bell' }), await business({ name: 'Ben Stone' })];
  const nora = await member(anna, 'office');
  await joins(market, nora, ben);
  return { anna, ben, nora };
}

async function joins({ product, clock }: TestMarket, person: Business, business: Business): Promise<void> {
  const of = { business_id: business.id, account_id: person.accountId, role: 'office' };
  const { db } = product.market;
  await db
    .insertInto('memberships')
    .values({ ...of, created_at: clock.now() })
    .execute();
}
