import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { createLog } from '../log/log.ts';
import { type Database, inTransaction, openDatabase, type Reader } from './db.ts';
import { preparedOnce, type Slots } from './prepared-statements.ts';
import { select } from './select-list.ts';
import { atOnce } from './sent-together.ts';

let url: string;
let database: Database;
let messages = 0;

beforeAll(async () => {
  url = (await freshDatabase()).ownerUrl;
  database = openDatabase(url, { size: 1, log: createLog('silent') });
  await database.pool.query('create table notes (number integer primary key)');
  await database.pool.query(
    'create table seen_notes (number integer references notes deferrable initially deferred)',
  );
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate notes, seen_notes'));

const note = (db: Reader, number: number) =>
  sql`/* prepared: note, pipelined */ insert into notes (number) values (${number})`.execute(db);

async function noted(): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ number: number }>('select number from notes order by number');
  await client.end();
  return rows.map(({ number }) => number);
}

/** How many messages a piece of work sends to PostgreSQL. */
async function messagesOf(work: () => Promise<unknown>): Promise<number> {
  const client = await database.pool.connect();
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream } }).connection;
  const written = stream as unknown as Record<'_write' | '_writev', (...args: unknown[]) => unknown>;
  const { _write, _writev } = written;
  client.release();
  messages = 0;
  written._write = (...args) => (messages++, _write.apply(stream, args));
  written._writev = (...args) => (messages++, _writev.apply(stream, args));
  try {
    await work();
    return messages;
  } finally {
    Object.assign(written, { _write, _writev });
  }
}

test('what nobody waits for goes out with what comes next, in order', async () => {
  let seen: unknown[] = [];
  const sent = await messagesOf(() =>
    inTransaction(database.db, async (tx) => {
      await note(tx, 1);
      await note(tx, 2);
      ({ rows: seen } = await sql`select number from notes order by number`.execute(tx));
      await note(tx, 3);
    }),
  );
  expect(seen).toEqual([{ number: 1 }, { number: 2 }]);
  expect(await noted()).toEqual([1, 2, 3]);
  expect(sent).toBe(2);
});

test('what is asked at once goes out in one message, and each is answered', async () => {
  let seen: unknown[] = [];
  const count = (tx: Reader) => sql<{ notes: number }>`select count(*) as notes from notes`.execute(tx);
  const sent = await messagesOf(() =>
    inTransaction(database.db, async (tx) => {
      const answers = await atOnce(count(tx), note(tx, 1), count(tx));
      seen = answers.map(({ rows }) => rows);
    }),
  );
  expect(seen).toEqual([[{ notes: 0 }], [], [{ notes: 1 }]]);
  expect(await noted()).toEqual([1]);
  expect(sent).toBe(2);
});

/** How often PostgreSQL says something while a piece of work is done. */
async function heardOf(said: string, work: () => Promise<unknown>): Promise<number> {
  const client = await database.pool.connect();
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  client.release();
  let heard = 0;
  const hear = () => (heard += 1);
  connection.on(said, hear);
  await work();
  connection.off(said, hear);
  return heard;
}

test('what goes out in one message is answered in one', async () => {
  const ready = await heardOf('readyForQuery', () =>
    inTransaction(database.db, async (tx) => {
      await note(tx, 1);
      await note(tx, 2);
      await sql`select number from notes`.execute(tx);
    }),
  );
  expect(ready).toBe(2);
});

test('what a prepared statement answers is described once', async () => {
  const seen = preparedOnce(
    'notes-above',
    ({ number }: Slots<{ number: number }>) =>
      select({ number: sql<number>`number` })`from notes where number > ${number}::integer order by number`,
  );
  await note(database.db, 1);
  await note(database.db, 2);
  const answers: unknown[] = [];
  const described = await heardOf('rowDescription', async () => {
    for (const number of [0, 1, 2]) answers.push(await seen(database.db, { number }));
    await inTransaction(database.db, async (tx) => answers.push(await seen(tx, { number: 1 })));
  });
  expect(answers).toEqual([[{ number: 1 }, { number: 2 }], [{ number: 2 }], [], [{ number: 2 }]]);
  expect(described).toBe(1);
});

