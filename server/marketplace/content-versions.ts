import { sql } from 'kysely';
import type { Db } from '../platform/db/db.ts';
import { select } from '../platform/db/select-list.ts';
import type { Contents } from '../platform/http/pages/page-reads.ts';
import type { Market } from './action.ts';

type Versions = ReadonlyMap<string, string | null>;

/**
 * Reads versions of contents from what triggers note of every change (22-public-content.sql), so that a change that was
 * committed by any process holds for every request that comes after it. Requests that come while a read is under way share
 * the next one: a read that began before a request came could have missed what was committed in between.
 */
export function contentVersions({ db, clock }: Pick<Market, 'db' | 'clock'>): Contents['versionOf'] {
  let last: Promise<unknown> = Promise.resolve();
  let next: { names: Set<string>; versions: Promise<Versions> } | null = null;

  const afterTheLast = () => {
    const names = new Set<string>();
    const versions = last.then(() => {
      next = null;
      return read(db, { names: [...names], now: clock.now() });
    });
    last = versions.catch(() => undefined);
    return { names, versions };
  };

  return async (names) => {
    next ??= afterTheLast();
    for (const name of names) next.names.add(name);
    const versions = await next.versions;
    return [LAPSE, ...names].map((name) => versions.get(name) ?? UNTOUCHED).join(' ');
  };
}

/** When a business was listed no longer, by time alone and without anybody's doing. */
const LAPSE = 'lapse';
const UNTOUCHED = '0';

const columns = { content: sql<string>`content`, version: sql<string | null>`sum(weight)::text` };

async function read(db: Db, { names, now }: { names: string[]; now: Date }): Promise<Versions> {
  const { rows } = await select(columns, sql`/* prepared: content-versions */`)`
    from content_changes where content = any(${names}) group by content
    union all
    select ${sql.lit(LAPSE)}, extract(epoch from max(leads_until))::text from businesses where leads_until <= ${now}
  `.execute(db);
  return new Map(rows.map(({ content, version }) => [content, version]));
}

/** Puts what has changed into one row for each content: its version stays the same. Safe to do by two processes at once. */
export async function sumContentChanges(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from content_changes where content in (select content from content_changes where not is_summed)
      returning content, weight
    )
    insert into content_changes (content, weight, is_summed)
    select content, sum(weight), true from gone group by content
  `.execute(db);
}
