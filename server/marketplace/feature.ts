import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { LiveList } from '../../contract/events.ts';
import type { Routes } from '../../contract/kernel.ts';
import type { Identify } from '../platform/actor.ts';
import type { Db } from '../platform/db/db.ts';
import { type Handlers, mount } from '../platform/http/mount.ts';
import type { Log } from '../platform/log/log.ts';
import type { Messenger } from '../platform/mail/messenger.ts';
import type { Payments } from '../platform/payments/provider.ts';
import type { Job } from '../platform/queue/queue.ts';
import type { Action, Market } from './action.ts';
import type { EventName } from './events.ts';
import type { Kinds } from './outbox/index.ts';
import type { DeclaredTable, PersonalData } from './personal-data.ts';
import type { Policy } from './policy.ts';
import type { PublicContents } from './public-content.ts';

/** What a feature stands on in every process. */
export type Ground = {
  market: Market;
  payments: Payments;
  vat: { rate: number; number: string | null };
  appUrl: string;
  /** The most text messages in 24 hours, to everybody together. */
  textsADay: number;
  log: Log;
};

/** What a process that serves has besides. */
export type WebGround = Ground & {
  pool: pg.Pool;
  /** The database itself, for a connection of its own. */
  directUrl: string;
  identify: Identify;
  secretKey: string;
  canText: boolean;
  needsCodes: boolean;
};

/** What a process that works has besides. */
export type WorkGround = Ground & {
  messenger: Messenger;
  secretKey: string;
  /** Connections that nothing else waits for: one is held by each message that is on its way. */
  deliveries: Db;
  /** What every feature declares of its tables. */
  personalData: readonly DeclaredTable[];
  /** Every kind of mail and text message that the features put into the outbox. */
  kinds: Kinds;
};

type Run = (job: Job) => Promise<unknown>;
type AnyAction = Action<never, unknown>;

/** Work that time asks for. Safe to do twice, and by two processes at once. */
export type Duty = When & { run: (ground: DutyGround) => Promise<unknown> };

type DutyGround = Ground & Pick<WorkGround, 'personalData'>;

type When =
  /** Through the queue, so once however many processes work; the key is the name of the queue, the line is in UTC. */
  | { at: string }
  /** By each process that works, in turn with the others of the minute. */
  | { each: 'minute' };

/** At night, by the clock in Greenwich. */
export const NIGHTLY = '17 3 * * *';

/** The process of one kind of record, as the generated pages and tests read it. */
type AnyLifecycle = {
  table: string;
  starts: string;
  moves: Record<string, { from: readonly string[]; to: string; by: readonly string[] }>;
};

export type Limits = Record<string, { name: string; tries: number; seconds: number }>;

type Parts<Lifecycles, Tables> = {
  /** The name of its folder. */
  name: string;
  /** Calls whose answer is bytes; `mount` mounts them. */
  files?: Routes;
  /** Mounts what no table of calls can hold: files, streams, pages and addresses for other programs. */
  mount?: (app: FastifyInstance, ground: WebGround) => void | Promise<void>;
  /** Its use cases, by name. */
  actions?: Record<string, AnyAction>;
  /** The process of each kind of record, by its noun. */
  lifecycles?: Lifecycles;
  /** Which action makes which move of a noun; moves that nobody names are made by consequences. */
  movedBy?: Record<string, Record<string, AnyAction>>;
  /** Who may do what with each kind of record, by its noun. */
  policies?: Record<string, Policy>;
  /** What can happen in it. consequences.ts says what follows. */
  events?: readonly EventName[];
  /** The queues whose jobs it works off. */
  queues?: readonly string[];
  /** What is done with a job, by the name of its queue: one entry for each of `queues`. */
  jobs?: (ground: WorkGround) => Record<string, Run>;
  /** How many jobs of a queue a process takes at once, where that is more than one. */
  atOnce?: Record<string, number>;
  /** What time asks of it, by name. */
  duties?: Record<string, Duty>;
  /** The kinds of mail and text message that it puts into the outbox: their facts, when they are moot, and their words. */
  mails?: Kinds;
  /** The lists on open pages that it keeps up to date. */
  liveLists?: readonly LiveList[];
  /** Its tables: whose each row is, and what becomes of it when the account is erased. */
  personalData?: Tables;
  /** How often what may be tried. */
  limits?: Limits;
  /** Which of its calls answer everybody alike, and what their answers are made of. */
  publicContents?: PublicContents;
};

type Calls<Table extends Routes> = {
  /** Its calls, as the contract declares them, and what answers each. */
  calls?: { routes: Table; handlers: (ground: WebGround) => Handlers<NoInfer<Table>> };
};

/** A feature as the market takes it: everything that it brings, and nothing that anybody else has to know. */
export type Feature<Lifecycles = Record<string, AnyLifecycle>, Tables = PersonalData> = Parts<
  Lifecycles,
  Tables
> & {
  routes: Routes;
  mountCalls: (app: FastifyInstance, ground: WebGround) => void;
};

type None = Record<never, never>;

/**
 * Declares a feature. It stands in the `feature.ts` of its folder and in the list of features.ts; mounting, workers,
 * queues, duties, erasure, the order of imports and the generated pages are made from it. What a feature does not have
 * it leaves out.
 */
export function feature<
  Table extends Routes,
  const Lifecycles extends Record<string, AnyLifecycle> = None,
  const Tables extends PersonalData = None,
>({ calls, ...parts }: Parts<Lifecycles, Tables> & Calls<Table>): Feature<Lifecycles, Tables> {
  return {
    ...parts,
    routes: calls?.routes ?? {},
    mountCalls: (app, ground) => calls && mount(app, calls.routes, calls.handlers(ground)),
  };
}
