import { SET_OUT_HOURS } from '../../../contract/visit-words.ts';
import { HOUR_MS } from '../../platform/clock.ts';
import { isAgreed } from './visit.lifecycle.ts';
import type { VisitRow } from './visit.queries.ts';

type Timed = Pick<VisitRow, 'status' | 'starts_at' | 'ends_at'>;

/** From some hours before an agreed time until its end. */
export const isTimeToSetOut = ({ status, starts_at, ends_at }: Timed, now: Date): boolean =>
  isAgreed(status) &&
  starts_at !== null &&
  ends_at !== null &&
  starts_at.getTime() - SET_OUT_HOURS * HOUR_MS <= now.getTime() &&
  now < ends_at;
