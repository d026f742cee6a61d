import { expect, test } from 'vitest';
import { readConfig } from './platform/config.ts';
import { connectionTo } from './platform/db/primary.ts';
import { trySettings } from './platform/try-settings.ts';
import { castOf } from './testing/cast.ts';
import { freshDatabase } from './testing/databases.ts';
import { leadMailsGo } from './testing/daytime.ts';
import { atEndOfFile } from './testing/end-of-file.ts';
import { watches } from './testing/event-reader.ts';
import { hostOf } from './testing/hosts.ts';
import { openSecondProduct } from './testing/market.ts';
import { toldOn } from './testing/story.ts';

// One address names several hosts, of which one can be written. `npm run prove:cluster` plays it with servers that die.

/** Three hosts before one database: one is gone, one is the primary, one its standby. */
async function threeHosts() {
  const { url, ownerUrl } = await freshDatabase();
  const hosts = {
    gone: await hostOf(url, 'gone'),
    standby: await hostOf(url, 'standby'),
    primary: await hostOf(url, 'primary'),
  };
  for (const { stop } of Object.values(hosts)) atEndOfFile(stop);
  const { username, password, pathname } = new URL(url);
  const named = Object.values(hosts).map(({ name }) => name);
  const list = `postgres://${username}:${password}@${named.join(',')}${pathname}?target_session_attrs=read-write`;
  return { hosts, list, ownerUrl };
}

test('a market goes on with the host that has become the primary, and says meanwhile when to come again', async () => {
  const { hosts, list, ownerUrl } = await threeHosts();
  const market = await openSecondProduct({ databaseUrl: list, ownerUrl });
  atEndOfFile(market.product.stop);
  market.announces('connection', 'host can be written', 'ECONNRESET', 'terminat');
  const { customer, business } = castOf(market);
  const [carl, anna] = await Promise.all([customer(), business()]);
  await toldOn(market, async () => {
    const page = await watches(anna);
    await carl.posts({ title: 'Before the leader died' });
    await page.hears('leads');
    await market.settled();

    const heard = page.text().length;
    hosts.primary.becomes('gone');
    const answer = await fetch(`${market.baseUrl}/api/work-category`);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);

    hosts.standby.becomes('primary');
    const ready = async () => (await fetch(`${market.baseUrl}/api/health/ready`)).status;
    await expect.poll(ready).toBe(200);
    const job = await carl.posts({ title: 'After it' });
    expect((await carl.jobs()).map(({ title }) => title)).toEqual(['After it', 'Before the leader died']);
    await market.settled();
    await leadMailsGo(market);
    const mails = (await market.mailTo(anna.facts.email)).map(({ text }) => text).join('\n');
    for (const title of ['Before the leader died', 'After it']) expect(mails).toContain(title);
    // What is listened to has been missed for a while, so every list is told.
    await expect.poll(() => page.text().slice(heard)).toContain('leads');
    await anna.quotes(await anna.lead('After it'), { cost: 95 });
    expect(await carl.job(job)).toMatchObject({ quotesCount: 1 });
    page.leave();
  });
});

const tried = (DATABASE_URL: string): Promise<unknown> =>
  trySettings(readConfig({ DATA_DIR: process.env.TMPDIR, DATABASE_URL })).catch((error: unknown) => error);

test('a start where no host can be written ends with a sentence that names each of them, and no password', async () => {
  const { hosts, list } = await threeHosts();
  expect(await tried(list)).toBeUndefined();
  hosts.primary.becomes('standby');
  // What was found is asked again a second later at the latest.
  await expect.poll(async () => String(await tried(list))).toContain('no host can be written');
  const said = String(await tried(list));
  for (const { name } of Object.values(hosts)) expect(said).toContain(name);
  expect(said).toContain('a standby');
  expect(said).not.toContain(new URL(list.replace(/@[^/]*/, '@host')).password);
});

test('one host is connected to as it is written', () => {
  const url = 'postgres://ann:secret@localhost/fettle?host=%2Ftmp&port=5432';
  expect(connectionTo(url)).toEqual({ connectionString: url });
  const primary = connectionTo('postgres://ann@one:5433/fettle?sslmode=require&target_session_attrs=primary');
  expect(primary).toEqual({ connectionString: 'postgres://ann@one:5433/fettle?sslmode=require' });
});

test.each([
  ['postgres://ann@one,two/fettle?target_session_attrs=standby', 'target_session_attrs'],
  ['postgres://ann@one:port,two/fettle', 'postgres://'],
  ['mysql://one,two/fettle', 'postgres://'],
])('%s is refused', (DATABASE_URL, words) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(words);
});
