import type { Tx } from '../../../platform/db/db.ts';
import { pounds } from '../../../platform/money.ts';
import { revisedBecause } from './agreed-work.ts';
import { insertRows } from './insert-rows.ts';
import type { Bid, Life } from './lives.ts';
import { momentOf } from './moments.ts';
import { firmId, jobId, leadId, quoteId, replacedId } from './world-ids.ts';

/** How long before a revised quote the first one was sent, in hours. */
export const SENT_BEFORE = 0.2;

/** What became of quotes beside an answer: some were turned down with a reason, some took the place of a dearer one. */
export async function seedLifeOfQuotes(tx: Tx, lives: readonly Life[], now: Date): Promise<void> {
  const bids = lives.flatMap((life) => life.bids.map((bid) => ({ life, bid })));
  const declined = bids.flatMap(({ life, bid }) => declineRows(life, bid, now));
  const revised = bids.filter(({ bid }) => bid.isRevised);
  await insertRows(tx, 'quote_declines', declined);
  await insertRows(
    tx,
    'quotes',
    revised.map(({ life, bid }) => replacedRow(life, bid, now)),
  );
  await insertRows(
    tx,
    'quote_revisions',
    revised.map(({ life, bid }) => revisionRow(life, bid, now)),
  );
}

function declineRows(life: Life, { firm, declined, decided }: Bid, now: Date) {
  if (!declined || decided === null) return [];
  const row = { quote_id: quoteId(life, firm), lead_id: leadId(life, firm), reason: declined };
  return [{ ...row, created_at: momentOf(life, now)(decided) }];
}

/** The dearer quote that was there first. */
function replacedRow(life: Life, { firm, pounds: sum, rate, words, after }: Bid, now: Date) {
  const at = momentOf(life, now);
  const dearer = Math.ceil((sum * 1.12) / 5) * 5;
  return {
    id: replacedId(life, firm),
    lead_id: leadId(life, firm),
    job_id: jobId(life),
    business_id: firmId(firm),
    cost_pence: pounds(dearer),
    rate_code: rate,
    comments: words,
    // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
    status: 'cancelled',
    decided_at: at(after),
    created_at: at(after - SENT_BEFORE),
  };
}

const revisionRow = (life: Life, { firm, after }: Bid, now: Date) => ({
  quote_id: quoteId(life, firm),
  replaced_id: replacedId(life, firm),
  root_id: replacedId(life, firm),
  because: revisedBecause,
  created_at: momentOf(life, now)(after),
});
