import { keyedClaim } from '../claims.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { adminAccountRoutes } from '../../../contract/admin-accounts.ts';
import type { adminCategoryRoutes } from '../../../contract/admin-categories.ts';
import type { adminFigureRoutes } from '../../../contract/admin-figures.ts';
import type { adminJobRoutes } from '../../../contract/admin-jobs.ts';
import { businessesFileRoute, customersFileRoute } from '../../../contract/files.ts';
import { signedIn } from '../../platform/http/door.ts';
import { type Exchange, type Handlers, mountFile } from '../../platform/http/mount.ts';
import { mustBeOurs } from '../accounts/index.ts';
import { type Action, type Market, perform } from '../action.ts';
import type { adminQuoteRoutes } from '../../../contract/admin-quotes.ts';
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
import { removeReview, switchReview } from './actions/change-review.ts';
import { changeMarketSettings } from './actions/change-settings.ts';
import { addService, changeService, removeService } from './actions/change-service.ts';
import { removeAccount } from './actions/remove-account.ts';
import { resendVerification } from './actions/resend-verification.ts';
import { businessesPage } from './business.queries.ts';
import { categoriesPage } from './category.queries.ts';
import { customersPage } from './customer.queries.ts';
import { answerFigures } from './figures.ts';
import { jobsPage } from './job.queries.ts';
import { quotesPage } from './quote.queries.ts';
import { reviewsPage } from './review.queries.ts';
import { answerSettings } from './settings.answers.ts';
import {
  answerBusiness,
  answerBusinessesFile,
  answerCustomer,
  answerCustomersFile,
  answerServices,
} from './list.answers.ts';

type Calls = typeof adminAccountRoutes &
  typeof adminJobRoutes &
  typeof adminQuoteRoutes &
  typeof adminCategoryRoutes &
  typeof adminReviewRoutes &
  typeof adminFigureRoutes &
  typeof adminSettingRoutes &
  typeof impersonationRoutes &
  typeof auditRoutes;

export const adminHandlers = (deps: AdminDeps): Handlers<Calls> => ({
  ...accountHandlers(deps),
  ...jobHandlers(deps),
  ...categoryHandlers(deps),
  ...reviewHandlers(deps),
  marketSettings: () => answerSettings(deps),
  changeMarketSettings: ({ body }, exchange) => doer(deps)(changeMarketSettings, body, exchange),
  adminFigures: () => answerFigures(deps.accounts.market),
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

function accountHandlers(deps: AdminDeps): Handlers<typeof adminAccountRoutes> {
  const { market } = deps.accounts;
  const does = doer(deps);
  return {
    adminCustomers: ({ query }) => customersPage(market.db, query),
    adminCustomer: ({ params }) => answerCustomer(market, params.id),
    changeCustomer: ({ params, body }, exchange) =>
      does(changeAccount, { role: 'customer', id: params.id, change: body }, exchange),
    adminBusinesses: ({ query }) => businessesPage(market.db, query),
    adminBusiness: ({ params }) => answerBusiness(market, params.id),
    changeBusiness: ({ params, body }, exchange) =>
      does(changeAccount, { role: 'business', id: params.id, change: body }, exchange),
    removeAccount: ({ params, body }, exchange) =>
      does(removeAccount, { id: params.id, reason: body?.reason ?? null }, exchange),
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
    removeJob: ({ params, body }, exchange) =>
      does(removeJob, { id: params.id, reason: body?.reason ?? null }, exchange),
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
    removeCategory: ({ params }, exchange) => does(removeCategory, params.id, exchange),
    adminServices: ({ params }) => answerServices(market, params.id),
    addService: ({ params, body }, exchange) =>
      doerOnce(deps)(addService, { categoryId: params.id, ...body }, exchange),
    changeService: ({ params, body }, exchange) =>
      does(changeService, { categoryId: params.id, id: params.serviceId, ...body }, exchange),
    removeService: ({ params }, exchange) =>
      does(removeService, { categoryId: params.id, id: params.serviceId }, exchange),
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
    removeReview: ({ params, body }, exchange) =>
      does(removeReview, { id: params.id, reason: body?.reason ?? null }, exchange),
  };
}

/** Mounts the lists as files: `GET /admin/customers.csv` and `GET /admin/businesses.csv`. */
export function mountAdminFiles(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'customersFile',
    route: customersFileRoute,
    handler: async ({ query }) => answerCustomersFile(market, z.parse(customersFileRoute.query, query)),
  });
  mountFile(app, {
    name: 'businessesFile',
    route: businessesFileRoute,
    handler: async ({ query }) => answerBusinessesFile(market, z.parse(businessesFileRoute.query, query)),
  });
}
