import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import type { UserId } from '../../platform/ids.ts';
import { marketDecisions } from '../market-settings.ts';

/** Nobody's pocket buzzes more often in a day; what is more stands in the inbox, and comes by mail. */
const TEXTS_A_DAY_EACH = 10;

type Scope = {
  tx: Tx;
  now: Date /** The most texts in 24 hours, to everybody together. */;
  textsADay: number;
};

/** `ownADay`: the most of its kind to one person, where that is fewer. */
type Text = { account_id: UserId | null; to: string; kind: string; ownADay: number | undefined };

/**
 * Whether one more text may go to this account: a UK mobile is there, and neither the person's nor the operator's
 * day is full.
 */
export async function mayTextNow(
  { tx, now, textsADay }: Scope,
  { account_id, to, kind, ownADay }: Text,
): Promise<boolean> {
  if (!/^07\d{9}$/.test(to)) return false;
  const columns = {
    all: sql<number>`count(*)`,
    own: sql<number>`count(*) filter (where account_id = ${account_id})`,
    alike: sql<number>`count(*) filter (where account_id = ${account_id} and kind = ${kind})`,
  };
  const { rows } = await select(columns)`
    from notices
    where channel = 'sms' and status = 'sent'
      and decided_at > ${now}::timestamptz - make_interval(days => 1)
  `.execute(tx);
  const { all = 0, own = 0, alike = 0 } = rows[0] ?? {};
  const { texts_a_day: decided } = await marketDecisions(tx);
  return alike < (ownADay ?? TEXTS_A_DAY_EACH) && own < TEXTS_A_DAY_EACH && all < (decided ?? textsADay);
}
