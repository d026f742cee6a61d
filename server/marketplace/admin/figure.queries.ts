import { sql } from 'kysely';
import { FIGURE_MONTHS, type FigureKey } from '../../../contract/admin-figures.ts';
import type { Db } from '../../platform/db/db.ts';
import { preparedOnce } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';

export type MonthRow = { month: string; value: number | null };

/** The figures as they were counted last. */
export type Counted = {
  at: Date;
  /** How many there are in all; nothing of what is no count. */
  totalOf: (key: FigureKey) => number | null;
  /** Month by month, oldest first. */
  monthsOf: (key: FigureKey) => MonthRow[];
};

const columns = {
  name: sql<string>`f.name`,
  period: sql<string>`f.period`,
  value: sql<number>`f.value`,
  counted_at: sql<Date>`f.counted_at`,
};

const rowsOf = preparedOnce('admin-figures', () => select(columns)`from figures f`);

/** They must have been counted before. */
export async function countedFigures(db: Db): Promise<Counted> {
  const rows = await rowsOf(db, {});
  const at = rows[0]?.counted_at;
  if (!at) throw new Error('no figures were counted');
  const values = new Map(rows.map(({ name, period, value }) => [`${name} ${period}`, value]));
  return {
    at,
    totalOf: (key) => values.get(`${key} all`) ?? null,
    monthsOf: (key) =>
      monthsUpTo(at).map((month) => ({ month, value: values.get(`${key} ${month}`) ?? nothingOf(key) })),
  };
}

/** Of no job there is no share, and no time that it waited. */
const OF_JOBS: readonly FigureKey[] = ['first_quote', 'quoted_in_a_day', 'hired'];
const nothingOf = (key: FigureKey) => (OF_JOBS.includes(key) ? null : 0);

/** `2025-12` to `2026-11`. */
const monthsUpTo = (at: Date): string[] =>
  Array.from({ length: FIGURE_MONTHS }, (_, place) =>
    new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - FIGURE_MONTHS + 1 + place))
      .toISOString()
      .slice(0, 7),
  );
