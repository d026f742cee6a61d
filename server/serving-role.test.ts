import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { ConfigError } from './platform/config.ts';
import { createLog } from './platform/log/log.ts';
import { prepare } from './prepare.ts';
import { castOf } from './testing/cast.ts';
import { urlOf } from './testing/cluster.ts';
import { PASSWORD } from './testing/facts.ts';
import { laterRelease } from './testing/later-release.ts';
import { openSecondProduct, type TestMarket } from './testing/market.ts';
import { type Stage, story } from './testing/story.ts';
import { PRODUCTION } from './testing/production.ts';

const asServed = ({ market }: Stage, statement: string) => market.product.database.pool.query(statement);

/** A start of this version on the market's database. */
const starts = (
  { databaseUrl, ownerUrl, clock }: TestMarket,
  owner: string | null = ownerUrl,
  release?: URL,
) =>
  prepare({
    databaseUrl,
    ownerUrl: owner,
    platform: 'staging',
    simulatesPayments: true,
    clock,
    log: createLog('silent'),
    ...(release && { release }),
  });

async function renamed(stage: Stage) {
  const [adam, carl] = [await stage.admin(), await stage.customer()];
  await (await adam.api()).changeCustomer({ params: { id: carl.id }, body: { firstName: 'Kay' } });
  return { adam, carl };
}

story(
  'who serves may add to the audit log and read it, and is refused everything else',
  { shows: ['A6'] },
  async (stage) => {
    const { adam } = await renamed(stage);
    for (const statement of [
      `update audit_log set act = 'nothing'`,
      `insert into audit_log select * from audit_log on conflict (id) do update set act = 'nothing'`,
      'delete from audit_log',
      'truncate audit_log, audit_details',
      'update audit_details set after = null',
      'update consents set is_given = true',
      'delete from kysely_migration',
    ])
      await expect(asServed(stage, statement), statement).rejects.toThrow('permission denied');
    for (const statement of [
      'drop table audit_details, audit_log',
      'alter table audit_log disable trigger all',
      'alter table audit_log disable trigger audit_log_add_only',
      'alter table audit_log rename to forgotten',
      'drop trigger audit_log_add_only on audit_log',
      'drop function refuse_change() cascade',
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return old; end $$',
      'create trigger mine before insert on audit_log for each row execute function refuse_change()',
      'create rule mine as on insert to audit_log do instead nothing',
      'create table mine (id uuid)',
      `set session_replication_role = 'replica'`,
      'set role fettle',
      'set session authorization fettle',
      'reassign owned by fettle to fettle_serving',
      'alter role fettle_serving superuser',
    ])
      await expect(asServed(stage, statement), statement).rejects.toThrow(
        /permission denied|must be owner|must have/,
      );
    expect((await (await adam.api()).auditLog({ query: {} })).entries).toMatchObject([
      { act: 'rename', changes: [{ after: 'Kay' }] },
    ]);
  },
);

story(
  'details go with a deleted account: nothing else makes who serves forget them',
  { shows: ['V2', 'A6'] },
  async (stage) => {
    const { carl } = await renamed(stage);
    const details = async () => (await asServed(stage, 'select from audit_details')).rowCount;
    const standIn = `create temp table accounts as select id, now() as deleted_at from public.accounts`;
    for (const before of ['', standIn])
      await expect(asServed(stage, `${before}; delete from audit_details`), before).rejects.toThrow(
        'not before',
      );
    await expect(asServed(stage, `delete from accounts where id = '${carl.id}'`)).rejects.toThrow(
      'audit_details',
    );
    expect(await details()).toBe(1);

    const api = await carl.api();
    await api.provePassword({ body: { password: PASSWORD } });
    await api.deleteAccount();
    expect(await details()).toBe(0);
    const back = `update accounts set deleted_at = null where id = '${carl.id}'`;
    await expect(asServed(stage, back)).rejects.toThrow('a deleted account stays deleted');
  },
);

