import type { Handler } from '../row.ts';
import { hashOf, OF_SESSION } from './session.ts';

const RESPONSES = `
  select q.id, q.cost_pence, q.rate_code, q.comments, q.status, q.created_at, b.id as business_id, b.name, b.logo, b.town
  from jobs j join quotes q on q.job_id = j.id join businesses b on b.id = q.business_id
  where j.id = $2 and j.customer_id = (select a.id from ${OF_SESSION}) and q.status = 'pending'
  order by q.created_at desc, q.id desc limit 21`;

export const bareJobResponses: Handler = async ({ pool }, { path, token }) => {
  const values = [hashOf(token), path.split('/')[3]];
  const { rows } = await pool.query({ name: 'bare-responses', text: RESPONSES, values });
  return JSON.stringify({ responses: rows });
};
