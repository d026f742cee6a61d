import type { Insertable } from 'kysely';
import { pricePence } from '../../../../contract/quote-detail.ts';
import type { NewQuote } from '../../../../contract/quotes.ts';
import { RATE_WORDS } from '../../../../contract/words.ts';
import { preparedOnce, type Slots } from '../../../platform/db/prepared-statements.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { atOnce } from '../../../platform/db/sent-together.ts';
import { isId, newId, type BusinessId } from '../../../platform/ids.ts';
import { notFound, Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { mustHaveAccess } from '../../billing/index.ts';
import { codeOf } from '../../coded-words.ts';
import { isAlive, isOpenTo, isStillTheirs, leadForAct, leadLifecycle } from '../../leads/index.ts';
import { canMove } from '../../lifecycle.ts';
import { mustBeAhead, writeDetail } from '../detail/write-detail.ts';
import { takeQuoteFile } from '../file/quote-file.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';

/** Sends a quote on a lead; interest need not have been marked. */
export const sendQuote = action({
  name: 'sendQuote',
  by: ['business'],
  answers: [],
  async run(context: Context, input: NewQuote): Promise<[]> {
    mustBeAhead(input.detail, context.now);
    const [, { lead, job }] = await atOnce(mustHaveAccess(context), quotedLead(context, input));
    if (!isAlive(lead.status)) throw new Refusal('lead_dismissed');
    if (!isOpenTo(lead, job)) throw new Refusal('job_not_available');
    if (!canMove(leadLifecycle, 'quote', lead.status)) throw new Refusal('already_quoted');
    if (!isStillTheirs(lead)) throw new Refusal('job_not_available');
    const sides = { jobId: job.id, leadId: lead.id, businessId: businessOf(context.actor) };
    const fileId = input.file ? await takeQuoteFile(context, input.file) : null;
    const quoteId = await insertQuote(context, { ...sides, fileId }, input);
    await context.record('quote.sent', { ...sides, quoteId, customerId: lead.customerId });
    return [];
  },
});

async function quotedLead(context: Context, { leadId }: NewQuote) {
  if (!isId(leadId)) throw notFound();
  return leadForAct(context, { leadId, to: 'sendQuote' });
}

type Sides = { jobId: string; leadId: string; businessId: BusinessId; fileId: string | null };

/** A quote as it was written, from this moment on. */
export async function insertQuote(
  { tx, actor, now }: Context,
  sides: Sides,
  { rate_type, comments, ...price }: Omit<NewQuote, 'leadId' | 'file'>,
) {
  const id = newId();
  await insertRow(tx, {
    id,
    lead_id: sides.leadId,
    job_id: sides.jobId,
    business_id: sides.businessId,
    author_id: actor.userId,
    cost_pence: pricePence(price),
    rate_code: codeOf(RATE_WORDS, rate_type),
    comments: comments || null,
    file_id: sides.fileId,
    status: quoteLifecycle.starts,
    created_at: now,
  });
  if (price.detail) await writeDetail(tx, { quoteId: id, now }, price.detail);
  return id;
}

const insertRow = preparedOnce('send-quote, pipelined', (row: Slots<Insertable<DB['quotes']>>, db) =>
  db.insertInto('quotes').values({ ...row }),
);
