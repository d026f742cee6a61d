import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../contract/kernel.ts';
import type { visitRoutes } from '../../../contract/visits.ts';
import type { VisitKind, VisitLength } from '../../../contract/visit-words.ts';
import type { ApiClient } from '../../api-client.ts';
import { FRESH_MS } from '../live/lists.ts';

export type FreeDay = Result<(typeof visitRoutes)['freeTimes']>['days'][number];

type Asked = { leadId: string; minutes: VisitLength; visit: string | undefined };

/** When a visit of that length may begin; whatever changes a visit of theirs has it read again. */
export const freeTimesQuery = (api: ApiClient, { leadId, minutes, visit }: Asked) =>
  queryOptions({
    queryKey: ['visits', 'free', leadId, minutes, visit],
    queryFn: async () => {
      const query = { minutes, ...(visit && { visit }) };
      return (await api.freeTimes({ params: { id: leadId }, query })).days;
    },
    retry: false,
    staleTime: FRESH_MS,
  });

/** How long most of them last. */
export const USUAL_LENGTH: Record<VisitKind, VisitLength> = { look: '60', work: '240' };

/** A free day and a start of it, or what is chosen of them so far. */
export type FreeTime = { day: string; from: string };

/** Whether it is free still: what was chosen may be taken meanwhile, and another length has other starts. */
export const isStillFree = ({ day, from }: FreeTime, days: readonly FreeDay[]): boolean =>
  days.some((one) => one.day === day && one.starts.includes(from));

const MINUTE_MS = 60_000;

/** From when to when, as clocks show it; reckoned as in UTC, since the server reads it as the clocks of this country. */
export function asProposed({ day, from }: FreeTime, minutes: VisitLength): { from: string; to: string } {
  const start = `${day}T${from}`;
  const end = new Date(Date.parse(`${start}Z`) + Number(minutes) * MINUTE_MS);
  return { from: start, to: end.toISOString().slice(0, 16) };
}
