import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text as textOf } from 'node:stream/consumers';
import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyDatabase, freshDatabase, type TwoUrls } from '../server/testing/databases.ts';

async function asOwner({ ownerUrl }: TwoUrls, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The command, as an operator gives it before the processes of a release start. */
async function migrate({ url, ownerUrl }: TwoUrls, ...args: string[]) {
  const child = spawn(process.execPath, ['tools/migrate.ts', ...args], {
    env: {
      PATH: process.env.PATH,
      PLATFORM: 'staging',
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: tmpdir(),
    },
  });
  const said = Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  const [code] = await once(child, 'close');
  return { code, said: (await said).join('') };
}

test('a plan says what would be done and does nothing; then it is done, once', async () => {
  const database = await emptyDatabase();
  const plan = await migrate(database, '--plan');
  expect(plan.code).toBe(0);
  expect(plan.said).toMatch(/in one transaction:\n {2}0001-baseline: The schema of the first release/);
  expect((await migrate(database, '--plan')).said).toBe(plan.said);

  expect(await migrate(database)).toEqual({ code: 0, said: 'The database is ready for this release.\n' });
  expect((await migrate(database, '--plan')).said).toMatch(/The schema is that of this release\.\n$/);
});

test('what only the owner may do is asked of the owner', async () => {
  const { url } = await emptyDatabase();
  const { code, said } = await migrate({ url, ownerUrl: '' });
  expect([code, said]).toEqual([1, expect.stringMatching(/^[^\n]*DATABASE_OWNER_URL[^\n]*\.\n$/)]);
});

test('a database from before the first release is left as it is, with a sentence', async () => {
  const database = await freshDatabase();
  await asOwner(database, `update kysely_migration set name = '0001-accounts'`);
  for (const args of [[], ['--plan']])
    expect(await migrate(database, ...args)).toEqual({
      code: 1,
      said: expect.stringMatching(/^The database was made before the first release[^\n]*\.\n$/),
    });
});
