import { type RawBuilder, sql } from 'kysely';

/** A number is of one job; whatever else was typed is looked for in titles, post codes and customers. */
export type JobSearch = { by: 'number' | 'words'; typed: string };

/** `j 340`, `J000340`, `340`. */
const NUMBER = /^j?\s*(\d{1,9})$/i;
const FIGURES = 6;

/** What somebody who searches for a job means; null where nothing was typed. */
export function jobSearch(text = ''): JobSearch | null {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const [, figures] = NUMBER.exec(typed) ?? [];
  if (figures) return { by: 'number', typed: `J${String(Number(figures)).padStart(FIGURES, '0')}` };
  return typed === '' ? null : { by: 'words', typed };
}

/** SQL: the ids of the jobs that a search finds. Each part has an index of its own, so they are asked one by one. */
export function jobsFound(by: JobSearch['by'], typed: RawBuilder<string>): RawBuilder<unknown> {
  if (by === 'number') return sql`select f.id from jobs f where f.job_number = ${typed}`;
  return sql`
    select f.id from jobs f where folded(f.title) like ${holding(typed)}
    union select f.id from jobs f where f.postcode like ${postcodeLike(typed)}
    union select f.id from jobs f join found_accounts a on a.account_id = f.customer_id
      where a.role = 'customer' and (a.names like ${holding(typed)} or a.email like ${holding(typed)})`;
}

/** SQL: the ids of the quotes or reviews that are of a job or of a business that a search finds. */
export function foundOf(
  table: 'quotes' | 'reviews',
  by: JobSearch['by'],
  typed: RawBuilder<string>,
): RawBuilder<unknown> {
  const ofJob = sql`select f.id from ${sql.table(table)} f where f.job_id in (${jobsFound(by, typed)})`;
  if (by === 'number') return ofJob;
  return sql`${ofJob}
    union select f.id from ${sql.table(table)} f join businesses b on b.id = f.business_id
      join found_accounts a on a.account_id = b.owner_id
      where a.role = 'business' and (a.names like ${holding(typed)} or a.email like ${holding(typed)})`;
}

/** As a query of its own it is reckoned once, in a prepared statement too. Signs of LIKE stand for themselves. */
const holding = (typed: RawBuilder<string>) =>
  sql`(select '%' || regexp_replace(folded(${typed}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;

/** A whole post code, or its first half; typed with its blank or without. Nothing where it can be none. */
const postcodeLike = (typed: RawBuilder<string>) => sql`(select case
    when ${typed} ~* '^[a-z]{1,2}[0-9][a-z0-9]? ?[0-9][a-z]{2}$'
      then upper(regexp_replace(${typed}, ' ?(...)$', ' \\1'))
    when ${typed} ~* '^[a-z]{1,2}[0-9][a-z0-9]?$' then upper(${typed}) || ' %'
  end)`;
