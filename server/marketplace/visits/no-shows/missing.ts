import { NO_SHOW_HOURS, NO_SHOW_MINUTES } from '../../../../contract/visit-words.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts';
import { isAgreed } from '../visit.lifecycle.ts';
import type { VisitRow } from '../visit.queries.ts';

type Timed = Pick<VisitRow, 'status' | 'starts_at' | 'ends_at'>;

/** From some minutes after the agreed start, when nobody can be a little late any more, to two days after its end. */
export const isTimeToSayNoShow = ({ status, starts_at, ends_at }: Timed, now: Date): boolean =>
  isAgreed(status) &&
  starts_at !== null &&
  ends_at !== null &&
  starts_at.getTime() + NO_SHOW_MINUTES * MINUTE_MS <= now.getTime() &&
  now.getTime() <= ends_at.getTime() + NO_SHOW_HOURS * HOUR_MS;
