import { expect, vi } from 'vitest';
import { ROLES, type Role } from '../contract/words.ts';
import { type Api, apiAt } from './testing/api.ts';
import { contents } from './testing/contents.ts';
import { atDoor, bearer, type Call, CALLS_WITH_SESSION } from './testing/every-call.ts';
import { PASSWORD } from './testing/facts.ts';
import { visitor } from './testing/newcomer.ts';
import type { Person } from './testing/person.ts';
import { type Stage, story } from './testing/story.ts';

// Each of its stories asks hundreds of questions.
vi.setConfig({ testTimeout: 240_000 });

const NEW = 'another word for it';

type Ending = {
  person: Person;
  /** From the session that ends, and from another of the same person. */
  here: Api;
  elsewhere: Api;
  desk: Api;
};

type Way = { of: readonly Role[]; end: (ending: Ending) => Promise<unknown> };

const WAYS: Record<string, Way> = {
  'logged out in another tab': { of: ROLES, end: ({ here }) => here.logOut() },
  'signed out from another device': {
    of: ROLES,
    end: async ({ here, elsewhere }) => {
      const id = (await here.sessions()).sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
      return elsewhere.endSession({ params: { id } });
    },
  },
  'signed out with all others': { of: ROLES, end: ({ elsewhere }) => elsewhere.endOtherSessions() },
  'left behind by a new password': {
    of: ROLES,
    end: ({ elsewhere }) =>
      elsewhere.updatePassword({
        body: { currentPassword: PASSWORD, new_password: NEW, passwordConfirmation: NEW },
      }),
  },
  'of an account that was switched off': {
    of: ['customer', 'business'],
    end: ({ person: { id, facts }, desk }) => {
      const call = { params: { id }, body: { is_active: 0, reason: 'Asked for it' } } as const;
      return facts.role === 'business' ? desk.changeBusiness(call) : desk.changeCustomer(call);
    },
  },
  'of an account that an admin has deleted': {
    of: ['customer', 'business'],
    end: ({ person, desk }) => desk.removeAccount({ params: { id: person.id }, body: {} }),
  },
  'of an account that its owner has deleted elsewhere': {
    of: ['customer', 'business'],
    end: async ({ elsewhere }) => {
      await elsewhere.provePassword({ body: { password: PASSWORD } });
      return elsewhere.deleteAccount();
    },
  },
};

for (const [what, { of, end }] of Object.entries(WAYS))
  for (const role of of)
    story(`no call of the ${role} does anything with a session that was ${what}`, async (stage) => {
      const { market } = stage;
      const person = await stage[role]();
      const { token } = await visitor(market).logIn({
        body: { email: person.facts.email, password: PASSWORD },
      });
      const [here, elsewhere] = [apiAt(market.baseUrl, () => bearer(token)), await person.api()];
      const calls = CALLS_WITH_SESSION.filter(([, { by }]) => by.includes(role));
      expect(calls.length).toBeGreaterThan(30);
      expect((await here.currentUser()).data.id).toBe(person.accountId);
      await end({ person, here, elsewhere, desk: await (await stage.admin()).api() });
      await changesNothing(stage, calls, async (call) => {
        // A file is not there for who is nobody, as for a stranger.
        const said = call[1].hidesFromVisitors ? '404 not_found' : '401 unauthenticated';
        expect([call[0], await atDoor(market, call, bearer(token))]).toEqual([call[0], said]);
      });
    });

story('no call in the name of a business does anything once its sender is removed from it', async (stage) => {
  const { market, business, member } = stage;
  const anna = await business();
  const people = [await member(anna, 'office'), await member(anna, 'field')];
  const before = await Promise.all(people.map((person) => person.token()));
  for (const { accountId } of people) await (await anna.api()).removeMember({ params: { id: accountId } });
  for (const token of before)
    await changesNothing(stage, OF_BUSINESSES, async (call) => {
      expect([call[0], await atDoor(market, call, bearer(token))]).toEqual([call[0], '403 business_gone']);
    });
  for (const person of people)
    expect((await (await person.api()).currentUser()).data.id).toBe(person.accountId);
});

story('no call of the office does anything for who was moved to the field', async (stage) => {
  const { market, business, member } = stage;
  const anna = await business();
  const nora = await member(anna, 'office');
  const token = await nora.token();
  await (await anna.api()).changeMember({ params: { id: nora.accountId }, body: { role: 'field' } });
  const calls = OF_BUSINESSES.filter(([, { members }]) => !members?.includes('field'));
  expect(calls.length).toBeGreaterThan(10);
  await changesNothing(stage, calls, async (call) => {
    expect([call[0], await atDoor(market, call, bearer(token))]).toEqual([call[0], '403 forbidden']);
  });
});

const OF_BUSINESSES = CALLS_WITH_SESSION.filter(([, { by, members }]) => by.includes('business') && members);

async function changesNothing(
  { market }: Stage,
  calls: readonly Call[],
  ask: (call: Call) => Promise<void>,
): Promise<void> {
  await market.settled();
  const before = await contents(market, ['rate_limits', 'sessions']);
  for (const call of calls) await ask(call);
  await market.settled();
  expect(await contents(market, ['rate_limits', 'sessions'])).toEqual(before);
}
