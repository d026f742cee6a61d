import type pg from 'pg';
import { newId } from '../../server/platform/ids.ts';
import { hashOf } from '../bare/session.ts';
import type { Handler } from '../rows/row.ts';

const BUSINESS = `
  select a.id, b.id as business_id, b.leads_until > now() as has_access
  from sessions s join accounts a on a.id = s.account_id join businesses b on b.id = s.business_id
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > now() and a.is_active`;

const LEAD = `
  select l.job_id, j.customer_id from leads l join jobs j on j.id = l.job_id
  where l.id = $1 and l.business_id = $2 and l.status = 'open' and j.ask_status = 'active' and j.is_offered`;

const QUOTE = `
  insert into quotes (id, lead_id, job_id, business_id, author_id, cost_pence, rate_code, comments, status, created_at)
  values ($1, $2, $3, $4, $5, $6, 'flat', $7, 'pending', now())`;

const QUOTED = `update leads set status = 'quoted' where id = $1 and status = 'open'`;

const HISTORY = `
  insert into history (id, event, actor_id, job_id, facts, created_at) values ($1, 'quote.sent', $2, $3, $4, now())`;

type Business = { id: string; business_id: string; has_access: boolean };

/** Sending a quote: session, lead, and three writes in one transaction. */
export const sameQuote: Handler = async ({ pool }, { token, body }) => {
  const businesses = await pool.query<Business>({
    name: 'business',
    text: BUSINESS,
    values: [hashOf(token)],
  });
  const [business] = businesses.rows;
  if (!business?.has_access) return null;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await write(client, business, JSON.parse(body));
    await client.query('commit');
    return '[]';
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

type Given = { leadId: string; cost: number; comments: string };

async function write(
  client: pg.PoolClient,
  { id, business_id }: Business,
  { leadId, cost, comments }: Given,
) {
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  const { rows } = await run('lead', LEAD, [leadId, business_id]);
  const [lead] = rows;
  if (!lead) throw new Error('not an open lead');
  const quoteId = newId();
  await run('quote', QUOTE, [
    quoteId,
    leadId,
    lead.job_id,
    business_id,
    id,
    Math.round(cost * 100),
    comments,
  ]);
  await run('quoted', QUOTED, [leadId]);
  await run('quote-history', HISTORY, [newId(), id, lead.job_id, JSON.stringify({ quoteId, leadId })]);
}
