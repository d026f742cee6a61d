import { expect } from 'vitest';
import { story } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';
import { perform } from '../action.ts';
import { memberOf } from '../actors.ts';
import { cancelSubscription } from './subscription/cancel-subscription.ts';

story('only the owner of a business stops its payments, whatever the door lets through', async (stage) => {
  const anna = await subscriber(stage);
  const [mel, admin] = [await stage.member(anna, 'office'), await stage.admin()];
  const owner = memberOf(anna.accountId, anna.id, 'owner');
  const actors = [memberOf(mel.accountId, anna.id, 'office'), { ...owner, adminId: admin.accountId }];
  const { market } = stage.market.product;
  for (const actor of actors)
    await expect(perform(market, cancelSubscription, { actor, input: undefined })).rejects.toMatchObject({
      code: 'forbidden',
    });
  const asked = await perform(market, cancelSubscription, { actor: owner, input: undefined });
  expect(asked).toMatchObject({ provider: 'simulator', when: 'at_the_end' });
});
