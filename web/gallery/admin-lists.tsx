import { useHydrated } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { BusinessesScreen } from '../admin/accounts/businesses-screen.tsx';
import { CustomersScreen } from '../admin/accounts/customers-screen.tsx';
import { WorkPicturesScreen } from '../admin/accounts/work-pictures-screen.tsx';
import { CategoriesScreen } from '../admin/categories/categories-screen.tsx';
import { JobsScreen } from '../admin/jobs/jobs-screen.tsx';
import { QuotesScreen } from '../admin/jobs/quotes-screen.tsx';
import { ReportsPanel } from '../admin/reports/reports-panel.tsx';
import { ReviewsScreen } from '../admin/reviews/reviews-screen.tsx';
import { AuditPanel } from '../admin/settings/audit-panel.tsx';
import { PaymentFlagsPanel } from '../admin/settings/payment-flags-panel.tsx';
import { PromoCodesPanel } from '../admin/settings/promo-codes-panel.tsx';
import type { AdminSearch } from '../admin/admin-address.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { Cards } from './cards.tsx';
import { ago, DAYS } from './moved.ts';
import { admin, papers } from './people.ts';
import * as demo from './samples.gen.ts';
import { LONG_JOB } from './samples.ts';
import { type Answers, seenBy } from './world.tsx';

const { sample } = galleryCopy;

// One list has more pages than one: several pagers on one page would have one name.

/** The last rows of a list are as rare rows are. */
const withRare = <Row extends object>(rows: readonly Row[], ...rare: Partial<NoInfer<Row>>[]): Row[] =>
  rows.map((row, place) => ({ ...row, ...rare.at(place - rows.length) }));

const { businesses } = demo.adminBusinesses;
const adminBusinesses = {
  ...demo.adminBusinesses,
  businesses: withRare(
    businesses.map((one) => ({ ...one, documents: papers })),
    { name: sample.longFirm, isVerified: false, subscription_type: null, workCategoriesName: null },
    { is_active: 0, subscription_status: 'past_due' },
  ),
};

const adminCustomers = {
  ...demo.adminCustomers,
  count: 2,
  customers: withRare(demo.adminCustomers.customers, {
    name: sample.longCustomer,
    email: sample.email,
    emailVerifiedAt: null,
    is_active: 0,
  }),
};

const adminJobs = {
  ...demo.adminJobs,
  jobsCount: 3,
  jobs: withRare(demo.adminJobs.jobs, { ...LONG_JOB, is_active: 0, leads: [], leadsCount: 0 }, {}),
};

const adminQuotes = {
  ...demo.adminQuotes,
  count: 3,
  quotes: withRare(
    demo.adminQuotes.quotes,
    { cost: 12_345.5, status: 'accepted' },
    { status: 'closed', job: { title: sample.longJob, jobNumber: 'J000013' } },
  ),
};

const adminReviews = {
  ...demo.adminReviews,
  count: 3,
  reviews: withRare(
    demo.adminReviews.reviews,
    { rating: 1, comment: '', answer: sample.reviewAnswer },
    { comment: sample.longDescription, is_active: 0, hiddenReason: 'personal_details' },
  ),
};

const adminCategories = {
  ...demo.adminCategories,
  categoryCount: 2,
  workCategories: withRare(demo.adminCategories.workCategories, {
    name: sample.longTrade,
    is_active: 0,
    services: [],
  }),
};

const promoCodes = {
  ...demo.promoCodes,
  promoCodes: [
    ...demo.promoCodes.promoCodes,
    { id: 'winter', name: sample.oldPromo, description: null, percentage: 100, status: false },
  ],
};

const adminWorkPictures = {
  ...demo.adminWorkPictures,
  count: 3,
  pictures: withRare(demo.adminWorkPictures.pictures, { is_active: 0 }),
};

const adminReports = {
  ...demo.adminReports,
  reports: withRare(
    demo.adminReports.reports,
    {
      note: sample.review,
      words: sample.longDescription,
      attachment: { place: 2, file: { id: 'photo', kind: 'photo', name: '' } },
    },
    {},
    { words: null, writer: null },
  ),
};