story('what a later migration makes is at hand for who serves from the moment it is made', async (stage) => {
  await stage.market.asOwner(`
    create table later (id serial primary key, note text);
    create table pgboss.later (id int);
    create view later_notes as select note from later`);
  try {
    await asServed(stage, `insert into later (note) values ('one'), ('two')`);
    await asServed(
      stage,
      `update later set note = 'three' where note = 'two'; delete from later where id = 1`,
    );
    expect((await asServed(stage, 'select note from later_notes')).rows).toEqual([{ note: 'three' }]);
    expect((await asServed(stage, 'select from pgboss.later')).rowCount).toBe(0);
    await expect(asServed(stage, 'truncate later')).rejects.toThrow('permission denied');
  } finally {
    await stage.market.asOwner(`drop view later_notes; drop table later, pgboss.later`);
  }
});

story(
  'a database of an earlier version is set right by the next start, and left alone after that',
  async (stage) => {
    const { market } = stage;
    await market.asOwner(`
    revoke all on all tables in schema public, pgboss from fettle_serving;
    revoke all on all sequences in schema public, pgboss from fettle_serving;
    revoke usage on schema pgboss from fettle_serving;
    alter default privileges in schema public, pgboss revoke all on tables from fettle_serving;
    grant update, truncate on audit_log to fettle_serving`);
    await expect(asServed(stage, 'select from jobs')).rejects.toThrow('permission denied');
    await Promise.all([starts(market), starts(market)]);
    const after = await rights(stage);
    const { adam } = await renamed(stage);
    await market.settled();
    expect((await (await adam.api()).auditLog({ query: {} })).entries).toHaveLength(1);
    for (const act of [`update audit_log set act = ''`, 'truncate audit_log cascade'])
      await expect(asServed(stage, act), act).rejects.toThrow('permission denied');
    await starts(market);
    expect(await rights(stage)).toEqual(after);
  },
);

/** With the version of each row: a grant of what is granted writes the row again. */
const rights = async (stage: Stage) =>
  (
    await asServed(
      stage,
      `select relname, relacl::text, xmin::text from pg_class where relacl is not null order by relname`,
    )
  ).rows;

story(
  'without its owner, a database that is up to date is served, and an older one refused',
  async ({ market }) => {
    await starts(market, null);
    const release = laterRelease({ 'migrations/0002-later.ts': 'export const up = async () => undefined;' });
    const refusal: unknown = await starts(market, null, release).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toContain('set DATABASE_OWNER_URL');
  },
);

story('an outside database whose owner is no superuser is made ready and served', async ({ market }) => {
  const as = (role: string) => {
    const url = new URL(urlOf(market.ownerUrl, 'outside'));
    [url.username, url.password] = [role, 'outside'];
    return url.href;
  };
  await market.asOwner(`
    create role outside_owner login password 'outside';
    create role outside_serving login password 'outside'`);
  await market.asOwner('create database outside owner outside_owner');
  const beside = new pg.Client({ connectionString: urlOf(market.ownerUrl, 'outside') });
  await beside.connect();
  await beside.query('create table of_somebody_else (id int)');
  await beside.end();
  const outside = { ...market, databaseUrl: as('outside_serving'), ownerUrl: as('outside_owner') };
  for (const _start of ['first', 'again']) await starts(outside);

  const there = await openSecondProduct(outside);
  opened.push(there);
  const { customer, business } = castOf(there);
  const [carl, anna] = [await customer(), await business()];
  await carl.posts();
  await carl.accepts(await anna.quotes(await anna.lead(), { cost: 80 }));
  await there.settled();
  expect(await there.mailTo(anna.facts.email)).not.toEqual([]);
  for (const act of ['delete from audit_log', 'select from of_somebody_else', 'create table mine (id int)'])
    await expect(there.product.database.pool.query(act), act).rejects.toThrow('permission denied');
});

const opened: TestMarket[] = [];
afterAll(() => Promise.all(opened.map(({ product }) => product.stop())));

story(
  'in production a start says in one line when triggers alone guard the audit log',
  async ({ market }) => {
    const said = async (databaseUrl: string) => {
      const one = await openSecondProduct({ ...market, databaseUrl }, PRODUCTION);
      opened.push(one);
      return one.log.filter((line) => line.includes('DATABASE_OWNER_URL'));
    };
    expect(await said(market.databaseUrl)).toEqual([]);
    expect(await said(market.ownerUrl)).toHaveLength(1);
  },
);
