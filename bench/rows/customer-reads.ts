import { active } from '../testbed/people.ts';
import { read } from './read.ts';

const CUSTOMER = active('customer');
const ofCustomers = (name: string, path: string) =>
  read({ name: `customer: ${name}`, who: CUSTOMER, path: () => path });

/** What somebody who posts jobs waits for. */
export const customerReads = [
  ofCustomers('active jobs', '/api/jobs?status=active'),
  ofCustomers('jobs in progress', '/api/jobs?status=in_progress'),
  ofCustomers('finished jobs', '/api/jobs?status=finished'),
  ofCustomers('cancelled jobs', '/api/jobs?status=cancelled'),
  ofCustomers('open quotes', '/api/quotes'),
  ofCustomers('what one is told, and how', '/api/notifications/settings'),
  ofCustomers('who is signed in', '/api/auth/user'),
  ofCustomers('devices signed in', '/api/auth/sessions'),
  read({
    name: 'customer: a conversation',
    who: `
      select distinct j.customer_id as account_id, l.id from messages m join leads l on l.id = m.lead_id
      join jobs j on j.id = l.job_id join accounts a on a.id = j.customer_id
      where a.is_active and a.verified_at is not null`,
    path: ({ id }) => `/api/lead/${id}/messages`,
  }),
];
