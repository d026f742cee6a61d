import { sql } from 'kysely';
import type { MemberRole, Role } from '../../contract/words.ts';
import type { Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../platform/db/db.ts';
import type { Files } from '../platform/files/files.ts';
import { atOnce } from '../platform/db/sent-together.ts';
import { preparedOnce, type Slots } from '../platform/db/prepared-statements.ts';
import type { Places } from '../platform/geo/places.ts';
import type { PlacesOn } from '../platform/geo/table-places.ts';
import { type BusinessId, newId, type UserId } from '../platform/ids.ts';
import type { Papers } from '../platform/papers/papers.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { Refusal } from '../platform/refusal.ts';
import { actorForBusiness, actorOf } from './actors.ts';
import type { EventName, Events } from './events.ts';
import { type Claim, once } from './idempotency.ts';

/** What the market stands on. One for each process; nothing in it remembers anything. */
export type Market = {
  db: Db;
  clock: Clock;
  queue: Queue;
  placesOn: PlacesOn;
  files: Files;
  pictures: Pictures;
  papers: Papers;
  consequences: Consequences;
};

/** What an action works with: one transaction, one moment, one person. */
export type Context = {
  tx: Tx;
  actor: Actor;
  now: Date;
  places: Places;
  queue: Queue;
  /** Writes what happened into history and lets its consequences follow, in this transaction. */
  record<E extends EventName>(event: E, facts: Events[E]): Promise<void>;
};

/** A use case: who may, and what is done. No HTTP, no mail. */
export type Action<Input, Output> = {
  name: string;
  by: readonly Role[];
  /**
   * What it does to the account in whose name it is done: `changes` takes it alone, so that nothing else is done in
   * its name meanwhile; `opens` is for who has no session yet, and is judged by the action itself.
   */
  account?: 'changes' | 'opens';
  /**
   * Set where nothing is done in the name of the business that its member acts for, or where the action asks itself who is
   * in it.
   */
  isPersonal?: true;
  /** What it answers, where that is the same every time: a claim keeps it with its first write then. */
  answers?: NoInfer<Output>;
  run(context: Context, input: Input): Promise<Output>;
};

/** Declares an action. */
export const action = <Input, Output>(declared: Action<Input, Output>): Action<Input, Output> => declared;

/** What follows from an event, in a sentence for people and in code. */
export type Consequence<E extends EventName> = {
  says: string;
  follow(context: Context, facts: Events[E]): Promise<void>;
};
export type Consequences = { [E in EventName]: readonly Consequence<E>[] };

type Call<Input> = { actor: Actor; input: Input; claim?: Claim | null };

/**
 * Runs an action in one transaction: state change, history and queued messages commit together or not at all.
 * With a claim, a repeat of the same request answers what the first one answered.
 * @throws Refusal as the action declares; 'unauthenticated', 'business_gone' or 'forbidden' when the account or its place
 * in the business went while the request was on its way
 */
export async function perform<Input, Output>(market: Market, act: Action<Input, Output>, call: Call<Input>) {
  const { actor, input, claim } = call;
  if (!act.by.includes(actor.role)) throw new Refusal('forbidden');
  return inTransaction(market.db, async (tx) => {
    const context = contextOf(market, { tx, actor });
    const held = holdActor(tx, actor, act);
    const run = () => act.run(context, input);
    if (claim) {
      const scope = { tx, accountId: actor.userId, now: context.now, held };
      return once(scope, { keeps: act.answers, ...claim, route: act.name }, run);
    }
    await held;
    return run();
  });
}

async function holdActor(
  tx: Tx,
  actor: Actor,
  { account, isPersonal }: Pick<Action<never, unknown>, 'account' | 'isPersonal'>,
): Promise<void> {
  if (account === 'opens') return;
  await atOnce(
    holdAccount(tx, actor, account === 'changes'),
    isPersonal ? undefined : holdMembership(tx, actor),
  );
}

/**
 * Nothing is done in the name of an account that was deleted or deactivated meanwhile: acts share
 * its row, anybody who ends it takes it alone.
 */
export async function holdAccount(tx: Tx, { userId }: Actor, isAlone = false): Promise<void> {
  const hold = isAlone ? holdAlone : holdShared;
  if ((await hold(tx, { userId })).length === 0) throw new Refusal('unauthenticated');
}

type Held = { userId: UserId };

const holdShared = preparedOnce(
  'hold-account',
  ({ userId }: Slots<Held>) => sql`select from accounts where id = ${userId} and is_active for share`,
);
const holdAlone = preparedOnce(
  'hold-account-alone',
  ({ userId }: Slots<Held>) => sql`select from accounts where id = ${userId} and is_active for no key update`,
);

/**
 * Nothing is done in the name of a business by who is in it no longer, or otherwise: acts share the row of the membership,
 * and what ends or changes it takes it alone. A business changes hands while the account of its owner is held alone.
 * @throws Refusal 'business_gone' or 'forbidden'
 */
export async function holdMembership(tx: Tx, { userId, businessId, memberRole }: Actor): Promise<void> {
  if (!businessId) return;
  const rows =
    memberRole === 'owner'
      ? await ownedAs(tx, { userId, businessId })
      : await holdMember(tx, { userId, businessId, memberRole });
  if (rows.length > 0) return;
  const { rows: others } = await sql`
    select from members where business_id = ${businessId} and account_id = ${userId}
  `.execute(tx);
  throw new Refusal(others.length > 0 ? 'forbidden' : 'business_gone');
}

type Membership = { userId: UserId; businessId: BusinessId; memberRole: MemberRole | null };

const ownedAs = preparedOnce(
  'owned-business',
  ({ userId, businessId }: Slots<Omit<Membership, 'memberRole'>>) =>
    sql`select from businesses where id = ${businessId} and owner_id = ${userId}`,
);
const holdMember = preparedOnce(
  'hold-member',
  ({ userId, businessId, memberRole }: Slots<Membership>) => sql`
    select from memberships
    where business_id = ${businessId} and account_id = ${userId} and role = ${memberRole} for share`,
);

/** A context for work that starts from `tx` and `actor`; jobs of the queue use it too. */
export const contextOf = (market: Market, { tx, actor }: { tx: Tx; actor: Actor }): Context =>
  contextBy(market, { tx, actor, actorId: actor.userId });

/** For what nobody does: a bank has answered, or a time has come. It happens to a business, and not by it. */
export const contextOfMarket = async (
  market: Market,
  { tx, businessId }: { tx: Tx; businessId: BusinessId },
): Promise<Context> =>
  contextBy(market, { tx, actor: await actorForBusiness(tx, businessId), actorId: null });

/** The same of what time brings about for a customer. */
export const contextOfCustomer = (
  market: Market,
  { tx, customerId }: { tx: Tx; customerId: UserId },
): Context => contextBy(market, { tx, actor: actorOf(customerId, 'customer'), actorId: null });

type Start = { tx: Tx; actor: Actor; actorId: UserId | null };

function contextBy(market: Market, { tx, actor, actorId }: Start): Context {
  const { clock, placesOn, queue, consequences } = market;
  const context: Context = {
    tx,
    actor,
    now: clock.now(),
    places: placesOn(tx),
    queue,
    async record(event, facts) {
      await writeHistory(context, actorId, { event, facts });
      for (const consequence of consequences[event]) await consequence.follow(context, facts);
    },
  };
  return context;
}

type Happened = { event: EventName; facts: Events[EventName] };

async function writeHistory({ tx, actor, now }: Context, actorId: UserId | null, { event, facts }: Happened) {
  await insertHistory(tx, {
    id: newId(),
    event,
    actor_id: actorId,
    admin_id: actor.adminId,
    job_id: 'jobId' in facts ? facts.jobId : null,
    facts: JSON.stringify(facts),
    created_at: now,
  });
}

type HistoryRow = Record<'id' | 'event' | 'facts', string> &
  Record<'actor_id' | 'admin_id', UserId | null> & { job_id: string | null; created_at: Date };

const insertHistory = preparedOnce('history, pipelined', (row: Slots<HistoryRow>, db) =>
  db.insertInto('history').values({ ...row }),
);
