import { expect } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { rememberedStanding } from '../../standing.ts';
import { type Api, refusalOf } from '../../../testing/api.ts';
import { jobWish } from '../../../testing/customer.ts';
import { watches } from '../../../testing/event-reader.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { openSecondProduct, type TestMarket } from '../../../testing/market.ts';
import { bearer, visitor } from '../../../testing/newcomer.ts';
import type { Person } from '../../../testing/person.ts';
import { story } from '../../../testing/story.ts';
import { identify } from './sessions.ts';

const AGENTS = {
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

async function signIn(market: TestMarket, person: Person, agent = '') {
  const body = { email: person.facts.email, password: PASSWORD };
  const { token } = await visitor(market, { 'user-agent': agent }).logIn({ body });
  return bearer(market, token);
}

story(
  'Carl sees on which devices he is signed in, this one first',
  { shows: ['A-51', 'B6'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    await signIn(market, dana);
    for (const agent of Object.values(AGENTS)) await signIn(market, carl, agent);
    const here = await signIn(market, carl, 'curl/8.5.0');
    const { sessions } = await here.sessions();
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      [null, true],
      ['Firefox on Windows', false],
      ['Safari on iPhone', false],
    ]);
    const { rows } = await market.product.database.pool.query('select device from sessions');
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
  },
);

