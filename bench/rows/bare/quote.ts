import { newId } from '../../../server/platform/ids.ts';
import type { Handler } from '../row.ts';
import { hashOf, OF_SESSION } from './session.ts';

const QUOTE = `
  insert into quotes (id, lead_id, job_id, business_id, author_id, cost_pence, rate_code, comments, status, created_at)
  select $2, l.id, l.job_id, l.business_id, a.id, $4, 'flat', $5, 'pending', now()
  from leads l, ${OF_SESSION.replace('where', 'where l.id = $3 and l.business_id = s.business_id and')} returning id`;

const QUOTED = `update leads set status = 'quoted' where id = $1`;

/** The quote and the status of its lead, in one transaction. */
export const bareQuote: Handler = async ({ pool }, { token, body }) => {
  const { leadId, cost, comments } = JSON.parse(body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const values = [hashOf(token), newId(), leadId, Math.round(cost * 100), comments];
    const { rows } = await client.query({ name: 'bare-quote', text: QUOTE, values });
    await client.query({ name: 'bare-quoted', text: QUOTED, values: [leadId] });
    await client.query('commit');
    return rows[0] ? '[]' : null;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
