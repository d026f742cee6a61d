import type {
  AccountsQuery,
  AdminJobsQuery,
  AdminQuotesQuery,
  AdminReviewsQuery,
} from '../../../contract/admin-lists.ts';
import type { Market } from '../action.ts';
import { businessesBatch } from './business.queries.ts';
import { csvAnswer } from './csv.ts';
import { customersBatch } from './customer.queries.ts';
import type { Behind as BehindAccount } from './found-accounts.ts';
import { jobsBatch } from './job.queries.ts';
import type { Behind } from './list-batches.ts';
import { quotesBatch } from './quote.queries.ts';
import { reviewsBatch } from './review.queries.ts';

// A file holds what its list shows, and nothing more.

type Which<Query> = Omit<Query, 'pageIndex'>;

export const answerCustomersFile = ({ db }: Market, which: Which<AccountsQuery>) =>
  csvAnswer(
    {
      name: 'customers',
      columns: [
        ...(['code', 'first_name', 'last_name', 'email', 'mobile_number', 'emailVerifiedAt'] as const),
        ...(['is_active', 'createdAt', 'jobsCount', 'finishedJobsCount', 'canceledJobsCount'] as const),
      ],
    },
    (behind: BehindAccount | null) => customersBatch(db, which, behind),
  );

export const answerBusinessesFile = ({ db, clock }: Market, which: Which<AccountsQuery>) =>
  csvAnswer(
    {
      name: 'businesses',
      columns: [
        ...(['code', 'name', 'userName', 'userEmail', 'mobile_number', 'location'] as const),
        'workCategoriesName',
        { key: 'isVerified', header: 'isEmailVerified' },
        ...(['is_active', 'subscription_type', 'subscription_status', 'noLeadsReason', 'createdAt'] as const),
        ...(['leadsCount', 'quotedJobs', 'finishedJobsCount', 'canceledJobsCount'] as const),
      ],
    },
    (behind: BehindAccount | null) => businessesBatch(db, { ...which, now: clock.now(), behind }),
  );

export const answerJobsFile = ({ db, clock }: Market, which: Which<AdminJobsQuery>) =>
  csvAnswer(
    {
      name: 'jobs',
      columns: [
        ...(['jobNumber', 'title', 'customer', 'service', 'type', 'location', 'town', 'job_type'] as const),
        ...(['status', 'closed_reason', 'is_active', 'leadsCount'] as const),
        { key: 'quotesCount', header: 'openOrAcceptedQuotesCount' },
        ...(['photosCount', 'business', 'cost', 'rate_type', 'createdAt'] as const),
      ],
    },
    (behind: Behind | null) => jobsBatch(db, { ...which, now: clock.now(), behind }),
  );

export const answerQuotesFile = ({ db }: Market, which: Which<AdminQuotesQuery>) =>
  csvAnswer(
    {
      name: 'quotes',
      columns: [
        ...(['jobNumber', 'title', 'customer', 'business', 'cost', 'rate_type', 'status'] as const),
        'createdAt',
      ],
    },
    (behind: Behind | null) => quotesBatch(db, { ...which, behind }),
  );

export const answerReviewsFile = ({ db }: Market, which: Which<AdminReviewsQuery>) =>
  csvAnswer(
    {
      name: 'reviews',
      columns: [
        ...(['jobNumber', 'business', 'customer', 'rating', 'comment', 'answer', 'is_active'] as const),
        ...(['hiddenReason', 'createdAt'] as const),
      ],
    },
    (behind: Behind | null) => reviewsBatch(db, { ...which, behind }),
  );