const FIRM = { id: 'firm', name: sample.firm };
const PAYMENT = { business: FIRM, reference: sample.unwantedReference };
const paymentFlags: Answers['paymentFlags'] = {
  flags: [
    {
      ...PAYMENT,
      id: 'flag-1',
      why: 'unwanted',
      provider: 'gocardless',
      what: sample.packages.premium,
      amount: 234,
      createdAt: ago(2 * DAYS),
    },
    {
      ...PAYMENT,
      id: 'flag-2',
      why: 'price',
      provider: 'stripe',
      what: null,
      amount: null,
      createdAt: ago(9 * DAYS),
    },
  ],
  count: 2,
};

const ACT = {
  id: 'audit-1',
  act: 'deactivate',
  subject: 'account',
  subjectId: FIRM.id,
  subjectName: FIRM.name,
  admin,
  account: FIRM,
  changes: [{ field: 'is_active', before: '1', after: '0' }],
  reason: sample.suspendedFor,
  createdAt: ago(30),
  impersonation: null,
};

const auditLog: Answers['auditLog'] = {
  entries: [
    ACT,
    {
      ...ACT,
      id: 'audit-2',
      act: 'rename',
      changes: [{ field: 'business_name', before: FIRM.name, after: sample.longFirm }],
      reason: null,
      createdAt: ago(40 * DAYS),
    },
    {
      ...ACT,
      id: 'audit-3',
      act: 'change',
      subject: 'setting',
      subjectId: null,
      subjectName: null,
      account: null,
      changes: [{ field: 'texts_a_day', before: null, after: '500' }],
      reason: null,
      createdAt: ago(300 * DAYS),
    },
    {
      ...ACT,
      id: 'audit-4',
      act: 'impersonate',
      changes: [],
      createdAt: ago(301 * DAYS),
      impersonation: { requests: 31, until: ago(301 * DAYS - 12) },
    },
  ],
  count: 4,
};

const ANSWERS: Answers = {
  adminBusinesses,
  adminCustomers,
  adminJobs,
  adminQuotes,
  adminReviews,
  adminWorkPictures,
  adminCategories,
  adminReports,
  auditLog,
  paymentFlags,
  promoCodes,
};

/** Drawn in the browser alone, as the admin area is. */
const inTheBrowser = (Screen: ComponentType<{ search: AdminSearch }>, answers = ANSWERS) => (
  <InBrowser>{seenBy(admin, <Screen search={{}} />, { answers })}</InBrowser>
);

/** The lists that admins work through: tables where there is room, cards on a phone. */
export const adminLists: Cards = {
  BusinessesScreen: {
    loading: inTheBrowser(BusinessesScreen, {}),
    empty: inTheBrowser(BusinessesScreen, {
      adminBusinesses: { businesses: [], businessCount: 0, hasMore: false },
    }),
    normal: inTheBrowser(BusinessesScreen),
  },
  CustomersScreen: { normal: inTheBrowser(CustomersScreen) },
  JobsScreen: { normal: inTheBrowser(JobsScreen) },
  QuotesScreen: { normal: inTheBrowser(QuotesScreen) },
  WorkPicturesScreen: {
    empty: inTheBrowser(WorkPicturesScreen, {
      adminWorkPictures: { pictures: [], count: 0, business: null },
    }),
    normal: inTheBrowser(WorkPicturesScreen),
  },
  CategoriesScreen: { normal: inTheBrowser(CategoriesScreen) },
  ReviewsScreen: { normal: inTheBrowser(ReviewsScreen) },
  PromoCodesPanel: { normal: inTheBrowser(PromoCodesPanel) },
  PaymentFlagsPanel: { normal: inTheBrowser(PaymentFlagsPanel) },
  ReportsPanel: { normal: inTheBrowser(ReportsPanel) },
  AuditPanel: { normal: inTheBrowser(AuditPanel) },
};

/** What the server never draws. */
function InBrowser({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}
