import { atBank } from './bank.ts';
import type { Business } from './business.ts';
import type { Stage } from './story.ts';

/** Somebody who has bought a package and come back from the bank. */
export async function subscriber(
  stage: Pick<Stage, 'business' | 'market'>,
  wish: Parameters<Business['buys']>[0] = {},
  press: Parameters<typeof atBank>[2] = 'authorise',
): Promise<Business> {
  const anna = await stage.business({ subscription: 'none' });
  await anna.comesBack(await atBank(stage.market, await anna.buys(wish), press));
  await stage.market.settled();
  return anna;
}
