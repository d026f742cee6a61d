import { keyedClaim } from '../claims.ts';
import type { adminAccountRoutes } from '../../../contract/admin-accounts.ts';
import type { adminCategoryRoutes } from '../../../contract/admin-categories.ts';
import type { adminFigureRoutes } from '../../../contract/admin-figures.ts';
import type { adminJobRoutes } from '../../../contract/admin-jobs.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Exchange, Handlers } from '../../platform/http/mount.ts';
import { mustBeOurs } from '../accounts/index.ts';
import { type Action, perform } from '../action.ts';
import type { adminQuoteRoutes } from '../../../contract/admin-quotes.ts';
import type { adminWorkPictureRoutes } from '../../../contract/admin-work-pictures.ts';
import type { adminReviewRoutes } from '../../../contract/admin-reviews.ts';
import type { adminSettingRoutes } from '../../../contract/admin-settings.ts';
import type { auditRoutes } from '../../../contract/audit.ts';
import type { impersonationRoutes } from '../../../contract/impersonation.ts';
import { readAuditLog } from './audit.queries.ts';
import type { AdminDeps } from './deps.ts';
import { answerActivity, answerBackAsAdmin, answerImpersonate } from './impersonation.answers.ts';
import { addCategory, changeCategory, removeCategory } from './actions/change-category.ts';
import { changeAccount } from './actions/change-account.ts';
import { removeJob, switchJob } from './actions/change-job.ts';
import { lookAtAttachments } from './actions/look-at-attachments.ts';
import { lookAtPhotos } from './actions/look-at-photos.ts';
import { removeReview, switchReview } from './actions/change-review.ts';
import { takeAnswerAway } from './actions/take-answer-away.ts';
import { changeMarketSettings } from './actions/change-settings.ts';
import { addService, changeService, removeService } from './actions/change-service.ts';
import { switchWorkPicture } from './actions/switch-work-picture.ts';
import { removeAccount } from './actions/remove-account.ts';
import { resendVerification } from './actions/resend-verification.ts';
import { businessesPage } from './business.queries.ts';
import { categoriesPage } from './category.queries.ts';
import { customersPage } from './customer.queries.ts';
import { answerFigures } from './figures.ts';
import { jobsPage } from './job.queries.ts';
import { quotesPage } from './quote.queries.ts';
import { reviewsPage } from './review.queries.ts';
import { workPicturesPage } from './work-picture.queries.ts';
import { answerWorkPictureAway } from './work-picture.answers.ts';
import { answerSettings } from './settings.answers.ts';
import { answerBusiness, answerCategoryUses, answerCustomer, answerServices } from './list.answers.ts';

type Calls = typeof adminAccountRoutes &
  typeof adminJobRoutes &
  typeof adminQuoteRoutes &
  typeof adminCategoryRoutes &
  typeof adminReviewRoutes &
  typeof adminWorkPictureRoutes &
  typeof adminFigureRoutes &
  typeof adminSettingRoutes &
  typeof impersonationRoutes &
  typeof auditRoutes;

export const adminHandlers = (deps: AdminDeps): Handlers<Calls> => ({
  ...accountHandlers(deps),
  ...jobHandlers(deps),
  ...categoryHandlers(deps),
  ...reviewHandlers(deps),
  adminWorkPictures: ({ query }) => workPicturesPage(deps.accounts.market.db, query),
  switchWorkPicture: ({ params, body }, exchange) =>
    doer(deps)(
      switchWorkPicture,
      { ...params, reason: body.is_active === 1 ? null : (body.reason ?? null) },
      exchange,
    ),
  takeWorkPictureAway: ({ params, body }, { request }) =>
    answerWorkPictureAway(deps.accounts.market, signedIn(request), { ...params, ...body }),
  marketSettings: () => answerSettings(deps),
  changeMarketSettings: ({ body }, exchange) => doer(deps)(changeMarketSettings, body, exchange),
  adminFigures: ({ query }) => answerFigures(deps.accounts.market, query),
  impersonate: ({ body }, exchange) => answerImpersonate(deps, body, exchange),
  backAsAdmin: (_given, exchange) => answerBackAsAdmin(deps, exchange),
  accountActivity: (_given, exchange) => answerActivity(deps.accounts.market, exchange),
  auditLog: ({ query }) => readAuditLog(deps.accounts.market.db, query),
});

/** Does it as the admin who asks. */
const doer =
  ({ accounts: { market } }: AdminDeps) =>
  <Input, Output>(act: Action<Input, Output>, input: Input, { request }: Exchange) =>
    perform(market, act, { actor: signedIn(request), input });

