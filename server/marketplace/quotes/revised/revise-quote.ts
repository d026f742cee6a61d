import type { QuoteRevision } from '../../../../contract/quote-life.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { mustHaveAccess } from '../../billing/index.ts';
import { isOpen } from '../../jobs/index.ts';
import { move } from '../../lifecycle.ts';
import { insertQuote } from '../actions/send-quote.ts';
import { mustBeAhead } from '../detail/write-detail.ts';
import { fileAfterRevision } from '../file/quote-file.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { mayOnQuote } from '../quote.policy.ts';
import { quoteForAct } from '../quote.queries.ts';

type Input = QuoteRevision & { quoteId: string };

/** Sends a quote in the place of a pending one, in one act. The figures of the one before stay as they were sent. */
export const reviseQuote = action({
  name: 'reviseQuote',
  by: ['business'],
  answers: [],
  async run(context: Context, { quoteId: replacedId, because, ...input }: Input): Promise<[]> {
    const { tx, actor, now, record } = context;
    mustBeAhead(input.detail, now);
    await mustHaveAccess(context);
    const { quote, job } = await quoteForAct(tx, actor, replacedId);
    if (!mayOnQuote.may('revise', actor, quote)) throw new Refusal('forbidden');
    const step = { name: 'replace', id: replacedId, set: { decided_at: now } } as const;
    // One that was withdrawn or replaced before is where the move leads, and is not this one's to replace.
    if ((await move(tx, quoteLifecycle, step)) === 'already there') throw new Refusal('quote_no_longer_open');
    if (!isOpen(job)) throw new Refusal('job_not_available');
    const { jobId, leadId, customerId, businessId } = quote;
    const fileId = await fileAfterRevision(context, { before: quote.fileId, wanted: input.file });
    const quoteId = await insertQuote(context, { jobId, leadId, businessId, fileId }, input);
    await noteRevision(context, { quoteId, replacedId, because: because || null });
    await record('quote.revised', { jobId, leadId, quoteId, replacedId, customerId, businessId });
    return [];
  },
});

type Noted = { quoteId: string; replacedId: string; because: string | null };

async function noteRevision({ tx, now }: Context, { quoteId, replacedId, because }: Noted): Promise<void> {
  const before = await tx
    .selectFrom('quote_revisions')
    .where('quote_id', '=', replacedId)
    .select('root_id')
    .executeTakeFirst();
  const root_id = before?.root_id ?? replacedId;
  await tx
    .insertInto('quote_revisions')
    .values({ quote_id: quoteId, replaced_id: replacedId, root_id, because, created_at: now })
    .execute();
}
