import * as z from 'zod/mini';
import { BusinessesQuery, CustomersQuery } from './admin-lists.ts';
import { NO_LEADS_REASONS } from './admin-pages.ts';
import { Document } from './businesses.ts';
import { fieldSentences as say } from './copy.ts';
import { firstName, flag, IdParams, lastName, Nothing, text, zeroOrOne } from './fields.ts';
import { routes } from './kernel.ts';
import { PACKAGES, SUBSCRIPTION_STATUSES } from './words.ts';
import { holdsWebAddress } from './web-addresses.ts';

/** A customer as admins see one. `code` is the account's public reference. */
export const AdminCustomer = z.object({
  id: z.string(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  emailVerifiedAt: z.nullable(z.string()),
  is_active: flag,
  mobile_number: z.string(),
  code: z.string(),
  createdAt: z.string(),
  jobsCount: z.number(),
  finishedJobsCount: z.number(),
  canceledJobsCount: z.number(),
});
export type AdminCustomer = z.output<typeof AdminCustomer>;

export const AdminBusiness = z.object({
  id: z.string(),
  userName: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  location: z.string(),
  mobile_number: z.nullable(z.string()),
  email: z.string(),
  userEmail: z.string(),
  isVerified: z.boolean(),
  is_active: flag,
  workCategoriesName: z.nullable(z.string()),
  createdAt: z.string(),
  leadsCount: z.number(),
  quotedJobs: z.number(),
  finishedJobsCount: z.number(),
  canceledJobsCount: z.number(),
  subscription_type: z.nullable(z.enum(PACKAGES)),
  /** How the newest subscription stands; with `subscription_type` it says who pays. */
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
  /** Null where leads are open to it, and of somebody who owns no business. */
  noLeadsReason: z.nullable(z.enum(NO_LEADS_REASONS)),
  code: z.string(),
  documents: z.array(Document),
});
export type AdminBusiness = z.output<typeof AdminBusiness>;

/** Why; the person concerned reads it. The admin area always asks for it. */
export const reason = z.optional(text({ max: 500, empty: say.reason, lines: true }));

/** A switch, or names; the wire knows the names under two spellings. */
export const AccountChange = z
  .strictObject({
    is_active: z.optional(zeroOrOne),
    reason,
    name: z.optional(
      text({ max: 201, empty: say.text }).check(
        z.refine((typed) => !holdsWebAddress(typed), say.addressInName),
      ),
    ),
    firstName: z.optional(firstName),
    lastName: z.optional(lastName),
    first_name: z.optional(firstName),
    last_name: z.optional(lastName),
  })
  .check(
    z.refine((change) => Object.keys(change ?? {}).some((key) => key !== 'reason'), {
      path: ['is_active'],
      error: say.zeroOrOne,
      when: () => true,
    }),
  );
export type AccountChange = z.output<typeof AccountChange>;

/** Whether a search finds more than were counted. */
const hasMore = z.boolean();

/** Deleting needs no body, and takes the reason in one. */
export const Removal = z.optional(z.nullable(z.strictObject({ reason })));

export const adminAccountRoutes = routes({
  adminCustomers: {
    method: 'GET',
    path: '/admin/customers',
    summary: 'A page of the customers, searched, sorted and filtered',
    by: ['admin'],
    query: CustomersQuery,
    answers: z.object({ customers: z.array(AdminCustomer), count: z.number(), hasMore }),
    refuses: [],
  },
  adminCustomer: {
    method: 'GET',
    path: '/admin/customer/:id',
    summary: 'A customer',
    by: ['admin'],
    params: IdParams,
    answers: z.object({ data: AdminCustomer }),
    refuses: [],
  },
  changeCustomer: {
    method: 'PUT',
    path: '/admin/customer/:id',
    summary: 'Rename a customer, or switch the account on or off, which its owner is told with the reason',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: AccountChange,
    answers: Nothing,
    refuses: ['done_by_another'],
  },
  adminBusinesses: {
    method: 'GET',
    path: '/admin/businesses',
    summary: 'A page of the businesses, searched, sorted and filtered',
    by: ['admin'],
    query: BusinessesQuery,
    answers: z.object({ businesses: z.array(AdminBusiness), businessCount: z.number(), hasMore }),
    refuses: [],
  },
  adminBusiness: {
    method: 'GET',
    path: '/admin/business/:id',
    summary: 'A business with its documents',
    by: ['admin'],
    params: IdParams,
    answers: z.object({ data: AdminBusiness }),
    refuses: [],
  },
  changeBusiness: {
    method: 'PUT',
    path: '/admin/business/:id',
    summary: 'Rename a business or its owner, or switch the account on or off',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: AccountChange,
    answers: Nothing,
    refuses: ['done_by_another'],
  },
  removeAccount: {
    method: 'DELETE',
    path: '/admin/user/:id',
    summary: 'Delete a customer or a business with all that is open, which its owner is told with the reason',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: Removal,
    answers: Nothing,
    refuses: ['done_by_another'],
  },
  resendVerification: {
    method: 'GET',
    path: '/admin/resend-verification-code/:id',
    summary: 'Mail an account its verification link again; the links mailed before work no more',
    by: ['admin'],
    countsOnce: 'by key',
    params: IdParams,
    answers: Nothing,
    refuses: ['already_verified', 'cross_site'],
  },
});
