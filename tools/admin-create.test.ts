import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { expect } from 'vitest';
import { createLog } from '../server/platform/log/log.ts';
import { prepare } from '../server/prepare.ts';
import { PASSWORD } from '../server/testing/facts.ts';
import { type TestMarket, withoutSimulator } from '../server/testing/market.ts';
import { visitor } from '../server/testing/newcomer.ts';
import { story } from '../server/testing/story.ts';

/** The command as somebody at the machine gives it, with what is typed when it asks. */
async function create({ databaseUrl }: TestMarket, args: string[], typed: string) {
  const child = spawn(process.execPath, ['tools/admin-create.ts', ...args], {
    env: { PATH: process.env.PATH, PLATFORM: 'staging', DATABASE_URL: databaseUrl },
  });
  child.stdin.end(typed);
  const said = Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  const [code] = await once(child, 'close');
  return { code, said: (await said).join('') };
}

const accounts = async ({ product }: TestMarket) =>
  (await product.database.pool.query<{ role: string }>('select role from accounts')).rows;

story('an installation has no account of its own; a command makes the first admin', async ({ market }) => {
  const { databaseUrl, ownerUrl, clock } = market;
  const log = createLog('silent');
  await withoutSimulator(market.asOwner, () =>
    prepare({ databaseUrl, ownerUrl, platform: 'production', simulatesPayments: false, clock, log }),
  );
  expect(await accounts(market)).toEqual([]);

  const ada = ['ada@example.test', 'Ada', 'Bell'];
  const refused = [
    await create(market, ada.slice(0, 2), `${PASSWORD}\n`),
    await create(market, ['ada', 'Ada', 'Bell'], `${PASSWORD}\n`),
    await create(market, ada, 'short\n'),
    await create(market, ada, ''),
  ];
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(refused[0]?.said).toContain('npm run admin:create -- EMAIL FIRST-NAME LAST-NAME');
  expect(await accounts(market)).toEqual([]);

  const made = await create(market, ada, `${PASSWORD}\n`);
  expect(made).toEqual({ code: 0, said: 'ada@example.test can log in at /admin.\n' });
  expect(await accounts(market)).toEqual([{ role: 'admin' }]);
  const body = { email: 'ada@example.test', password: PASSWORD };
  expect((await visitor(market).logIn({ body })).data).toMatchObject({ userType: 'admin', name: 'Ada Bell' });
  expect((await create(market, ada, `${PASSWORD}\n`)).code).toBe(1);
});
