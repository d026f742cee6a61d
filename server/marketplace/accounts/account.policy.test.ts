import { expect } from 'vitest';
import { sealWith } from '../../platform/seal.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';
import { perform } from '../action.ts';
import { actorOf } from '../actors.ts';
import { hashPassword } from './password/password.ts';
import { provePassword } from './proof/proof.ts';
import { endOtherSessions, logOut } from './session/end-session.ts';
import { logIn } from './session/log-in.ts';

const forbidden = { code: 'forbidden' };

/** Carl as himself, and an admin who acts for him. */
async function actorsOf({ admin }: Stage, carl: Person) {
  const himself = actorOf(carl.accountId, 'customer');
  return { himself, acting: { ...himself, adminId: (await admin()).accountId } };
}

story(
  'an admin who acts for Carl signs none of his devices out, whatever the door lets through',
  async (stage) => {
    const carl = await stage.customer();
    const { himself, acting } = await actorsOf(stage, carl);
    const api = await carl.api();
    const { market } = stage.market.product;
    const input = { kept: null };
    await expect(perform(market, endOtherSessions, { actor: acting, input })).rejects.toMatchObject(
      forbidden,
    );
    expect((await api.sessions()).sessions).toHaveLength(1);
    await perform(market, endOtherSessions, { actor: himself, input });
    await expect(api.sessions()).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

const hashOf = async ({ market }: Stage, { accountId }: Person): Promise<string> => {
  const { rows } = await market.product.database.pool.query(
    'select password_hash from accounts where id = $1',
    [accountId],
  );
  return rows[0].password_hash;
};

/** What a log-in and a proof of the password are handed, once the password was looked at. */
const shown = (provedHash: string, sessionToken: string) => ({
  provedHash,
  sessionToken,
  device: null,
  code: undefined,
  seal: sealWith('a key of no other use than this one'),
});

story(
  'an admin who acts for Carl may log out, and neither logs in nor proves a password for him',
  { shows: ['A6'] },
  async (stage) => {
    const carl = await stage.customer();
    const { himself, acting } = await actorsOf(stage, carl);
    const api = await carl.api();
    const { market } = stage.market.product;
    const input = shown(await hashOf(stage, carl), await carl.token());
    for (const act of [logIn, provePassword])
      await expect(
        perform<typeof input, unknown>(market, act, { actor: acting, input }),
      ).rejects.toMatchObject(forbidden);
    expect(await perform(market, provePassword, { actor: himself, input })).toEqual([]);
    expect(await perform(market, logIn, { actor: himself, input })).toEqual(expect.any(String));
    await perform(market, logOut, { actor: acting, input });
    await expect(api.sessions()).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

story(
  'a password that is replaced while it is being looked at opens no session and proves nothing',
  { shows: ['B6'] },
  async (stage) => {
    const carl = await stage.customer();
    const { himself: actor } = await actorsOf(stage, carl);
    const { market, database } = stage.market.product;
    const input = shown(await hashOf(stage, carl), await carl.token());
    await database.pool.query('update accounts set password_hash = $1 where id = $2', [
      await hashPassword('a new word for the door'),
      carl.accountId,
    ]);
    expect(await perform(market, logIn, { actor, input })).toBeNull();
    await expect(perform(market, provePassword, { actor, input })).rejects.toMatchObject({
      code: 'wrong_password',
    });
  },
);
