import { accountRoutes } from './accounts.ts';
import { adminAccountRoutes } from './admin-accounts.ts';
import { adminCategoryRoutes } from './admin-categories.ts';
import { adminFigureRoutes } from './admin-figures.ts';
import { adminJobRoutes } from './admin-jobs.ts';
import { adminQuoteRoutes } from './admin-quotes.ts';
import { adminReviewRoutes } from './admin-reviews.ts';
import { adminSettingRoutes } from './admin-settings.ts';
import { auditRoutes } from './audit.ts';
import { authenticatorRoutes } from './authenticator.ts';
import { attributionRoutes } from './attribution.ts';
import { billingRoutes } from './billing.ts';
import { businessRegistrationRoutes } from './business-registration.ts';
import { businessRoutes } from './businesses.ts';
import { catalogueRoutes } from './catalogue.ts';
import { directoryRoutes } from './directory.ts';
import { emailChangeRoutes } from './email-change.ts';
import { impersonationRoutes } from './impersonation.ts';
import { enquiryRoutes } from './enquiries.ts';
import { jobRoutes } from './jobs.ts';
import { leadRoutes } from './leads.ts';
import { notificationRoutes } from './notifications.ts';
import { passwordRoutes } from './passwords.ts';
import { personalRoutes } from './personal.ts';
import { privacyRoutes } from './privacy.ts';
import { paymentFlagRoutes } from './payment-flags.ts';
import { promoCodeRoutes } from './promo-codes.ts';
import { quoteRoutes } from './quotes.ts';
import { recentWorkRoutes } from './recent-work.ts';
import { registrationRoutes } from './registration.ts';
import { reviewRoutes } from './reviews.ts';
import { sessionRoutes } from './sessions.ts';
import { teamRoutes } from './team.ts';

/** Every call of the API. The server runs on it, the OpenAPI document and the web client come from it. */
export const api = {
  ...accountRoutes,
  ...authenticatorRoutes,
  ...personalRoutes,
  ...registrationRoutes,
  ...businessRegistrationRoutes,
  ...passwordRoutes,
  ...sessionRoutes,
  ...emailChangeRoutes,
  ...catalogueRoutes,
  ...businessRoutes,
  ...teamRoutes,
  ...jobRoutes,
  ...leadRoutes,
  ...quoteRoutes,
  ...notificationRoutes,
  ...privacyRoutes,
  ...reviewRoutes,
  ...recentWorkRoutes,
  ...attributionRoutes,
  ...directoryRoutes,
  ...adminAccountRoutes,
  ...impersonationRoutes,
  ...auditRoutes,
  ...adminJobRoutes,
  ...adminQuoteRoutes,
  ...adminCategoryRoutes,
  ...adminReviewRoutes,
  ...adminFigureRoutes,
  ...adminSettingRoutes,
  ...billingRoutes,
  ...paymentFlagRoutes,
  ...promoCodeRoutes,
  ...enquiryRoutes,
};
export type Api = typeof api;
