import { expect } from 'vitest';
import { daysPass, givesBack } from '../../testing/bank.ts';
import type { Business } from '../../testing/business.ts';
import { type Stage, story } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';
import { becomes, waitingAgain } from '../../testing/waiting-again.ts';

// A mail about money may wait for hours for its mail server.

const again = ({ market }: Stage, { id }: Business, kind: string) =>
  waitingAgain(market, { kind, businessId: id });

story(
  'of a cancellation that was taken back, and the other way round, only what holds is told',
  async (stage) => {
    const { market } = stage;
    const anna = await subscriber(stage);
    await anna.cancelsSubscription();
    const ends = await again(stage, anna, 'billing-change');
    await anna.keepsSubscription();
    await market.settled();
    expect(await becomes(market, ends)).toBe('dropped');
    const goesOn = await again(stage, anna, 'billing-change');
    await anna.cancelsSubscription();
    await market.settled();
    expect(await becomes(market, goesOn)).toBe('dropped');
    expect(await becomes(market, await again(stage, anna, 'billing-change'))).toBe('sent');
  },
);

story(
  'what was paid and what went back is told whatever came of it, while its owner is there',
  async (stage) => {
    const { market } = stage;
    const anna = await subscriber(stage);
    await givesBack(market, 1_001);
    await daysPass(market, 2);
    for (const kind of ['billing-payment', 'billing-returned', 'billing-change']) {
      expect([kind, await becomes(market, await again(stage, anna, kind))]).toEqual([kind, 'sent']);
      const waiting = await again(stage, anna, kind);
      const set = (isActive: boolean) =>
        market.look('update accounts set is_active = $1 where id = $2', [isActive, anna.accountId]);
      await set(false);
      expect([kind, await becomes(market, waiting)]).toEqual([kind, 'dropped']);
      await set(true);
    }
  },
);
