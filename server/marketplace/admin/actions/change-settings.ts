import type { MarketChange } from '../../../../contract/admin-settings.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { changesOf } from '../../changes.ts';
import type { MarketDecisions } from '../../market-settings.ts';

/** Changes what the market runs by, for what is begun from now on; what was begun keeps its terms. */
export const changeMarketSettings = action({
  name: 'changeMarketSettings',
  by: ['admin'],
  async run(context: Context, wanted: MarketChange): Promise<[]> {
    const { tx } = context;
    await tx
      .insertInto('market_settings')
      .defaultValues()
      .onConflict((conflict) => conflict.column('only_row').doNothing())
      .execute();
    const old = await tx.selectFrom('market_settings').selectAll().forUpdate().executeTakeFirstOrThrow();
    const changes = changesOf(old, columnsOf(wanted));
    if (!changes) return [];
    await tx.updateTable('market_settings').set(changes.after).execute();
    await audit(context, { act: 'change', subject: 'setting', subjectId: null, ...changes });
    return [];
  },
});

const COLUMNS = {
  isVatRegistered: 'is_vat_registered',
  headStartHours: 'head_start_hours',
  freeMonths: 'free_months',
  takesCrownDependencies: 'takes_crown_dependencies',
  textsADay: 'texts_a_day',
  unansweredDays: 'unanswered_days',
} as const satisfies Record<keyof MarketChange, string>;

const columnsOf = (wanted: MarketChange): Partial<MarketDecisions> =>
  Object.fromEntries(
    Object.entries(wanted)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [COLUMNS[name as keyof MarketChange], value]),
  );
