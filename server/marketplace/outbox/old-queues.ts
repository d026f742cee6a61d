import { type RawBuilder, sql } from 'kysely';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { Market } from '../action.ts';
import { type Queueable, queueFromOutbox } from './lanes.ts';

type Move = {
  /** The table that its mails lie in, which goes with a contraction. */
  from?: 'account_mails' | 'billing_mails' | 'farewells';
  rows: (job: Job) => RawBuilder<Queueable>;
};

/**
 * Queues of the release before, which had a table and a job for each kind of mail: what they still hold, and what a process
 * of that release queues while this one rolls out, moves into the outbox and goes from there. It keeps its id, which is its
 * Message-ID. What has moved or gone already answers no row.
 */
const MOVES: Record<string, Move> = {
  // These lie in the outbox already: it is their table.
  'send-notice': {
    rows: ({ noticeId = null }) => sql`
    select id, kind, channel from notices where id = ${noticeId} and status = 'queued'`,
  },
  'send-invitation': {
    rows: ({ invitationId = null }) => sql`
    insert into notices (id, key, kind, channel, subject_id, created_at)
    select id, 'invitation:' || id, 'invitation', 'email', id, created_at
    from invitations where id = ${invitationId} and mailed_at is null
    on conflict do nothing returning id, kind, channel`,
  },
  'send-account-mail': {
    from: 'account_mails',
    rows: ({ mailId = null }) => sql`
    with moved as (delete from account_mails where id = ${mailId} and status = 'queued' returning *)
    insert into notices (id, key, kind, channel, account_id, subject_id, recipient, facts, created_at)
    select id, kind || ':' || id, kind, 'email', account_id, about, recipient,
      case when note is not null then jsonb_build_object('note', note) end, created_at
    from moved returning id, kind, channel`,
  },
  'send-billing-mail': {
    from: 'billing_mails',
    rows: ({ mailId = null }) => sql`
    with moved as (delete from billing_mails where id = ${mailId} and status = 'queued' returning *)
    insert into notices (id, key, kind, channel, business_id, subject_id, created_at)
    select id, 'billing-' || key, 'billing-' || kind, 'email', business_id, subject_id, created_at
    from moved on conflict do nothing returning id, kind, channel`,
  },
  'send-farewell': {
    from: 'farewells',
    rows: ({ farewellId = null, keeps = null }) => sql`
    with moved as (delete from farewells where id = ${farewellId} returning *)
    insert into notices (id, key, kind, channel, recipient, facts, created_at)
    select id, 'farewell:' || id, 'farewell', 'email', email, jsonb_build_object('first_name', first_name,
      'is_by_owner', is_by_owner, 'note', note, 'has_invoices', ${keeps}::text is not distinct from 'invoices'), created_at
    from moved returning id, kind, channel`,
  },
  'send-enquiry': {
    rows: ({ enquiryId = null }) => sql`
    insert into notices (id, key, kind, channel, subject_id, created_at)
    select id, 'enquiry:' || id, 'enquiry', 'email', id, created_at
    from enquiries where id = ${enquiryId} and mailed_at is null
    on conflict do nothing returning id, kind, channel`,
  },
  'acknowledge-complaint': {
    rows: ({ enquiryId = null, mailId = null }) => sql`
    insert into notices (id, key, kind, channel, subject_id, created_at)
    select ${mailId}::uuid, 'complaint-received:' || id, 'complaint-received', 'email', id, created_at
    from enquiries where id = ${enquiryId} and acknowledged_at is null
    on conflict do nothing returning id, kind, channel`,
  },
};

export const OLD_QUEUES = Object.keys(MOVES);

export const oldQueueJobs = (market: Market): Record<string, (job: Job) => Promise<void>> =>
  Object.fromEntries(
    Object.entries(MOVES).map(([name, move]) => [name, (job: Job) => adopt(market, move, job)]),
  );

/** The job of the outbox is queued with the move, since the next try of this one may be an old process's. */
const adopt = ({ db, queue }: Market, { from, rows: move }: Move, job: Job): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (from && !(await isThere(tx, from))) return;
    const { rows } = await move(job).execute(tx);
    await queueFromOutbox({ tx, queue }, rows);
  });

/** The operator contracts when none of its mails waits: a job that comes after that has nothing to move. */
async function isThere(tx: Tx, table: string): Promise<boolean> {
  const { rows } = await select({ found: sql<boolean>`to_regclass(${table}) is not null` })``.execute(tx);
  return rows[0]?.found ?? false;
}