/** The same for what counts once under a key. */
const doerOnce =
  ({ accounts: { market } }: AdminDeps) =>
  <Input, Output>(act: Action<Input, Output>, input: Input, { request }: Exchange) =>
    perform(market, act, { actor: signedIn(request), input, claim: keyedClaim(request) });

/** Why something is removed; an admin may leave it out. */
const reasonIn = (body: { reason?: string | undefined } | null | undefined) => ({
  reason: body?.reason ?? null,
});

function accountHandlers(deps: AdminDeps): Handlers<typeof adminAccountRoutes> {
  const { market } = deps.accounts;
  const does = doer(deps);
  return {
    adminCustomers: ({ query }) => customersPage(market.db, query),
    adminCustomer: ({ params }) => answerCustomer(market, params.id),
    changeCustomer: ({ params, body }, exchange) =>
      does(changeAccount, { role: 'customer', id: params.id, change: body }, exchange),
    adminBusinesses: ({ query }) => businessesPage(market.db, query, market.clock.now()),
    adminBusiness: ({ params }) => answerBusiness(market, params.id),
    changeBusiness: ({ params, body }, exchange) =>
      does(changeAccount, { role: 'business', id: params.id, change: body }, exchange),
    removeAccount: ({ params, body }, exchange) =>
      does(removeAccount, { id: params.id, ...reasonIn(body) }, exchange),
    resendVerification: async ({ params }, exchange) => {
      mustBeOurs(deps.accounts, exchange);
      return doerOnce(deps)(resendVerification, params.id, exchange);
    },
  };
}

function jobHandlers(deps: AdminDeps): Handlers<typeof adminJobRoutes & typeof adminQuoteRoutes> {
  const { market } = deps.accounts;
  const does = doer(deps);
  return {
    adminQuotes: ({ query }) => quotesPage(market.db, query),
    adminJobs: ({ query }) => jobsPage(market.db, query, market.clock.now()),
    switchJob: ({ params, body }, exchange) =>
      does(
        switchJob,
        { id: params.id, isActive: body.is_active === 1, reason: body.reason ?? null },
        exchange,
      ),
    lookAtPhotos: ({ params, body }, exchange) => does(lookAtPhotos, { jobId: params.id, ...body }, exchange),
    lookAtAttachments: ({ params, body }, exchange) =>
      does(lookAtAttachments, { leadId: params.id, ...body }, exchange),
    removeJob: ({ params, body }, exchange) =>
      does(removeJob, { id: params.id, ...reasonIn(body) }, exchange),
  };
}

function categoryHandlers(deps: AdminDeps): Handlers<typeof adminCategoryRoutes> {
  const { market } = deps.accounts;
  const does = doer(deps);
  return {
    adminCategories: ({ query }) => categoriesPage(market.db, query.pageIndex),
    addCategory: ({ body }, exchange) => doerOnce(deps)(addCategory, body, exchange),
    changeCategory: ({ params, body }, exchange) =>
      does(changeCategory, { id: params.id, ...body }, exchange),
    removeCategory: ({ params, body }, exchange) =>
      does(removeCategory, { id: params.id, ...reasonIn(body) }, exchange),
    categoryUses: ({ params }) => answerCategoryUses(market, params.id),
    adminServices: ({ params }) => answerServices(market, params.id),
    addService: ({ params, body }, exchange) =>
      doerOnce(deps)(addService, { categoryId: params.id, ...body }, exchange),
    changeService: ({ params, body }, exchange) =>
      does(changeService, { categoryId: params.id, id: params.serviceId, ...body }, exchange),
    removeService: ({ params, body }, exchange) =>
      does(removeService, { categoryId: params.id, id: params.serviceId, ...reasonIn(body) }, exchange),
  };
}

function reviewHandlers(deps: AdminDeps): Handlers<typeof adminReviewRoutes> {
  const does = doer(deps);
  return {
    adminReviews: ({ query }) => reviewsPage(deps.accounts.market.db, query),
    switchReview: ({ params, body }, exchange) =>
      does(
        switchReview,
        { id: params.id, reason: body.is_active === 1 ? null : (body.reason ?? null) },
        exchange,
      ),
    takeAnswerAway: ({ params, body }, exchange) => does(takeAnswerAway, { ...params, ...body }, exchange),
    removeReview: ({ params, body }, exchange) =>
      does(removeReview, { id: params.id, ...reasonIn(body) }, exchange),
  };
}
