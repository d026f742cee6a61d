import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { pounds } from '../../../platform/money.ts';
import { fixedId } from '../../fixed-id.ts';
import { insertRows } from './insert-rows.ts';
import { seedLifeOfQuotes } from './life-of-quotes.ts';
import type { Bid, Life } from './lives.ts';
import { momentOf } from './moments.ts';
import { firmId, jobId, leadId, messageId, quoteId } from './world-ids.ts';

/** Who took the jobs up, what they quoted, and who may ring whom. */
export async function seedLeads(tx: Tx, lives: readonly Life[], now: Date): Promise<void> {
  const leads = lives.flatMap((life) => leadsOf(life, now));
  await insertRows(tx, 'leads', leads);
  const quotes = lives.flatMap((life) => life.bids.map((bid) => quote(life, bid, now)));
  await insertRows(tx, 'quotes', quotes);
  await seedLifeOfQuotes(tx, lives, now);
  const releases = leads.flatMap(({ job_id, business_id, interested_at }) =>
    interested_at === null
      ? []
      : [
          {
            id: fixedId(`world release ${job_id}`),
            job_id,
            business_id,
            reason: 'interested',
            created_at: interested_at,
          },
        ],
  );
  await insertRows(tx, 'phone_releases', releases);
}

function quote(life: Life, { firm, status, pounds: sum, rate, words, after, decided }: Bid, now: Date) {
  const at = momentOf(life, now);
  return {
    id: quoteId(life, firm),
    lead_id: leadId(life, firm),
    job_id: jobId(life),
    business_id: firmId(firm),
    cost_pence: pounds(sum),
    rate_code: rate,
    comments: words,
    status,
    decided_at: decided === null ? null : at(decided),
    created_at: at(after),
  };
}

const LOOKED_HOURS = 0.05;

function leadsOf(life: Life, now: Date) {
  const { firm, hours, bids, said } = life;
  const at = momentOf(life, now);
  const rivals = bids.filter((bid) => bid.firm !== firm);
  const stands = (of: Life['firm']) =>
    // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
    bids.some((bid) => bid.firm === of && bid.status !== 'cancelled' && !bid.declined) ? 'quoted' : 'open';
  const lead = (
    of: Life['firm'],
    { interested, created, messages }: { interested: number | null; created: number; messages: number },
  ) => ({
    id: leadId(life, of),
    job_id: jobId(life),
    business_id: firmId(of),
    status: stands(of),
    interested_at: interested === null ? null : at(interested),
    messages_count: messages,
    created_at: at(created),
  });
  const own =
    hours.interested === null
      ? []
      : [
          lead(firm, {
            interested: hours.interested,
            created: hours.interested - LOOKED_HOURS,
            messages: said.length,
          }),
        ];
  return [
    ...own,
    ...rivals.map(({ firm: rival, after }) =>
      lead(rival, { interested: null, created: after - LOOKED_HOURS, messages: 0 }),
    ),
  ];
}

const UNREAD_DAYS = 2;

/** What the two sides wrote. What is older than two days has been read. */
export async function seedMessages(tx: Tx, lives: readonly Life[], now: Date): Promise<void> {
  const messages = lives
    .flatMap((life) =>
      life.said.map(({ sender, body, after }, place) => ({
        id: messageId(life, place),
        lead_id: leadId(life, life.firm),
        sender,
        body,
        attachments_count: 0,
        created_at: momentOf(life, now)(after),
      })),
    )
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await insertRows(tx, 'messages', messages);
  const read = new Date(now.getTime() - UNREAD_DAYS * DAY_MS);
  await sql`
    update conversations c set unread = 0, read_up_to = c.last_at
    where c.last_at < ${read} and c.lead_id = any(${messages.map((message) => message.lead_id)}::uuid[])
  `.execute(tx);
}
