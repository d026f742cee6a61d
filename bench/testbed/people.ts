import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Files } from '../../server/platform/files/files.ts';
import { DAY_MS } from '../../server/platform/clock.ts';
import type { Asked } from './load/calls.ts';
import { SHUFFLED } from './world/readers.ts';

export type Found = { account_id: string | null } & Record<string, string | null>;

/** The people of a world, who are signed in as they are asked for. */
export type People = {
  /** For what else a row has to look up. */
  client: pg.Client;
  /** Where the product keeps its files that answers them. */
  files: Files;
  /** The sessions of these accounts, in their order. */
  sessions(accountIds: string[]): Promise<string[]>;
  /** Asks one thing for each row of a question, in shuffled order: `account_id` is who asks it. Null leaves a row out. */
  each(question: string, path: (row: Found) => string | null): Promise<Asked[]>;
};

const ASKED = 200;

export async function openPeople(url: string, files: Files): Promise<People & { close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const known = new Map<string, string>();
  const sessions = async (accountIds: string[]): Promise<string[]> => {
    const strangers = [...new Set(accountIds)].filter((id) => !known.has(id));
    await signIn(client, strangers, known);
    return accountIds.map((id) => known.get(id) ?? '');
  };
  return {
    client,
    files,
    sessions,
    async each(question, path) {
      const { rows } = await client.query<Found>(
        `select * from (${question}) asked order by md5(asked::text) limit ${ASKED}`,
      );
      await sessions(rows.flatMap(({ account_id }) => account_id ?? []));
      const asked = rows.flatMap((row): Asked[] => {
        const to = path(row);
        const token = row.account_id === null ? undefined : known.get(row.account_id);
        return to === null ? [] : [{ method: 'GET', path: to, ...(token && { token }) }];
      });
      if (asked.length === 0) throw new Error(`the world has nothing to ask for: ${question}`);
      return asked;
    },
    close: () => client.end(),
  };
}

/** As the product does it: who owns a business acts for it. */
async function signIn(client: pg.Client, ids: string[], known: Map<string, string>): Promise<void> {
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const now = new Date();
  await client.query(
    `insert into sessions (token_hash, account_id, business_id, created_at, seen_at, expires_at)
     select hash, account_id, b.id, $3, $3, $4
     from unnest($1::bytea[], $2::uuid[]) as s (hash, account_id) left join businesses b on b.owner_id = account_id`,
    [hashes, ids, now, new Date(now.getTime() + DAY_MS)],
  );
  for (const [place, id] of ids.entries()) known.set(id, tokens[place] ?? '');
}

/** SQL: who may sign in and has a part in `role`. */
export const active = (role: 'business' | 'customer'): string =>
  `select id as account_id from accounts where role = '${role}' and is_active and verified_at is not null`;

/** SQL: the businesses with the longest lists of leads. */
export const READERS_OF_LEADS = `
  select a.id as account_id from (select id, owner_id from businesses order by ${SHUFFLED} limit 500) b
  join accounts a on a.id = b.owner_id where a.is_active and a.verified_at is not null`;
