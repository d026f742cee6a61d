import { filterOf } from '../../contract/admin-pages.ts';
import { read } from './read.ts';

const ADMIN = `select id as account_id from accounts where role = 'admin'`;
const ofAdmins = (name: string, path: string) =>
  read({ name: `admin: ${name}`, who: ADMIN, path: () => `/api/admin/${path}` });
/** One account of a role, asked for by an admin. */
const ofAccounts = (role: string) =>
  `select admin.id as account_id, a.id from accounts a, (${ADMIN.replace(' as account_id', '')} limit 1) admin where a.role = '${role}'`;
const month = new Date().toISOString().slice(0, 7);
const search = (typed: string) => `customers?filter=${encodeURIComponent(filterOf(typed) ?? '')}`;

/** Every list and figure of the admin area. */
export const adminReads = [
  ofAdmins('figures', 'dashboard'),
  ofAdmins('customers', 'customers'),
  ofAdmins('customers, page 50', 'customers?pageIndex=50'),
  ofAdmins('customers by name', 'customers?sort=name'),
  ofAdmins('customers by e-mail', 'customers?sort=email'),
  ofAdmins('customers switched off', 'customers?state=inactive'),
  ofAdmins('customers of this month', `customers?month=${month}`),
  ofAdmins('customers, search by one letter', search('q')),
  ofAdmins('customers, search that finds nobody', search('zzzzzzzzzz')),
  ofAdmins('businesses', 'businesses'),
  ofAdmins('businesses by name', 'businesses?sort=name'),
  ofAdmins('businesses that pay', 'businesses?state=paying'),
  ofAdmins('jobs', 'jobs'),
  ofAdmins('jobs, page 50', 'jobs?pageIndex=50'),
  ofAdmins('jobs finished', 'jobs?status=finished'),
  ofAdmins('jobs in progress', 'jobs?status=progress'),
  ofAdmins('jobs with a quote', 'jobs?status=quoted'),
  ofAdmins('jobs switched off', 'jobs?state=inactive'),
  ofAdmins('quotes', 'quotes'),
  ofAdmins('quotes of this month', `quotes?month=${month}`),
  ofAdmins('reviews', 'reviews'),
  ofAdmins('reviews hidden', 'reviews?state=inactive'),
  ofAdmins('work categories', 'work-categories'),
  ofAdmins('audit log', 'audit'),
  ofAdmins('settings', 'settings'),
  ofAdmins('payment flags', 'payment-flags'),
  ofAdmins('promo codes', 'gocardless/promo-codes'),
  read({
    name: 'admin: a customer',
    who: ofAccounts('customer'),
    path: ({ id }) => `/api/admin/customer/${id}`,
  }),
  read({
    name: 'admin: a business',
    who: ofAccounts('business').replace(
      'a.id from accounts a',
      'b.id from businesses b join accounts a on a.id = b.owner_id',
    ),
    path: ({ id }) => `/api/admin/business/${id}`,
  }),
];
