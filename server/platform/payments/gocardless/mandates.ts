import * as z from 'zod';
import { act, type Client } from './client.ts';

const Mandate = z.object({
  id: z.string(),
  status: z.string(),
  next_possible_charge_date: z.string().nullish(),
});
type Mandate = z.infer<typeof Mandate>;

export const mandateOf = (client: Client, id: string): Promise<Mandate> =>
  client({
    method: 'GET',
    path: `/mandates/${encodeURIComponent(id)}`,
    envelope: 'mandates',
    answers: Mandate,
  });

const LIVE = ['pending_customer_approval', 'pending_submission', 'submitted', 'active'];

/** Whether a bank would still pay on a mandate. */
export const isGiven = ({ status }: Mandate): boolean => LIVE.includes(status);

/**
 * The first day on which it is paid: never before `from`, when what is paid is over; a bank wants to be told some working
 * days before. Null for as soon as the bank can: a day that is not to come is refused.
 */
export function startingDay(
  from: Date,
  { next_possible_charge_date: earliest }: Mandate,
  now: Date,
): string | null {
  const day = dateOf(from);
  if (earliest && earliest > day) return earliest;
  return day > dateOf(now) ? day : null;
}

const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Nothing is asked of it any more. What its bank was not told of yet goes with it. */
export const giveBack = (client: Client, mandate: string): Promise<unknown> =>
  act(client, { of: 'mandates', id: mandate });
