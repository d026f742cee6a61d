import type { AdminBusiness, AdminCustomer } from '../../../contract/admin-accounts.ts';
import type { AccountsQuery } from '../../../contract/admin-lists.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { businessById, businessesBatch } from './business.queries.ts';
import { servicesOfCategory, usesOfCategory } from './category.queries.ts';
import { csvAnswer } from './csv.ts';
import { customerById, customersBatch } from './customer.queries.ts';

/** What is not there answers alike, whatever it might have been. */
const orNotFound = <T>(found: T | undefined): T => {
  if (found === undefined) throw notFound();
  return found;
};

export const answerCustomer = async ({ db }: Market, id: string) => ({
  data: orNotFound(await customerById(db, id)),
});

export const answerBusiness = async ({ db }: Market, id: string) => ({
  data: orNotFound(await businessById(db, id)),
});

export const answerServices = async ({ db }: Market, id: string) =>
  orNotFound(await servicesOfCategory(db, id));

export const answerCategoryUses = async ({ db }: Market, id: string) =>
  orNotFound(await usesOfCategory(db, id));

type Which = Omit<AccountsQuery, 'pageIndex'>;

const CUSTOMER_COLUMNS: (keyof AdminCustomer)[] = [
  ...(['code', 'first_name', 'last_name', 'email', 'mobile_number', 'emailVerifiedAt', 'is_active'] as const),
  ...(['createdAt', 'jobsCount', 'finishedJobsCount', 'canceledJobsCount'] as const),
];

export const answerCustomersFile = ({ db }: Market, which: Which) =>
  csvAnswer<AdminCustomer>({ name: 'customers', columns: CUSTOMER_COLUMNS }, (behind) =>
    customersBatch(db, which, behind),
  );

const BUSINESS_COLUMNS: (keyof AdminBusiness)[] = [
  ...(['code', 'name', 'userName', 'userEmail', 'mobile_number', 'location', 'workCategoriesName'] as const),
  ...([
    'isVerified',
    'is_active',
    'subscription_type',
    'subscription_status',
    'createdAt',
    'leadsCount',
    'quotedJobs',
  ] as const),
  ...(['finishedJobsCount', 'canceledJobsCount'] as const),
];

export const answerBusinessesFile = ({ db }: Market, which: Which) =>
  csvAnswer<AdminBusiness>({ name: 'businesses', columns: BUSINESS_COLUMNS }, (behind) =>
    businessesBatch(db, which, behind),
  );
