import { type RawBuilder, sql } from 'kysely';
import type { RefusalCode } from '../../contract/refusals.ts';
import type { Role } from '../../contract/words.ts';
import type { Tx } from '../platform/db/db.ts';
import { select } from '../platform/db/select-list.ts';
import { Refusal } from '../platform/refusal.ts';

/** `system` moves a record as a consequence of somebody's act, or when its time has come. */
export type Mover = Role | 'system';

export type Move<Status extends string> = {
  from: readonly Status[];
  to: Status;
  by: readonly Mover[];
};

/** The process of one kind of record, once: it drives the writes, the `can` lists and the diagrams. */
export type Lifecycle<Status extends string = string, Name extends string = string> = {
  table:
    | 'jobs'
    | 'engagements'
    | 'leads'
    | 'quotes'
    | 'subscriptions'
    | 'visits'
    | 'no_shows'
    | 'extras'
    | 'snags'
    | 'early_ends';
  /** Where the status stands, if not in `status`. */
  column?: 'ask_status';
  starts: Status;
  moves: Record<Name, Move<Status>>;
  /** What a caller hears who comes too late, by the status that is there now. */
  closed: (now: Status) => RefusalCode;
};

/** Declares a lifecycle over a set of statuses. */
export const lifecycle =
  <Status extends string>() =>
  <const Name extends string>(declared: Lifecycle<Status, Name>): Lifecycle<Status, Name> =>
    declared;

/** Whether a record in this status can make the move now. */
export const canMove = <S extends string, N extends string>(
  life: Lifecycle<S, N>,
  name: N,
  now: string,
): boolean => life.moves[name].from.some((status) => status === now);

/** Whether a record already is where the move leads: a repeat of the move changes nothing. */
export const hasMoved = <S extends string, N extends string>(
  life: Lifecycle<S, N>,
  name: N,
  now: string,
): boolean => life.moves[name].to === now;

type Written<Name> = {
  name: Name;
  /** Columns written together with the status. */
  set?: Record<string, unknown>;
};

type Step<Name> = Written<Name> & { id: string };

/** SQL: what a move writes, and from where it may come. */
function written<S extends string, N extends string>(life: Lifecycle<S, N>, { name, set }: Written<N>) {
  const { from, to } = life.moves[name];
  const column = life.column ?? 'status';
  const columns = Object.entries({ ...set, [column]: to }).map(
    ([each, value]) => sql`${sql.ref(each)} = ${value}`,
  );
  return { columns: sql.join(columns), isOpen: sql`${sql.ref(column)} = any(${from})` };
}

/** Moves all records that a condition in SQL names; those from which the move is not open stay as they are. */
export async function moveAll<S extends string, N extends string>(
  tx: Tx,
  life: Lifecycle<S, N>,
  { where, ...step }: Written<NoInfer<N>> & { where: RawBuilder<unknown> },
): Promise<void> {
  const { columns, isOpen } = written(life, step);
  await sql`update ${sql.table(life.table)} set ${columns} where ${where} and ${isOpen}`.execute(tx);
}

/**
 * Moves a record by a guarded write: the statuses it may come from are part of the UPDATE, so of two movers
 * at the same time one wins. A record that is already there is left as it is.
 * @throws Refusal, as the lifecycle declares, when the move is not open from where the record is
 */
export async function move<S extends string, N extends string>(
  tx: Tx,
  life: Lifecycle<S, N>,
  step: Step<NoInfer<N>>,
): Promise<'moved' | 'already there'> {
  const { to } = life.moves[step.name];
  const { columns, isOpen } = written(life, step);
  const moved = await sql`/* prepared: move */
    update ${sql.table(life.table)} set ${columns} where id = ${step.id} and ${isOpen}
  `.execute(tx);
  if (moved.numAffectedRows === 1n) return 'moved';
  const now = await select({ status: sql<S>`${sql.ref(life.column ?? 'status')}` })`
    from ${sql.table(life.table)} where id = ${step.id}
  `.execute(tx);
  const status = now.rows[0]?.status;
  if (status === undefined) throw new Refusal('not_found');
  if (status === to) return 'already there';
  throw new Refusal(life.closed(status));
}
