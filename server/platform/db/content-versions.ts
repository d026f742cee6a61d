import { sql } from 'kysely';
import type { Db } from './db.ts';
import { select } from './select-list.ts';

/** The version of each content: another one whenever something of it has changed. */
export type Versions = ReadonlyMap<string, string>;
export type VersionsOf = (contents: readonly string[]) => Promise<Versions>;

const columns = { content: sql<string>`content`, version: sql<string>`sum(weight)::text` };

/**
 * Reads versions of contents from what triggers note of every change (26-public-content.sql), so that a change that was
 * committed by any process holds for every request that comes after it. Requests that come while a read is under way share
 * the next one: a read that began before a request came could have missed what was committed in between.
 */
export function contentVersions(db: Db): VersionsOf {
  let next: Batch | null = null;
  let isReading = false;

  const readNext = async (): Promise<void> => {
    if (isReading || !next) return;
    const batch = next;
    next = null;
    isReading = true;
    await read(db, [...batch.contents]).then(batch.resolve, batch.reject);
    isReading = false;
    await readNext();
  };

  return async (contents) => {
    if (contents.length === 0) return new Map();
    next ??= { contents: new Set(), ...Promise.withResolvers<Versions>() };
    for (const content of contents) next.contents.add(content);
    const { promise } = next;
    void readNext();
    const versions = await promise;
    return new Map(contents.map((content) => [content, versions.get(content) ?? UNTOUCHED]));
  };
}

type Batch = { contents: Set<string> } & PromiseWithResolvers<Versions>;

const UNTOUCHED = '0';

async function read(db: Db, contents: string[]): Promise<Versions> {
  const { rows } = await select(columns, sql`/* prepared: content-versions */`)`
    from content_changes where content = any(${contents}) group by content
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