story(
  'he signs one device out, and it is out; a repeat is answered alike',
  { shows: ['A-51'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const phone = await signIn(market, carl, AGENTS['Safari on iPhone']);
    const here = await signIn(market, carl);
    const { sessions } = await here.sessions();
    const id = sessions.find(({ device }) => device === 'Safari on iPhone')?.id ?? '';
    for (let turn = 0; turn < 2; turn++) expect(await here.endSession({ params: { id } })).toEqual([]);
    expect(await refusalOf(phone.currentUser())).toBe('unauthenticated');
    expect((await here.sessions()).sessions).toHaveLength(1);
  },
);

story(
  'another’s device cannot be signed out, and looks like none',
  { shows: ['R-10-009'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const danas = await signIn(market, dana);
    const { sessions } = await danas.sessions();
    const carls = await signIn(market, carl);
    for (const id of [sessions[0]?.id ?? '', newId(), 'nothing'])
      expect(await refusalOf(carls.endSession({ params: { id } }))).toBe('not_found');
    expect((await danas.currentUser()).data.id).toBe(dana.id);
  },
);

story('he signs out everywhere but here', { shows: ['A-51'] }, async ({ market, customer }) => {
  const carl = await customer();
  const others = [await signIn(market, carl), await signIn(market, carl)];
  const here = await signIn(market, carl);
  for (let turn = 0; turn < 2; turn++) expect(await here.endOtherSessions()).toEqual([]);
  for (const other of others) expect(await refusalOf(other.currentUser())).toBe('unauthenticated');
  expect((await here.currentUser()).data.id).toBe(carl.id);
});

story(
  'a session that is used lasts thirty days; one that lies idle for fourteen is over, and on no list',
  { shows: ['B7', 'R-10-007'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const [used, idle] = [await signIn(market, carl), await signIn(market, carl)];
    for (let day = 0; day < 28; day += 7) {
      await market.advance({ days: 7 });
      expect((await used.currentUser()).data.id).toBe(carl.id);
      const isThere = day < 7;
      expect((await used.sessions()).sessions).toHaveLength(isThere ? 2 : 1);
    }
    expect(await refusalOf(idle.currentUser())).toBe('unauthenticated');
    await market.advance({ days: 2, minutes: 1 });
    expect(await refusalOf(used.currentUser())).toBe('unauthenticated');
  },
);

story(
  'an admin’s session is over after half an hour idle, and after eight hours at all',
  { shows: ['B7'] },
  async ({ market, admin }) => {
    const ada = await admin();
    const [used, idle] = [await signIn(market, ada), await signIn(market, ada)];
    for (let turn = 0; turn < 16; turn++) {
      await market.advance({ minutes: 29 });
      expect((await used.sessions()).sessions).toHaveLength(turn === 0 ? 2 : 1);
    }
    expect(await refusalOf(idle.currentUser())).toBe('unauthenticated');
    await market.advance({ minutes: 17 });
    expect(await refusalOf(used.currentUser())).toBe('unauthenticated');
  },
);

story(
  'a page that only stays open and listens is no use of a session',
  { shows: ['B7'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const [token, page] = [await carl.token(), await watches(carl)];
    const elsewhere = await signIn(market, carl);
    await market.advance({ days: 10 });
    // The page's session is looked at again whenever one of its account's ends.
    await (await signIn(market, carl)).logOut();
    await elsewhere.postJob({ body: jobWish() });
    await page.hears('jobs');
    await market.advance({ days: 5 });
    expect(await refusalOf(bearer(market, token).currentUser())).toBe('unauthenticated');
    page.leave();
  },
);

story(
  'the use of a session is written down once in five minutes at most',
  { shows: ['B7'] },
  async ({ market, customer }) => {
    const here = await signIn(market, await customer());
    const seenAt = async () => {
      await here.currentUser();
      const { rows } = await market.product.database.pool.query<{ seen_at: Date }>(
        'select seen_at from sessions order by created_at desc, id desc limit 1',
      );
      return rows[0]?.seen_at.getTime() ?? 0;
    };
    const first = await seenAt();
    await market.advance({ minutes: 4.5 });
    expect(await seenAt()).toBe(first);
    await market.advance({ minutes: 1 });
    expect(await seenAt()).toBeGreaterThan(first);
  },
);

story(
  'a session tells how a business stands, and of nobody else',
  async ({ market, customer, business, admin }) => {
    const { db } = market.product.market;
    const rules = { db, clock: market.clock, needsCodes: false };
    const [carl, anna, ada] = [await customer(), await business({ package: 'premium' }), await admin()];
    const standingOf = async (person: Person) => {
      const actor = await identify(rules, await person.token());
      expect(actor).toMatchObject({ userId: person.accountId, role: person.facts.role, adminId: null });
      expect([actor?.businessId, actor?.memberRole]).toEqual(
        person === anna ? [anna.id, 'owner'] : [null, null],
      );
      return actor && rememberedStanding(actor);
    };
    expect(await standingOf(carl)).toBeUndefined();
    expect(await standingOf(ada)).toBeUndefined();
    expect(await standingOf(anna)).toMatchObject({ package: 'premium', isVerified: true });
  },
);

story('an open page ends with its session, whichever way that ends', async ({ market, customer }) => {
  const [carl, dana] = [await customer(), await customer()];
  const [carls, danas] = [await watches(carl), await watches(dana)];
  await (await carl.api()).logOut();
  await expect.poll(carls.isOver).toBe(true);
  expect(danas.isOver()).toBe(false);
  await (await signIn(market, dana)).endOtherSessions();
  await expect.poll(danas.isOver).toBe(true);
});

story('a session that has run out is on no list', async ({ market, customer }) => {
  const carl = await customer();
  await signIn(market, carl);
  await market.advance({ days: 31 });
  const here = await signIn(market, carl);
  expect((await here.sessions()).sessions).toHaveLength(1);
});

story(
  'who was deactivated and is let in again stays out until the next log-in',
  { shows: ['A7'] },
  async (stage) => {
    const { customer, business, admin, market } = stage;
    const [adminApi, carl, anna] = [await (await admin()).api(), await customer(), await business()];
    const here = await signIn(market, carl);
    for (const is_active of [0, 1] as const)
      await adminApi.changeCustomer({ params: { id: carl.id }, body: { is_active } });
    expect(await refusalOf(here.currentUser())).toBe('unauthenticated');
    expect((await (await signIn(market, carl)).currentUser()).data.id).toBe(carl.id);
    // What a business may do is read with its session.
    expect(await anna.leads()).toEqual([]);
  },
);

const NEW = 'a new word for the door';

story(
  'a browser gets a new token with its new password, and the old one is worth nothing',
  { shows: ['B6'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const token = await carl.token();
    const answer = await fetch(`${market.baseUrl}/api/auth/update-password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `auth_token=${token}`,
      },
      body: JSON.stringify({ currentPassword: PASSWORD, new_password: NEW, passwordConfirmation: NEW }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
    const renewed = /^auth_token=([\w-]{43});/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? 'none';
    expect(renewed).not.toBe(token);
    expect(await refusalOf(bearer(market, token).currentUser())).toBe('unauthenticated');
    const { sessions } = await bearer(market, renewed).sessions();
    expect(sessions).toEqual([expect.objectContaining({ isCurrent: true })]);
  },
);

story(
  'who is out in one process is out in every other, at the next request',
  { shows: ['A7'] },
  async (stage) => {
    const { customer, admin, market } = stage;
    const adminApi = await (await admin()).api();
    const second = await openSecondProduct(market);
    const ends: Record<string, (carl: Person, here: Api) => Promise<unknown>> = {
      'log-out': (_carl, here) => here.logOut(),
      'a new password': async (carl) => {
        const passwords = { new_password: NEW, passwordConfirmation: NEW };
        return (await carl.api()).updatePassword({ body: { currentPassword: PASSWORD, ...passwords } });
      },
      deactivation: ({ id }) => adminApi.changeCustomer({ params: { id }, body: { is_active: 0 } }),
      deletion: ({ id }) => adminApi.removeAccount({ params: { id }, body: {} }),
    };
    try {
      for (const [name, end] of Object.entries(ends)) {
        const carl = await customer();
        const body = { email: carl.facts.email, password: PASSWORD };
        const { token } = await visitor(market).logIn({ body });
        const there = bearer(second, token);
        expect((await there.currentUser()).data.id).toBe(carl.id);
        await end(carl, bearer(market, token));
        expect([name, await refusalOf(there.currentUser())]).toEqual([name, 'unauthenticated']);
      }
    } finally {
      await second.product.stop();
    }
  },
);
