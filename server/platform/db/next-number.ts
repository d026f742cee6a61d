import { type RawBuilder, sql } from 'kysely';

/** SQL: the next of a sequence, in six digits or more. `lpad` would cut the millionth short and give a number twice. */
export const nextNumber = (sequence: 'job_numbers' | 'account_numbers'): RawBuilder<string> =>
  sql`to_char(nextval(${sql.lit(sequence)}), 'FM99999999000000')`;
