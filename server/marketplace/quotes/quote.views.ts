import type * as z from 'zod/mini';
import { pictureAddress } from '../../../contract/pictures.ts';
import type { JobResponse } from '../../../contract/jobs.ts';
import type { ReceivedQuote, SentQuote } from '../../../contract/quotes.ts';
import { CURRENCY, type QuoteMove, RATE_WORDS } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { toPounds } from '../../platform/money.ts';
import { changeMark, isOpen, isReleased, isWinner, jobSummaryView, mayHaveNumber } from '../jobs/index.ts';
import { type Disclosure, EVERYTHING, readable } from '../free-text.ts';
import { canMove } from '../lifecycle.ts';
import { ratingOf } from '../review-summary.ts';
import { detailView } from './detail/detail.view.ts';
import { quoteFileView } from './file/quote-file.ts';
import { quoteLifecycle } from './quote.lifecycle.ts';
import { mayOnQuote } from './quote.policy.ts';
import type { QuoteRow, ResponseRow } from './quote.queries.ts';
import { earlierView } from './revised/earlier-quotes.ts';

/** A quote in the customer's list. */
export const receivedQuoteView = (row: QuoteRow, actor: Actor): z.input<typeof ReceivedQuote> => ({
  ...quoteView(row, isReleased(row)),
  jobId: row.job_id,
  job: jobView(row, EVERYTHING),
  ...sender(row),
  can: quoteMoves(row, actor),
});

/** A quote in the list of the business that sent it. */
export const sentQuoteView = (row: QuoteRow, actor: Actor): z.input<typeof SentQuote> => ({
  ...quoteView(row, true),
  jobId: row.job_id,
  job: jobView(row, { contacts: isReleased(row), postcode: isWinner(row) }),
  changed: changeMark(row.changed),
  user: {
    name: row.customer_name,
    mobile_number: mayHaveNumber({ ...row, status: row.job_status }) ? row.mobile_number : null,
  },
  can: quoteMoves(row, actor),
});

/** A quote under its job, for the customer who compares. */
export const responseView = (row: ResponseRow, actor: Actor): z.input<typeof JobResponse> => ({
  ...quoteView(row, isReleased(row)),
  ...sender(row),
  can: quoteMoves(row, actor).filter((move) => move !== 'withdraw' && move !== 'revise'),
});

/** Contact details in its words are hidden from the customer until released; its author knows his own words. */
const quoteView = (row: ResponseRow, mayReadContacts: boolean) => ({
  id: row.id,
  leadId: row.lead_id,
  cost: toPounds(row.cost_pence),
  rate_type: RATE_WORDS[row.rate_code],
  currency: CURRENCY,
  comments:
    row.comments === null ? null : readable(row.comments, { contacts: mayReadContacts, postcode: true }),
  detail: detailView(row, { contacts: mayReadContacts, postcode: true }),
  file: quoteFileView(row, { contacts: mayReadContacts, postcode: true }),
  createdAt: row.created_at.toISOString(),
  messagesCount: row.messages_count,
  sentBeforeChange: row.sent_before_change,
  earlier: earlierView(row.earlier, { contacts: mayReadContacts, postcode: true }),
});

const jobView = (row: QuoteRow, may: Disclosure) => ({
  ...jobSummaryView(row, may),
  jobNumber: row.job_number,
  status: row.job_status,
  is_active: row.is_active ? (1 as const) : (0 as const),
  createdAt: row.job_created_at.toISOString(),
});

const sender = (row: ResponseRow) => ({
  business: {
    id: row.business_id,
    userName: row.business_user_name,
    name: row.business_name,
    logo: pictureAddress(row.business_logo),
    rating: ratingOf(row),
    reviewsCount: row.reviews_count,
  },
  avatar: pictureAddress(row.business_avatar),
});

/** What the viewer may do with the quote now: policy and lifecycle together. */
function quoteMoves(row: ResponseRow, actor: Actor): QuoteMove[] {
  const sides = { customerId: row.customer_id, businessId: row.business_id };
  const isJobOpen = isOpen({ status: row.job_status, is_offered: row.is_offered });
  const isOfferOpen = isJobOpen && row.is_business_active;
  const moves: QuoteMove[] = [];
  if (isOfferOpen && mayOnQuote.may('accept', actor, sides) && canMove(quoteLifecycle, 'accept', row.status))
    moves.push('accept');
  if (mayOnQuote.may('decline', actor, sides) && canMove(quoteLifecycle, 'decline', row.status))
    moves.push('decline');
  if (isOfferOpen && mayOnQuote.may('revise', actor, sides) && canMove(quoteLifecycle, 'replace', row.status))
    moves.push('revise');
  if (mayOnQuote.may('withdraw', actor, sides) && canMove(quoteLifecycle, 'withdraw', row.status))
    moves.push('withdraw');
  if (mayOnQuote.may('sendMessage', actor, sides)) moves.push('sendMessage');
  return moves;
}
