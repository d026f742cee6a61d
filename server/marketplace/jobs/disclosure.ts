import { sql } from 'kysely';
import type { BusinessId } from '../../platform/ids.ts';
import { isUnderWay } from '../engagements/index.ts';
import { isOpen } from './job.lifecycle.ts';

// When a side may know the other's contact details. What is shown asks here, but for the inbox, which
// holds open jobs only and so shows the number to anybody who marked interest (lead.views.ts).

/** SQL: the lead `l` carries an interest that was not taken back by removing the lead. */
export const isInterestAlive = sql<boolean>`(l.interested_at is not null and l.status <> 'dismissed')`;

/** What decides whether contact details are released between a job's customer and one business. */
export type Released = { is_interested: boolean; business_id: BusinessId; winner_id: BusinessId | null };

/** The business marked interest, or its quote was accepted. */
export const isReleased = (row: Released): boolean => row.is_interested || isWinner(row);

/** The full post code goes to the winner only. */
export const isWinner = (row: Pick<Released, 'business_id' | 'winner_id'>): boolean =>
  row.winner_id === row.business_id;

type Numbered = Released & { status: string; is_offered: boolean };

/**
 * Whether the business is told the customer's number now. The number is for use: while the job is open by those
 * who marked interest, while the work goes on by the winner, and by nobody afterwards.
 */
export function mayHaveNumber(job: Numbered): boolean {
  if (isWinner(job)) return isUnderWay(job.status);
  return job.is_interested && isOpen(job);
}
