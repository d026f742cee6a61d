import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { atBank } from '../../../testing/bank.ts';
import { story } from '../../../testing/story.ts';

story('a key whose purchase was refused may come with another one', async (stage) => {
  const anna = await stage.business({ subscription: 'none' });
  const api = await anna.api({ headers: { 'idempotency-key': 'once' } });
  const wish = { package: 'standard', payment_method: 'card' } as const;
  const refused = api.renewSubscription({ body: { ...wish, promo_code: 'NO-SUCH-CODE' } });
  expect(await refusalOf(refused)).toBe('promo_code_invalid');
  const { redirect_url } = await api.renewSubscription({ body: wish });
  await anna.comesBack(await atBank(stage.market, redirect_url, 'authorise'));
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
});

story('a key whose purchase was cancelled at the bank begins it once more', async (stage) => {
  const anna = await stage.business({ subscription: 'none' });
  const api = await anna.api({ headers: { 'idempotency-key': 'once' } });
  const wish = { package: 'standard', payment_method: 'card' } as const;
  const { redirect_url: first } = await api.renewSubscription({ body: wish });
  await atBank(stage.market, first, 'cancel');
  await stage.market.settled();
  const { redirect_url } = await api.renewSubscription({ body: wish });
  expect(redirect_url).not.toBe(first);
  await anna.comesBack(await atBank(stage.market, redirect_url, 'authorise'));
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
});
