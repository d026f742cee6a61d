import type { BellKind, QuoteStatus } from '../../../contract/words.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import { ring } from '../../marketplace/notifications/index.ts';
import type { DemoJob } from './demo-job.ts';
import { BUSINESSES, businessId, personId } from './people.ts';
import { jobId, leadId, messageId, quoteId, reviewId } from './seed-job.ts';

type Rung = { kind: BellKind; subjectId: string; to: string; hoursAgo: number };

/** What the bells of the demo's people say of a job. What is older than a day has been read. */
export async function seedBell(tx: Tx, job: DemoJob, now: Date): Promise<void> {
  for (const { kind, subjectId, to, hoursAgo } of rungFor(job)) {
    const isOwner = BUSINESSES.some(({ owner }) => owner === to);
    const person = { accountId: personId(to), businessId: isOwner ? businessId(to) : null };
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    await ring(tx, { kind, subjectId, people: [person], now: at });
  }
  await tx
    .updateTable('bell_entries')
    .set((eb) => ({ read_at: eb.ref('created_at') }))
    .where('job_id', '=', jobId(job))
    .where('created_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}

const DECIDED: Partial<Record<QuoteStatus, BellKind>> = {
  accepted: 'quote-accepted',
  rejected: 'quote-rejected',
};

function rungFor(job: DemoJob): Rung[] {
  const { quotes = [], interested = [], messages = [], endedHoursAgo, wonBy, review } = job;
  const keen = interested.map(({ by, hoursAgo }) =>
    rung('interested', leadId(job, by), { to: job.by, hoursAgo }),
  );
  const told = quotes.flatMap(({ by, status, hoursAgo }) => {
    const subjectId = quoteId(job, by);
    const decided = DECIDED[status];
    return [
      rung('quote-received', subjectId, { to: job.by, hoursAgo }),
      ...(decided ? [rung(decided, subjectId, { to: by, hoursAgo: hoursAgo - 1 })] : []),
    ];
  });
  const written = messages.map(({ sender, with: business, hoursAgo }, index) =>
    rung('message-received', messageId(job, index), {
      to: sender === 'customer' ? business : job.by,
      hoursAgo,
    }),
  );
  const ended =
    wonBy && endedHoursAgo !== undefined
      ? [rung('job-finished', jobId(job), { to: job.by, hoursAgo: endedHoursAgo })]
      : [];
  const reviewed =
    wonBy && review ? [rung('review-received', reviewId(job), { to: wonBy, hoursAgo: review.hoursAgo })] : [];
  return [...keen, ...told, ...written, ...ended, ...reviewed];
}

const rung = (kind: BellKind, subjectId: string, to: Pick<Rung, 'to' | 'hoursAgo'>): Rung => ({
  kind,
  subjectId,
  ...to,
});
