import type { MarketSettings } from '../../../contract/admin-settings.ts';
import { IMPERSONATION_MINUTES } from '../../../contract/impersonation.ts';
import { LEAD_RADIUS_KM } from '../../../contract/reach.ts';
import { GRACE_DAYS } from '../billing/index.ts';
import { marketDecisions } from '../market-settings.ts';
import type { AdminDeps } from './deps.ts';

/** What admins decided, and the rules in force as the code has them. */
export async function answerSettings(deps: AdminDeps): Promise<{ data: MarketSettings }> {
  const decided = await marketDecisions(deps.accounts.market.db);
  return {
    data: {
      isVatRegistered: decided.is_vat_registered,
      vatRate: deps.vatRate,
      headStartHours: decided.head_start_hours,
      freeMonths: decided.free_months,
      takesCrownDependencies: decided.takes_crown_dependencies,
      textsADay: decided.texts_a_day,
      textsADayAtStart: deps.textsADay,
      unansweredDays: decided.unanswered_days,
      radiusKm: LEAD_RADIUS_KM,
      graceDays: GRACE_DAYS,
      impersonationMinutes: IMPERSONATION_MINUTES,
    },
  };
}
