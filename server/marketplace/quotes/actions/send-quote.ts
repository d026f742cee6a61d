import type { Insertable } from 'kysely';
import type { NewQuote } from '../../../../contract/quotes.ts';
import { RATE_WORDS } from '../../../../contract/words.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { atOnce } from '../../../platform/db/sent-together.ts';
import { isId, newId, type BusinessId } from '../../../platform/ids.ts';
import { pounds } from '../../../platform/money.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { mustHaveAccess } from '../../billing/index.ts';
import { codeOf } from '../../coded-words.ts';
import { isOpen } from '../../jobs/index.ts';
import { isAlive, isStillTheirs, leadForAct, leadLifecycle } from '../../leads/index.ts';
import { canMove } from '../../lifecycle.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';

/** Sends a quote on a lead; interest need not have been marked. */
export const sendQuote = action({
  name: 'sendQuote',
  by: ['business'],
  answers: [],
  async run(context: Context, input: NewQuote): Promise<[]> {
    const [, { lead, job }] = await atOnce(mustHaveAccess(context), quotedLead(context, input));
    if (!isAlive(lead.status)) throw new Refusal('lead_dismissed');
    if (!isOpen(job)) throw new Refusal('job_not_available');
    if (!canMove(leadLifecycle, 'quote', lead.status)) throw new Refusal('already_quoted');
    if (!isStillTheirs(lead)) throw new Refusal('job_not_available');
    const sides = { jobId: job.id, leadId: lead.id, businessId: businessOf(context.actor) };
    const quoteId = await insertQuote(context, sides, input);
    await context.record('quote.sent', { ...sides, quoteId, customerId: lead.customerId });
    return [];
  },
});

async function quotedLead(context: Context, { leadId }: NewQuote) {
  if (!isId(leadId)) throw notFound();
  return leadForAct(context, { leadId, to: 'sendQuote' });
}

type Sides = { jobId: string; leadId: string; businessId: BusinessId };

async function insertQuote(
  { tx, actor, now }: Context,
  sides: Sides,
  { cost, rate_type, comments }: NewQuote,
) {
  const id = newId();
  await insertRow(tx, {
    id,
    lead_id: sides.leadId,
    job_id: sides.jobId,
    business_id: sides.businessId,
    author_id: actor.userId,
    cost_pence: pounds(cost),
    rate_code: codeOf(RATE_WORDS, rate_type),
    comments: comments || null,
    status: quoteLifecycle.starts,
    created_at: now,
  });
  return id;
}

const insertRow = preparedOnce('send-quote, pipelined', (row: Slots<Insertable<DB['quotes']>>, db) =>
  db.insertInto('quotes').values({ ...row }),
);
