import type { AdminBusiness, AdminCustomer } from '../../contract/admin-accounts.ts';
import type { AdminJob } from '../../contract/admin-jobs.ts';
import type { AdminQuote } from '../../contract/admin-quotes.ts';
import type { AdminReview } from '../../contract/admin-reviews.ts';
import type { AdminWorkPicture } from '../../contract/admin-work-pictures.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { papers, work } from './people.ts';
import { type Before, DAYS, longSummary, ownJob } from './samples.ts';
import type { Answers } from './world.tsx';

const { sample } = galleryCopy;
const FIRM = { id: 'tandy', name: sample.firm };
const LONG_FIRM = { id: 'featherstonehaugh', name: sample.longFirm };

export function businessRows(before: Before): Answers {
  const one: AdminBusiness = {
    ...FIRM,
    ...ALAN,
    mobile_number: sample.number,
    isVerified: true,
    is_active: 1,
    subscription_type: 'premium',
    subscription_status: 'active',
    createdAt: before(400 * DAYS),
    documents: papers(before),
  };
  const unproved: AdminBusiness = {
    ...one,
    ...LONG_FIRM,
    ...NOTHING_YET,
    userName: sample.longCustomer,
    userEmail: sample.email,
    isVerified: false,
    createdAt: before(20),
  };
  const suspended: AdminBusiness = {
    ...one,
    ...NAIR,
    is_active: 0,
    subscription_type: 'standard',
    subscription_status: 'past_due',
  };
  return { adminBusinesses: { businesses: [one, unproved, suspended], businessCount: 23, hasMore: false } };
}

const ALAN = {
  userName: sample.owner,
  first_name: 'Alan',
  last_name: 'Tandy',
  email: sample.ownerEmail,
  userEmail: sample.ownerEmail,
  location: sample.place,
  workCategoriesName: sample.trade,
  code: 'B000012',
  leadsCount: 214,
  quotedJobs: 96,
  finishedJobsCount: 41,
  canceledJobsCount: 2,
};

const NOTHING_YET = {
  subscription_type: null,
  workCategoriesName: null,
  leadsCount: 0,
  quotedJobs: 0,
  finishedJobsCount: 0,
  canceledJobsCount: 0,
  code: 'B000213',
};

const NAIR = {
  id: 'nair',
  name: sample.otherFirm,
  userName: sample.otherOwner,
  userEmail: sample.otherEmail,
  workCategoriesName: sample.otherTrade,
  code: 'B000104',
};

export function customerRows(before: Before): Answers {
  const one: AdminCustomer = {
    id: 'carol',
    name: sample.customer,
    first_name: 'Carol',
    last_name: 'Appleby',
    email: sample.customerEmail,
    emailVerifiedAt: before(90 * DAYS),
    is_active: 1,
    mobile_number: sample.number,
    code: 'C000031',
    createdAt: before(90 * DAYS),
    jobsCount: 3,
    finishedJobsCount: 2,
    canceledJobsCount: 0,
  };
  const long = { id: 'wilhelmina', name: sample.longCustomer, email: sample.email, emailVerifiedAt: null };
  const customers: AdminCustomer[] = [one, { ...one, ...long, is_active: 0, code: 'C000032', jobsCount: 0 }];
  return { adminCustomers: { customers, count: 2, hasMore: false } };
}

export function jobRows(before: Before): Answers {
  const row = (id: string, other: Partial<AdminJob>): AdminJob => ({
    ...ownJob(before, id),
    quotesCount: 3,
    photosCount: 2,
    leads: [
      { id: 'lead-of-firm', business_name: sample.firm, is_interested: true },
      { id: 'lead-of-long', business_name: sample.longFirm, is_interested: false },
    ],
    ...other,
  });
  const jobs: AdminJob[] = [
    row('admin-job-1', {}),
    row('admin-job-2', { ...longSummary(before), is_active: 0, leads: [], leadsCount: 0, quotesCount: 0 }),
    row('admin-job-3', { status: 'finished' }),
  ];
  return { adminJobs: { jobs, jobsCount: 3 } };
}

export function quoteRows(before: Before): Answers {
  const one: AdminQuote = {
    id: 'admin-quote-1',
    cost: 120,
    rate_type: 'Hourly',
    status: 'pending',
    createdAt: before(30),
    job: { title: sample.job, jobNumber: 'J000012' },
    business: FIRM,
    user: { name: sample.customer },
  };
  const quotes: AdminQuote[] = [
    one,
    {
      ...one,
      id: 'admin-quote-2',
      cost: 12_345.5,
      rate_type: 'Flat',
      status: 'accepted',
      business: LONG_FIRM,
    },
    { ...one, id: 'admin-quote-3', status: 'closed', job: { title: sample.longJob, jobNumber: 'J000013' } },
  ];
  return { adminQuotes: { quotes, count: 3 } };
}

export function reviewRows(before: Before): Answers {
  const one: AdminReview = {
    id: 'admin-review-1',
    rating: 5,
    comment: sample.review,
    answer: null,
    createdAt: before(3 * DAYS),
    jobNumber: 'J000012',
    business: FIRM,
    user: { name: sample.customer },
    is_active: 1,
    hiddenReason: null,
  };
  const reviews: AdminReview[] = [
    one,
    {
      ...one,
      id: 'admin-review-2',
      rating: 1,
      comment: '',
      answer: sample.reviewAnswer,
      business: LONG_FIRM,
    },
    {
      ...one,
      id: 'admin-review-3',
      comment: sample.longDescription,
      is_active: 0,
      hiddenReason: 'personal_details',
    },
  ];
  return { adminReviews: { reviews, count: 3 } };
}

export function workPictureRows(before: Before): Answers {
  const pictures: AdminWorkPicture[] = work(3).map((picture, place) => ({
    ...picture,
    business: place === 2 ? LONG_FIRM : FIRM,
    createdAt: before((place + 1) * DAYS),
    is_active: place === 2 ? 0 : 1,
  }));
  return { adminWorkPictures: { pictures, count: 3, business: null } };
}
