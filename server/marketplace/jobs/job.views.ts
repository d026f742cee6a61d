import type * as z from 'zod/mini';
import { eachJobWord } from '../../../contract/job-words.ts';
import { pictureAddress } from '../../../contract/pictures.ts';
import type { OwnJob, WorkJob } from '../../../contract/jobs.ts';
import { type JobMove, PROPERTY_WORDS, RATE_WORDS, URGENCY_WORDS } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { toPounds } from '../../platform/money.ts';
import { businessOf } from '../actors.ts';
import { engagementLifecycle, isReviewable, isUnderWay, mayOnEngagement } from '../engagements/index.ts';
import { type Disclosure, EVERYTHING, readable } from '../free-text.ts';
import { canMove } from '../lifecycle.ts';
import { reviewView } from '../review-summary.ts';
import { isReleased, isWinner, mayHaveNumber } from './disclosure.ts';
import { finishView } from './finish-columns.ts';
import type {
  JobFactsRow,
  JobOutcomeRow,
  JobRow,
  JobSummaryRow,
  OwnJobRow,
  WorkJobRow,
} from './job-columns.ts';
import { jobLifecycle } from './job.lifecycle.ts';
import { mayOnJob } from './job.policy.ts';
import { photosView } from './photos/photo.views.ts';

/** What is known of the work, for one viewer: the one place where texts and place are cut to what he may know. */
export const jobFactsView = (row: JobFactsRow, may: Disclosure) => ({
  ...eachJobWord((word) => readable(row[word], may)),
  type: row.tier,
  service: { name: row.service_name },
  location: may.postcode ? row.postcode : row.outward,
  town: row.town,
  job_type: PROPERTY_WORDS[row.property_code],
  target_job_done: URGENCY_WORDS[row.urgency_code],
  targetCompletionDatetime: row.wanted_at?.toISOString() ?? null,
});

/** The job's summary for one viewer. */
export const jobSummaryView = (row: JobSummaryRow, may: Disclosure) => ({
  ...jobFactsView(row, may),
  trade: row.trade,
  answers: row.answers.map((answer) => ({ ...answer, value: readable(answer.value, may) })),
  photos: photosView(row.photos, may),
});

export type JobLead = { id: string; business_name: string; is_interested: boolean; messagesCount: number };
type OwnExtras = {
  messagesCount: number;
  leads: JobLead[];
  leadsCount: number;
  expectedCount: number;
  quotesCount: number;
  closesAt: string | null;
};

/** A job as its customer sees it. */
export const ownJobView = (row: OwnJobRow, actor: Actor, extras: OwnExtras): z.input<typeof OwnJob> => ({
  ...jobView(row, actor, EVERYTHING),
  leadId: row.lead_id,
  user: { name: row.customer_name, avatar: pictureAddress(row.customer_avatar) },
  closed_reason: row.closed_reason,
  business_phone: isUnderWay(row.status) ? row.winner_phone : null,
  ...extras,
  can: ownJobMoves(row, actor, extras),
});

/** One that would close by itself can be kept open. */
function ownJobMoves(row: OwnJobRow, actor: Actor, { closesAt }: OwnExtras): JobMove[] {
  const sides = { customerId: row.customer_id, businessId: row.business_id };
  const isRenewable = closesAt !== null && mayOnJob.may('renew', actor, sides);
  return isRenewable ? [...jobMoves(row, actor), 'renew'] : jobMoves(row, actor);
}

/** A job as the business sees it that won it, or that had quoted when it was cancelled. */
export function workJobView(row: WorkJobRow, actor: Actor): z.input<typeof WorkJob> {
  const sides = { ...row, business_id: businessOf(actor), winner_id: row.business_id };
  return {
    ...jobView(row, actor, { contacts: isReleased(sides), postcode: isWinner(sides) }),
    leadId: row.lead_id,
    messagesCount: row.messages_count,
    user: {
      name: row.customer_name,
      avatar: pictureAddress(row.customer_avatar),
      mobile_number: mayHaveNumber(sides) ? row.mobile_number : null,
    },
  };
}

const jobView = (row: JobRow, actor: Actor, may: Disclosure) => ({
  id: row.id,
  jobNumber: row.job_number,
  status: row.status,
  ...jobSummaryView(row, may),
  ...jobOutcomeView(row),
  extras: row.extras && { approved: toPounds(row.extras.pence), isOpen: row.extras.is_open },
  earlyEnd: row.early_end && {
    isMine: (row.early_end.side === 'customer') === (actor.userId === row.customer_id),
    lapsesAt: new Date(row.early_end.lapses_at).toISOString(),
  },
  finish: finishView(row.finish),
  createdAt: row.created_at.toISOString(),
  is_active: row.is_active ? (1 as const) : (0 as const),
  can: jobMoves(row, actor),
});

/** What a job has come to: the winner, the price that was agreed, the review. */
export const jobOutcomeView = (row: JobOutcomeRow) => ({
  category_id: row.category_id,
  business: row.winner && { ...row.winner, logo: pictureAddress(row.winner.logo) },
  cost: row.cost_pence === null ? null : toPounds(row.cost_pence),
  rate_type: row.rate_code && RATE_WORDS[row.rate_code],
  reviews: row.review ? [reviewView({ ...row.review, created_at: new Date(row.review.created_at) })] : [],
});

/** What the viewer may do with the job now: policy and lifecycle together. */
function jobMoves(row: JobRow, actor: Actor): JobMove[] {
  const sides = { customerId: row.customer_id, businessId: row.business_id };
  const { status } = row;
  const moves: JobMove[] = [];
  if (mayOnJob.may('cancel', actor, sides) && canMove(jobLifecycle, 'cancel', status)) moves.push('cancel');
  if (mayOnJob.may('change', actor, sides) && status === jobLifecycle.starts) moves.push('change');
  if (mayOnEngagement.may('finish', actor, sides) && canMove(engagementLifecycle, 'finish', status))
    moves.push('finish');
  if (mayOnJob.may('review', actor, sides) && isReviewable(status) && !row.is_reviewed) moves.push('review');
  if (row.review?.takes_answer && mayOnJob.may('answer', actor, sides)) moves.push('answer');
  return moves;
}
