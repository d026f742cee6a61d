import { sql } from 'kysely';
import { type Db, inTransaction, type Reader, type Tx } from './platform/db/db.ts';
import { type RowOf, select } from './platform/db/select-list.ts';
import { waitForOthers } from './seed/wait-for-others.ts';

/** The owner's tables, those of the queue, and where it is in use those of the payment simulator. */
const SCHEMAS = ['public', 'pgboss', 'simulator'];

const EVERYDAY = ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
const COUNTED = ['SELECT', 'USAGE'];
const READ = ['SELECT'];

/** What is added and never changed, and what the owner alone writes; all other tables are for everyday use. */
const RIGHTS: Record<string, string[]> = {
  audit_log: ['INSERT', 'SELECT'],
  // They go with the account they are about: a trigger sees to it that they go with nothing else.
  audit_details: ['DELETE', 'INSERT', 'SELECT'],
  consents: ['INSERT', 'SELECT'],
  kysely_migration: READ,
  kysely_migration_lock: READ,
  kysely_contraction: READ,
  kysely_contraction_lock: READ,
  online_steps: READ,
  schema_floor: READ,
};

const thingFor = (role: string) => ({
  schema: sql<string>`n.nspname`,
  name: sql<string>`c.relname`,
  kind: sql<
    'table' | 'view' | 'sequence'
  >`case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end`,
  given: sql<string[]>`array(
    select a.privilege_type::text from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where r.rolname = ${role} order by 1)`,
});

type Thing = RowOf<ReturnType<typeof thingFor>>;

/**
 * Gives the role that web and worker use what it needs and no more, so that it cannot change the audit log. What later
 * migrations make is included from the moment it is made. `db` is the owner's. Where everything is as it should be,
 * this asks one question.
 */
export async function grantServing(db: Db, role: string): Promise<void> {
  if (wrong(await things(db, role)).length === 0) return;
  await inTransaction(db, async (tx) => {
    await waitForOthers(tx);
    await grantFromNowOn(tx, role);
    for (const { wanted, names } of byRights(wrong(await things(tx, role)))) {
      await sql`revoke all on ${names} from ${sql.id(role)}`.execute(tx);
      await sql`grant ${rights(wanted)} on ${names} to ${sql.id(role)}`.execute(tx);
    }
  });
}

/** Whether the role of this connection is, or can become, who owns the audit log, or may change what is in it. */
export async function canChangeAuditLog(db: Reader): Promise<boolean> {
  const can = sql<boolean>`
    pg_has_role(relowner, 'MEMBER') or has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER')`;
  const { rows } = await select({ can })`
    from pg_class where oid = 'audit_log'::regclass`.execute(db);
  return rows[0]?.can ?? true;
}

/** What is ours; in an outside database something else may lie beside it. */
async function things(db: Reader, role: string): Promise<Thing[]> {
  const { rows } = await select(thingFor(role))`
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any(${SCHEMAS}) and c.relkind in ('r', 'p', 'v', 'S') and pg_has_role(c.relowner, 'USAGE')
    order by 1, 2`.execute(db);
  return rows;
}

const wrong = (all: Thing[]): Thing[] =>
  all.filter((thing) => thing.given.join() !== wantedFor(thing).join());

function wantedFor({ name, kind }: Thing): string[] {
  if (kind === 'sequence') return COUNTED;
  if (kind === 'view') return READ;
  return RIGHTS[name] ?? EVERYDAY;
}

async function grantFromNowOn(tx: Tx, role: string): Promise<void> {
  const { rows } = await select({ name: sql<string>`nspname` })`
    from pg_namespace where nspname = any(${SCHEMAS})`.execute(tx);
  const schemas = sql.join(rows.map(({ name }) => sql.id(name)));
  const to = sql.id(role);
  await sql`grant usage on schema ${schemas} to ${to}`.execute(tx);
  // Before PostgreSQL 15, everybody may make tables and functions there.
  await sql`revoke create on schema public from public`.execute(tx);
  for (const [given, kind] of [
    [EVERYDAY, sql`tables`],
    [COUNTED, sql`sequences`],
  ] as const)
    await sql`alter default privileges in schema ${schemas} grant ${rights(given)} on ${kind} to ${to}`.execute(
      tx,
    );
}

/** Few statements instead of one for each table. */
function byRights(all: Thing[]) {
  const groups = Object.values(
    Object.groupBy(all, (thing) => `${thing.kind === 'sequence'} ${wantedFor(thing).join()}`),
  );
  return groups.flatMap((group) => {
    const [first] = group ?? [];
    if (!group || !first) return [];
    const names = sql.join(group.map(({ schema, name }) => sql.id(schema, name)));
    return [{ wanted: wantedFor(first), names: first.kind === 'sequence' ? sql`sequence ${names}` : names }];
  });
}

/** Words of ours, and of PostgreSQL: a right is no value and no name. */
const rights = (wanted: readonly string[]) => sql.raw(wanted.join(', '));
