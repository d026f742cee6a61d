import { expect, vi } from 'vitest';
import { PASSWORD } from '../server/testing/facts.ts';
import { type Api, apiAt } from '../server/testing/api.ts';
import type { TestMarket } from '../server/testing/market.ts';
import type { Person } from '../server/testing/person.ts';
import { theSecond } from '../server/testing/second-process.ts';
import { story } from '../server/testing/story.ts';

/** Callers who go on calling all the time, so that some call is under way whenever the word is given. */
const CALLERS = 4;
const ROUNDS = 12;

// It starts a process, and its rounds are as slow as the machine is busy.
vi.setConfig({ testTimeout: 240_000 });

type Heard = { status: number; wasAsked: number };

/** Calls with a token again and again until it is refused, from several callers; answers all that was heard. */
function keepsCalling({ baseUrl }: { baseUrl: string }, token: string) {
  const heard: Heard[] = [];
  const isIn = Promise.withResolvers<void>();
  const caller = async () => {
    for (;;) {
      const wasAsked = performance.now();
      const answer = await fetch(`${baseUrl}/api/auth/user`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      heard.push({ status: answer.status, wasAsked });
      if (answer.status !== 200) return;
      isIn.resolve();
    }
  };
  const over = Promise.all(Array.from({ length: CALLERS }, caller)).then(() => heard);
  return { isIn: isIn.promise, over };
}

type Out = { there: { baseUrl: string }; token: string; act: () => Promise<unknown> };

/** What was asked after the act had been acknowledged, and still answered. */
async function lateSuccesses({ there, token, act }: Out): Promise<Heard[]> {
  const calling = keepsCalling(there, token);
  await calling.isIn;
  await act();
  const acknowledged = performance.now();
  const heard = await calling.over;
  expect(heard.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
    Array.from({ length: CALLERS }, () => 401),
  );
  return heard.filter(({ status, wasAsked }) => status === 200 && wasAsked > acknowledged);
}

async function actsAs(adam: Person, { facts }: Person): Promise<string> {
  const body = { email: facts.email, reason: 'Asked for help on the phone' };
  return (await (await adam.api()).impersonate({ body })).token ?? '';
}

story(
  'not one call through another process succeeds once a deactivation is acknowledged',
  { shows: ['A7', 'R-11-042'] },
  async ({ customer, admin, market }) => {
    const there = await theSecond(market);
    const [adam, carl] = [await (await admin()).api(), await customer()];
    const switched = (is_active: 0 | 1) =>
      adam.changeCustomer({ params: { id: carl.id }, body: { is_active } });
    const visitor = apiAt(market.baseUrl, () => ({}));
    for (let round = 0; round < ROUNDS; round++) {
      const { token } = await visitor.logIn({ body: { email: carl.facts.email, password: PASSWORD } });
      const late = await lateSuccesses({ there, token: token ?? '', act: () => switched(0) });
      expect([round, late]).toEqual([round, []]);
      await switched(1);
    }
  },
);

/** As Back to Admin does, and as time does. */
const ENDS = {
  'the admin is back': ({ acting }: Acting) => acting.backAsAdmin(),
  'its half hour is over': ({ market }: Acting) =>
    market.product.database.pool.query(
      'update sessions set expires_at = story_begins() where parent_id is not null',
    ),
};
type Acting = { acting: Api; market: TestMarket };

for (const [word, end] of Object.entries(ENDS))
  story(
    `not one call through another process acts as somebody once ${word}`,
    { shows: ['A7', 'T26'] },
    async (stage) => {
      const { customer, admin, market } = stage;
      const there = await theSecond(market);
      for (let round = 0; round < ROUNDS; round++) {
        const token = await actsAs(await admin(), await customer());
        const acting = apiAt(market.baseUrl, () => ({ authorization: `Bearer ${token}` }));
        const late = await lateSuccesses({ there, token, act: () => end({ acting, market }) });
        expect([round, late]).toEqual([round, []]);
      }
    },
  );
