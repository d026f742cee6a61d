import type { Tx } from '../../../platform/db/db.ts';
import type { UserId } from '../../../platform/ids.ts';
import { fixedId } from '../../fixed-id.ts';
import type { Happened } from './happened.ts';
import { sideOf, visitHistory, workHistory } from './history-of-work.ts';
import { insertRows } from './insert-rows.ts';
import { quoteHistory } from './history-of-quotes.ts';
import type { Life } from './lives.ts';
import { momentOf } from './moments.ts';
import { firmId, jobId, leadId, messageId, ownerId, reviewId } from './world-ids.ts';

/** What the product would have written down of all of it. */
export async function seedHistory(
  tx: Tx,
  lives: readonly Life[],
  { now, adminId }: { now: Date; adminId: UserId },
): Promise<void> {
  const visits = visitHistory(lives, now);
  const rows = lives.flatMap((life) => {
    const at = momentOf(life, now);
    const happened = [...happenedTo(life, adminId), ...workHistory(life, now), ...(visits.get(life) ?? [])];
    return happened.map(({ event, facts, by, after }, place) => ({
      id: fixedId(`world history ${life.key} ${place}`),
      event,
      actor_id: by,
      job_id: 'jobId' in facts ? facts.jobId : null,
      facts,
      created_at: at(after),
    }));
  });
  await insertRows(
    tx,
    'history',
    // An answer to a review of yesterday may be yet to come.
    rows
      .filter((row) => row.created_at < now)
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  );
}

function happenedTo(life: Life, adminId: UserId): Happened[] {
  const { hours, firm, customer } = life;
  const job = { jobId: jobId(life), customerId: customer.id };
  const dealt = { ...job, businessId: firmId(firm), leadId: leadId(life, firm) };
  return [
    { event: 'job.posted', facts: { ...job, opensLaterAt: null }, by: customer.id, after: 0 },
    ...when(
      hours.interested,
      (after): Happened => ({ event: 'lead.interested', facts: dealt, by: ownerId(firm), after }),
    ),
    ...life.said.map(
      ({ sender, after }, place): Happened => ({
        event: 'message.sent',
        facts: { ...dealt, messageId: messageId(life, place) },
        by: sideOf(life, sender),
        after,
      }),
    ),
    ...life.bids.flatMap((bid) => quoteHistory(life, bid)),
    ...when(hours.ended, (after) => endOf(life, adminId, after)),
    ...reviewHistory(life),
    ...blockOf(life),
  ];
}

function reviewHistory(life: Life): Happened[] {
  const { firm, customer, review } = life;
  const facts = {
    jobId: jobId(life),
    customerId: customer.id,
    businessId: firmId(firm),
    reviewId: reviewId(life),
  };
  return [
    ...when(
      review?.after ?? null,
      (after): Happened => ({ event: 'review.written', facts, by: customer.id, after }),
    ),
    ...when(
      review?.answer?.after ?? null,
      (after): Happened => ({ event: 'review.answered', facts, by: ownerId(firm), after }),
    ),
  ];
}

/** A job that was ended early counts as cancelled, by the admin who did it. */
function endOf(life: Life, adminId: UserId, after: number): Happened {
  const { fate, firm, customer } = life;
  const job = { jobId: jobId(life), customerId: customer.id };
  if (fate === 'finished')
    return {
      event: 'job.finished',
      facts: { ...job, businessId: firmId(firm) },
      by: ownerId(firm),
      after,
    };
  return { event: 'job.cancelled', facts: job, by: fate === 'abandoned' ? adminId : customer.id, after };
}

function blockOf(life: Life): Happened[] {
  const { trouble, firm, customer } = life;
  if (trouble?.body !== '') return [];
  const facts = { customerId: customer.id, businessId: firmId(firm), side: trouble.sender };
  return [{ event: 'block.made', facts, by: sideOf(life, trouble.sender), after: trouble.after + 1 }];
}

const when = <T>(moment: number | null, happened: (after: number) => T): T[] =>
  moment === null ? [] : [happened(moment)];
