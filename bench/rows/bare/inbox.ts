import type { Handler } from '../row.ts';
import { hashOf, OF_SESSION } from './session.ts';

// The leads that are there. It finds none of what was posted since, which is what most of our statement is for.
const INBOX = `
  select l.id, l.created_at, l.interested_at, l.messages_count, j.title, j.description, j.tier, j.outward, j.town,
    v.name as service, c.first_name || ' ' || c.last_name as customer, c.mobile_number
  from leads l join jobs j on j.id = l.job_id join services v on v.id = j.service_id
  join accounts c on c.id = j.customer_id
  where l.business_id = (select s.business_id from ${OF_SESSION}) and l.status = 'open'
  order by l.created_at desc, l.id desc limit 21`;

export const bareInbox: Handler = async ({ pool }, { token }) => {
  const { rows } = await pool.query({ name: 'bare-inbox', text: INBOX, values: [hashOf(token)] });
  return JSON.stringify({ leads: rows });
};
