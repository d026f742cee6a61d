import { expect, test } from 'vitest';
import pg from 'pg';
import { ConfigError } from '../../platform/config.ts';
import { createLog } from '../../platform/log/log.ts';
import { prepare } from '../../prepare.ts';
import { bankDaysPass } from '../../testing/bank.ts';
import { emptyDatabase, type TwoUrls } from '../../testing/databases.ts';
import { standingClock } from '../../testing/standing-clock.ts';
import { story } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';

const clock = standingClock();
const log = createLog('silent');

type Start = { platform: 'staging' | 'production'; simulatesPayments: boolean };

const starts = ({ url: databaseUrl, ownerUrl }: TwoUrls, how: Start) =>
  prepare({ databaseUrl, ownerUrl, ...how, clock, log });

async function asked(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const tables = ({ ownerUrl }: TwoUrls) =>
  asked(
    ownerUrl,
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'simulator' or c.relname like '%simulator%'`,
  );

test('production and whoever is paid in earnest have no table of the simulator; where it is in use it has its own', async () => {
  const database = await emptyDatabase();
  await starts(database, { platform: 'production', simulatesPayments: false });
  await starts(database, { platform: 'staging', simulatesPayments: false });
  expect(await tables(database)).toEqual([{ count: 0 }]);

  const simulated: Start = { platform: 'staging', simulatesPayments: true };
  await starts(database, simulated);
  await asked(database.url, `insert into simulator.post values (true, 1, 0, false, null)`);
  await starts(database, simulated);
  expect(await asked(database.url, 'select copies from simulator.post')).toEqual([{ copies: 1 }]);
});

test('production does not start on the books of the simulator', async () => {
  const database = await emptyDatabase();
  await starts(database, { platform: 'staging', simulatesPayments: true });
  const fault: unknown = await starts(database, { platform: 'production', simulatesPayments: false }).catch(
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(ConfigError);
  expect(String(fault)).toContain('holds the books of the payment simulator');
});

story('the bank forgets its news ninety days after it was delivered', async (stage) => {
  await subscriber(stage);
  const { market } = stage;
  const kept = async () =>
    (await market.look<{ id: string }>('select id from simulator.events where delivered_at is not null')).map(
      ({ id }) => id,
    );
  const news = await kept();
  expect(news.length).toBeGreaterThan(0);
  await market.advance({ days: 90 });
  await bankDaysPass(market);
  expect(await kept()).toEqual(expect.arrayContaining(news));
  await market.advance({ minutes: 1 });
  await bankDaysPass(market);
  for (const each of news) expect(await kept()).not.toContain(each);
});
