import { active } from '../testbed/people.ts';
import { read } from './read.ts';

const BUSINESS = active('business');
const ofBusinesses = (name: string, path: string) =>
  read({ name: `business: ${name}`, who: BUSINESS, path: () => path });

/** What a business waits for. */
export const businessReads = [
  ofBusinesses('jobs in progress', '/api/jobs?status=in_progress'),
  ofBusinesses('finished jobs', '/api/jobs?status=finished'),
  ofBusinesses('cancelled jobs', '/api/jobs?status=cancelled'),
  ofBusinesses('open quotes', '/api/quotes'),
  ofBusinesses('the own profile', '/api/business'),
  ofBusinesses('the service area', '/api/business/service-area'),
  ofBusinesses('what one is told, and how', '/api/notifications/settings'),
  ofBusinesses('the team', '/api/business/team'),
  ofBusinesses('subscription and payments', '/api/billing'),
  read({
    name: 'business: a conversation',
    who: `
      select distinct b.owner_id as account_id, l.id from messages m join leads l on l.id = m.lead_id
      join businesses b on b.id = l.business_id join accounts a on a.id = b.owner_id
      where a.is_active and a.verified_at is not null`,
    path: ({ id }) => `/api/lead/${id}/messages`,
  }),
];
