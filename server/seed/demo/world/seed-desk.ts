import type { Tx } from '../../../platform/db/db.ts';
import { HOUR_MS } from '../../../platform/clock.ts';
import type { UserId } from '../../../platform/ids.ts';
import { fixedId } from '../../fixed-id.ts';
import { insertRows } from './insert-rows.ts';
import type { Life } from './lives.ts';
import { momentOf } from './moments.ts';
import type { Trouble } from './trouble.ts';
import { firmId, leadId, messageId, ownerId } from './world-ids.ts';

type Desk = { now: Date; adminId: UserId };

/** What is at the desk of the admins: words that somebody reported, and one who blocked whom they work with. */
export async function seedDesk(tx: Tx, lives: readonly Life[], { now, adminId }: Desk): Promise<void> {
  const cases = lives.flatMap((life) => (life.trouble ? [caseOf(life, life.trouble, now)] : []));
  await insertRows(
    tx,
    'reports',
    cases.map((one) => report(one, adminId)),
  );
  const [blocks, reports] = [cases.filter(({ isBlock }) => isBlock), cases.filter(({ isBlock }) => !isBlock)];
  await insertRows(
    tx,
    'reported_words',
    reports.map(({ id, writer, trouble }) => ({ report_id: id, writer_id: writer, words: trouble.body })),
  );
  await insertRows(
    tx,
    'blocks',
    blocks.map(({ life, trouble, writer, at }) => ({
      id: fixedId(`world block ${life.key}`),
      customer_id: life.customer.id,
      business_id: firmId(life.firm),
      side: trouble.sender,
      blocked_by: writer,
      created_at: at(1),
    })),
  );
}

function caseOf(life: Life, trouble: Trouble & { after: number }, now: Date) {
  const sides = { customer: life.customer.id, business: ownerId(life.firm) };
  const isBlock = trouble.body === '';
  const writer = sides[trouble.sender];
  const from = momentOf(life, now)(trouble.after).getTime();
  return {
    id: fixedId(`world report ${life.key}`),
    life,
    trouble,
    writer,
    reporter: isBlock ? writer : sides[trouble.sender === 'customer' ? 'business' : 'customer'],
    isBlock,
    at: (hours: number) => new Date(from + hours * HOUR_MS),
  };
}

type Case = ReturnType<typeof caseOf>;

const report = ({ id, life, trouble, reporter, isBlock, at }: Case, adminId: UserId) => ({
  id,
  message_id: isBlock ? null : messageId(life, life.said.length - 1),
  lead_id: leadId(life, life.firm),
  reporter_id: reporter,
  reason: trouble.reason,
  note: trouble.note,
  created_at: at(1),
  taken_by: trouble.state === 'open' ? null : adminId,
  taken_at: trouble.state === 'open' ? null : at(4),
  done_by: trouble.state === 'done' ? adminId : null,
  done_at: trouble.state === 'done' ? at(18) : null,
  outcome: trouble.outcome,
});
