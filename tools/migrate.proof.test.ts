import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { olderDatabase, type TwoUrls } from '../server/testing/databases.ts';

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
  const database = await olderDatabase('0120-stars-of-businesses');
  const plan = await migrate(database, '--plan');
  expect(plan.code).toBe(0);
  expect(plan.said).toMatch(/^ {2}0126-content-changes: What pages for everybody are drawn from/m);
  expect(plan.said).not.toContain('0120');
  expect(plan.said).toMatch(/while the market goes on:\n {2}0001-history-of-a-job: What happened/);
  expect(plan.said).toMatch(/db:contract:\n {2}0001-/);
  expect((await migrate(database, '--plan')).said).toBe(plan.said);

  expect(await migrate(database)).toEqual({ code: 0, said: 'The database is ready for this release.\n' });
  expect((await migrate(database, '--plan')).said).toMatch(/The schema is that of this release\.\n$/);
});

test('what only the owner may do is asked of the owner', async () => {
  const { url } = await olderDatabase('0120-stars-of-businesses');
  for (const args of [[], ['--plan']]) {
    const { code, said } = await migrate({ url, ownerUrl: '' }, ...args);
    expect([code, said]).toEqual([1, expect.stringMatching(/^[^\n]*DATABASE_OWNER_URL[^\n]*\.\n$/)]);
  }
});