test('a statement that PostgreSQL has not prepared, as one before it failed, is prepared when it is sent again', async () => {
  const last = preparedOnce('last-note', () => select({ number: sql<number>`max(number)` })`from notes`);
  const work = (first: number) =>
    inTransaction(database.db, async (tx) => {
      const [, answer] = await atOnce(sql`select 1 / ${first}::integer`.execute(tx), last(tx, {}));
      return answer;
    });
  await expect(work(0)).rejects.toMatchObject({ code: '22012' });
  expect(await work(1)).toEqual([{ number: null }]);
});

test('a value that cannot be written is refused, and the connection works on', async () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  const work = inTransaction(database.db, async (tx) => {
    await note(tx, 1);
    await sql`select ${endless}::jsonb`.execute(tx);
  });
  await expect(work).rejects.toThrow('circular');
  await inTransaction(database.db, (tx) => note(tx, 2));
  expect(await noted()).toEqual([2]);
});

test('of what is asked at once, all fail with the error of the first that fails', async () => {
  const errors: unknown[] = [];
  const ask = (tx: Reader, question: string) =>
    sql
      .raw(question)
      .execute(tx)
      .catch((error: unknown) => void errors.push(error));
  const work = inTransaction(database.db, async (tx) => {
    await Promise.all([ask(tx, 'select 1'), ask(tx, 'select 1 / 0'), ask(tx, 'select 2')]);
    await note(tx, 1);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(errors).toMatchObject([{ code: '22012' }, { code: '22012' }]);
  expect(await noted()).toEqual([]);
});

test('what was asked at once is refused in the order of asking', async () => {
  const refused = async (after: number) => {
    await new Promise((resolve) => setTimeout(resolve, after));
    throw new Error(`refused after ${after}`);
  };
  await expect(atOnce(refused(20), 1, refused(0))).rejects.toThrow('refused after 20');
});

test('a mark that cannot be read is refused, for it would spare nothing', async () => {
  const statement = preparedOnce('note, behind', () => sql`select 1`);
  await expect(statement(database.db, {})).rejects.toThrow('note, behind');
});

test('one that fails takes the transaction with it, and says why', async () => {
  const twice = inTransaction(database.db, async (tx) => {
    await note(tx, 1);
    await note(tx, 1);
    await note(tx, 2);
  });
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  expect(await noted()).toEqual([]);
  await note(database.db, 4);
  expect(await noted()).toEqual([4]);
});

test('one that fails fails the next statement that is waited for', async () => {
  let error: unknown;
  const work = inTransaction(database.db, async (tx) => {
    await note(tx, 1);
    await note(tx, 1);
    await sql`select 1`.execute(tx).catch((thrown: unknown) => (error = thrown));
    throw new Error('given up');
  });
  await expect(work).rejects.toThrow('given up');
  expect(error).toMatchObject({ code: '23505' });
  expect(await noted()).toEqual([]);
});

test('a commit that PostgreSQL refuses is refused', async () => {
  const work = inTransaction(database.db, (tx) => sql`insert into seen_notes values (9)`.execute(tx));
  await expect(work).rejects.toMatchObject({ code: '23503' });
});

test('work that throws leaves nothing, whether or not anything was sent', async () => {
  const given = (work: (tx: Reader) => Promise<unknown>) =>
    inTransaction(database.db, async (tx) => {
      await work(tx);
      throw new Error('given up');
    });
  await expect(given(async () => {})).rejects.toThrow('given up');
  await expect(given((tx) => note(tx, 1))).rejects.toThrow('given up');
  await expect(given((tx) => sql`insert into notes values (2)`.execute(tx))).rejects.toThrow('given up');
  await note(database.db, 3);
  expect(await noted()).toEqual([3]);
});

test('outside a transaction nothing waits, and an empty transaction sends nothing', async () => {
  expect(await messagesOf(() => inTransaction(database.db, async () => {}))).toBe(0);
  expect(await messagesOf(() => note(database.db, 1))).toBe(1);
  expect(await noted()).toEqual([1]);
});

test('a transaction whose connection is lost fails, and the next one works', async () => {
  const lost = inTransaction(database.db, async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined);
    await note(tx, 1);
  });
  await expect(lost).rejects.toThrow(/connection|terminat/i);
  await inTransaction(database.db, (tx) => note(tx, 2));
  expect(await noted()).toEqual([2]);
});
