import { expect } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { daysPass } from '../../../testing/bank.ts';
import { story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';

story('what was paid beside a subscription hides it nowhere, cancelled or not', async (stage) => {
  const { market } = stage;
  const [carl, anna] = [await stage.customer(), await subscriber(stage, { payment_method: 'direct_debit' })];
  await carl.posts();
  await daysPass(market, 6);
  const admin = await (await stage.admin()).api();
  await market.product.database.pool.query(
    `insert into subscriptions (id, business_id, package, status, cancels_at, needs_attention, created_at)
     select $1, business_id, 'premium', 'not_subscribed', $2, 'unwanted', $2 from subscriptions`,
    [newId(), market.clock.now()],
  );
  const seen = async () => {
    const { data: user } = await (await anna.api()).currentUser();
    const { businesses } = await admin.adminBusinesses();
    const { subscription_status, subscription_type } = await anna.billing();
    return [
      [user.subscription_status, user.subscription_type],
      [subscription_status, subscription_type],
      businesses[0]?.subscription_type,
    ];
  };
  expect(await seen()).toEqual([['active', 'standard'], ['active', 'standard'], 'standard']);
  await anna.cancelsSubscription();
  expect(await seen()).toEqual([['cancelled', 'standard'], ['cancelled', 'standard'], 'standard']);
  expect(await anna.leads()).toHaveLength(1);
  await anna.keepsSubscription();
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
});
