import { expect } from 'vitest';
import { castOf } from '../testing/cast.ts';
import { openPlantedMarket } from '../testing/market.ts';
import { story } from '../testing/story.ts';
import { feature } from './feature.ts';
import { features } from './features.ts';

story('a duty that fails is named, and those behind it are done in the same minute', async () => {
  const done: string[] = [];
  const duty = (name: string, run: () => void) => ({
    [name]: { each: 'minute' as const, run: async () => run() },
  });
  const forgetful = feature({
    name: 'planted',
    duties: {
      ...duty('water-the-plants', () => done.push('before')),
      ...duty('feed-the-cat', () => {
        throw new Error('there is no cat');
      }),
      ...duty('lock-the-door', () => done.push('after')),
    },
  });
  const market = await openPlantedMarket([forgetful, ...features]);
  try {
    await castOf(market).customer();
    market.log.length = 0;
    await market.product.sweep();
    expect(done).toEqual(['before', 'after']);
    const told = market.log.map((line) => JSON.parse(line)).filter(({ level }) => level > 40);
    expect(told).toMatchObject([
      { duty: 'feed-the-cat', err: { message: 'there is no cat' }, msg: 'a duty of this minute failed' },
    ]);
  } finally {
    await market.product.stop();
  }
});
