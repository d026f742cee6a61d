import type { RawBuilder } from 'kysely';
import { DAY_MS, HOUR_MS } from '../platform/clock.ts';

/**
 * How long the rows of a table are kept. Each feature says it beside its personal data; one duty deletes what is due, and
 * docs/generated/retention.md is made of it.
 */
export type Retention<Column extends string = string> =
  | {
      /** With its account: the erasure of the account takes the rows. */
      keeps: 'for ever' | 'with its account';
      because: string;
    }
  | KeptFor<Column>;

/** Rows that the duty deletes; what it is asked by needs an index. */
export type KeptFor<Column extends string = string> = {
  keeps: Span;
  /** From when the time runs; of several columns the earliest counts. A row where it is null stays. */
  since: Column | readonly Column[];
  /** The column counts milliseconds since 1970. */
  isInMs?: true;
  /** Which rows are meant, where it is not all of them. */
  only?: RawBuilder<boolean>;
  because: string;
};

export type Span = { count: number; unit: 'hours' | 'days' | 'years' };

export const hours = (count: number): Span => ({ count, unit: 'hours' });
export const days = (count: number): Span => ({ count, unit: 'days' });
export const years = (count: number): Span => ({ count, unit: 'years' });

const MS = { hours: HOUR_MS, days: DAY_MS };

/** What began before this moment has been kept for the span, and goes. A year ends on the day it began on, in UTC. */
export const keptSince = (now: Date, { count, unit }: Span): Date =>
  unit === 'years' ? yearsBefore(now, count) : new Date(now.getTime() - count * MS[unit]);

function yearsBefore(now: Date, count: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - count);
  // In a year that has none, the 29 February would be the 1 March, whose rows have a day left.
  if (then.getUTCMonth() !== now.getUTCMonth()) then.setUTCDate(0);
  return then;
}

/** As a person says it. */
export const spanInWords = ({ count, unit }: Span): string =>
  count === 1 ? `1 ${unit.slice(0, -1)}` : `${count} ${unit}`;

export const isTimed = (retention: Retention): retention is KeptFor => typeof retention.keeps !== 'string';

/** The columns from which the time runs. */
export const momentsOf = ({ since }: KeptFor): readonly string[] =>
  typeof since === 'string' ? [since] : since;
