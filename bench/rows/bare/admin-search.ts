import { ADMIN_PAGE_SIZE, pageNumber, readFilter } from '../../../contract/admin-pages.ts';
import type { Handler } from '../row.ts';
import { hashOf, OF_SESSION } from './session.ts';

// Each of the three indexes answers a part; the counts of a customer's jobs are what an admin sees beside the name.
const FOUND = `
  select a.id, a.first_name, a.last_name, a.email, a.mobile_number, a.reference, a.is_active, a.created_at,
    (select count(*) from jobs j where j.customer_id = a.id) as jobs,
    (select count(*) from jobs j where j.customer_id = a.id and j.ask_status = 'cancelled') as cancelled,
    (select count(*) from engagements e where e.customer_id = a.id and e.status = 'finished') as finished
  from (
    select f.account_id, f.created_at from found_accounts f
    where f.role = 'customer' and (f.names like $2 or f.email like $2)
      and exists (select from ${OF_SESSION} and a.role = 'admin')
    order by f.created_at desc, f.account_id desc limit ${ADMIN_PAGE_SIZE} offset $3
  ) f join accounts a on a.id = f.account_id
  order by f.created_at desc, f.account_id desc`;

const COUNTED = `
  select count(*) from found_accounts where role = 'customer' and (names like $1 or email like $1)`;

/** The page, and how many there are. */
export const bareAdminSearch: Handler = async ({ pool }, { path, token }) => {
  const query = new URL(path, 'http://localhost').searchParams;
  const typed = `%${readFilter(query.get('filter') ?? '')?.name ?? ''}%`;
  const page = pageNumber(query.get('pageIndex') ?? undefined);
  const values = [hashOf(token), typed, (page - 1) * ADMIN_PAGE_SIZE];
  const found = await pool.query({ text: FOUND, values });
  const counted = await pool.query({ text: COUNTED, values: [typed] });
  return JSON.stringify({ customers: found.rows, count: counted.rows[0]?.count });
};
