import { type RawBuilder, sql } from 'kysely';

/** SQL: only what was added in a month, which is one of UTC as the figures count them; without one, everything. */
export function ofMonth(
  addedAt: RawBuilder<unknown>,
  month: RawBuilder<string> | undefined,
): RawBuilder<unknown> {
  if (!month) return sql``;
  const starts = sql`(${month}::text || '-01')::timestamp`;
  return sql`and ${addedAt} >= ${starts} at time zone 'UTC'
    and ${addedAt} < (${starts} + interval '1 month') at time zone 'UTC'`;
}
