import { expect } from 'vitest';
import { atBank } from '../../testing/bank.ts';
import type { Business } from '../../testing/business.ts';
import { type Stage, story } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';
import { perform } from '../action.ts';
import { memberOf } from '../actors.ts';
import { confirmPayment } from './reconciliation/confirm-payment.ts';
import { cancelSubscription } from './subscription/cancel-subscription.ts';

/** Anna as its owner, and two for whom she pays no bill: an office member, and an admin who acts as Anna. */
async function actorsOf(stage: Stage, anna: Business) {
  const [mel, admin] = [await stage.member(anna, 'office'), await stage.admin()];
  const owner = memberOf(anna.accountId, anna.id, 'owner');
  const others = [memberOf(mel.accountId, anna.id, 'office'), { ...owner, adminId: admin.accountId }];
  return { owner, others };
}

story('only the owner of a business stops its payments, whatever the door lets through', async (stage) => {
  const { owner, others } = await actorsOf(stage, await subscriber(stage));
  const { market } = stage.market.product;
  for (const actor of others)
    await expect(perform(market, cancelSubscription, { actor, input: undefined })).rejects.toMatchObject({
      code: 'forbidden',
    });
  const asked = await perform(market, cancelSubscription, { actor: owner, input: undefined });
  expect(asked).toMatchObject({ provider: 'simulator', when: 'at_the_end' });
});

story('only the owner of a business asks how its payment ended, and only of its own', async (stage) => {
  const [anna, bea] = [
    await stage.business({ subscription: 'none' }),
    await stage.business({ subscription: 'none' }),
  ];
  const { owner, others } = await actorsOf(stage, anna);
  const { market } = stage.market.product;
  const back = await atBank(stage.market, await anna.buys(), 'authorise');
  const input = back.searchParams.get('session_id') ?? '';
  const asks = (actor: typeof owner) => perform(market, confirmPayment, { actor, input });
  for (const actor of others) await expect(asks(actor)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(asks(memberOf(bea.accountId, bea.id, 'owner'))).rejects.toMatchObject({ code: 'not_found' });
  expect(await asks(owner)).toEqual(expect.any(String));
});
