import type { Business } from './business.ts';
import type { TestMarket } from './market.ts';

/** What is told of changes after ten minutes is told now. */
export async function tenMinutesPass(market: TestMarket): Promise<void> {
  await market.advance({ minutes: 11 });
  await market.product.sweep();
  await market.settled();
}

export const changeMails = async (market: TestMarket, business: Business) =>
  (await market.mailTo(business.facts.email)).filter(({ subject }) => subject.startsWith('Changed:'));
