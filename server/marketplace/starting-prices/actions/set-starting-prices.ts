import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { NewStartingPrices } from '../../../../contract/starting-prices.ts';
import { pounds } from '../../../platform/money.ts';
import { invalid } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { lockBusinessRow } from '../../lock-business.ts';
import { startingPricesOf } from '../starting-price.queries.ts';

/** Says what the services of a business cost at least, all of them in one act. */
export const setStartingPrices = action({
  name: 'setStartingPrices',
  by: ['business'],
  async run({ tx, actor }: Context, { prices }: NewStartingPrices) {
    const businessId = businessOf(actor);
    await lockBusinessRow(tx, businessId);
    const own = await startingPricesOf(tx, businessId);
    const done = new Set(own.prices.map(({ service }) => service.id));
    if (!prices.every((one) => done.has(one.service_id))) throw invalid({ prices: [say.service] });
    await tx.deleteFrom('starting_prices').where('business_id', '=', businessId).execute();
    const rows = prices.map(({ service_id, from }) => ({
      business_id: businessId,
      service_id,
      pence: pounds(from),
    }));
    if (rows.length > 0) await tx.insertInto('starting_prices').values(rows).execute();
    return startingPricesOf(tx, businessId);
  },
});
