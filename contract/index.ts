import { accountRoutes } from './accounts.ts';
import { adminAccountRoutes } from './admin-accounts.ts';
import { adminCategoryRoutes } from './admin-categories.ts';
import { adminFigureRoutes } from './admin-figures.ts';
import { adminJobRoutes } from './admin-jobs.ts';
import { adminQuoteRoutes } from './admin-quotes.ts';
import { adminReviewRoutes } from './admin-reviews.ts';
import { adminSettingRoutes } from './admin-settings.ts';
import { agreementRoutes } from './agreements.ts';
import { auditRoutes } from './audit.ts';
import { authenticatorRoutes } from './authenticator.ts';
import { attributionRoutes } from './attribution.ts';
import { billingRoutes } from './billing.ts';
import { bellRoutes } from './bell.ts';
import { businessRegistrationRoutes } from './business-registration.ts';
import { businessRoutes } from './businesses.ts';
import { blockRoutes } from './blocks.ts';
import { catalogueRoutes } from './catalogue.ts';
import { comparisonRoutes } from './comparison.ts';
import { dashboardRoutes } from './dashboard.ts';
import { conversationRoutes } from './conversations.ts';
import { directoryRoutes } from './directory.ts';
import { emailChangeRoutes } from './email-change.ts';
import { impersonationRoutes } from './impersonation.ts';
import { enquiryRoutes } from './enquiries.ts';
import { jobChangeRoutes } from './job-changes.ts';
import { attachmentRoutes } from './attachments.ts';
import { jobPhotoRoutes } from './job-photos.ts';
import { jobRoutes } from './jobs.ts';
import { leadsNearRoutes } from './leads-near.ts';
import { leadRoutes } from './leads.ts';
import { notificationRoutes } from './notifications.ts';
import { passwordRoutes } from './passwords.ts';
import { personalRoutes } from './personal.ts';
import { demandRoutes } from './demand.ts';
import { priceRoutes } from './prices.ts';
import { privacyRoutes } from './privacy.ts';
import { paymentFlagRoutes } from './payment-flags.ts';
import { promoCodeRoutes } from './promo-codes.ts';
import { quoteFileRoutes } from './quote-files.ts';
import { quoteLifeRoutes } from './quote-life.ts';
import { quoteTemplateRoutes } from './quote-templates.ts';
import { quoteRoutes } from './quotes.ts';
import { recentWorkRoutes } from './recent-work.ts';
import { registrationRoutes } from './registration.ts';
import { renewalRoutes } from './renewals.ts';
import { reportRoutes } from './reports.ts';
import { resultPhotoRoutes } from './result-photos.ts';
import { reviewRoutes } from './reviews.ts';
import { savedReplyRoutes } from './saved-replies.ts';
import { sessionRoutes } from './sessions.ts';
import { teamRoutes } from './team.ts';
import { adminWorkPictureRoutes } from './admin-work-pictures.ts';
import { startingPriceRoutes } from './starting-prices.ts';
import { snagRoutes } from './snags.ts';
import { earlyEndRoutes } from './early-ends.ts';
import { extraRoutes } from './extras.ts';
import { visitRoutes } from './visits.ts';
import { noShowRoutes } from './no-shows.ts';
import { workingHoursRoutes } from './working-hours.ts';
import { calendarFeedRoutes } from './calendar-feed.ts';
import { workPictureRoutes } from './work-pictures.ts';

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
  ...startingPriceRoutes,
  ...workingHoursRoutes,
  ...workPictureRoutes,
  ...teamRoutes,
  ...jobRoutes,
  ...jobChangeRoutes,
  ...renewalRoutes,
  ...attachmentRoutes,
  ...jobPhotoRoutes,
  ...resultPhotoRoutes,
  ...leadRoutes,
  ...conversationRoutes,
  ...savedReplyRoutes,
  ...extraRoutes,
  ...snagRoutes,
  ...earlyEndRoutes,
  ...visitRoutes,
  ...noShowRoutes,
  ...calendarFeedRoutes,
  ...quoteRoutes,
  ...quoteFileRoutes,
  ...comparisonRoutes,
  ...agreementRoutes,
  ...quoteLifeRoutes,
  ...quoteTemplateRoutes,
  ...notificationRoutes,
  ...bellRoutes,
  ...dashboardRoutes,
  ...privacyRoutes,
  ...reportRoutes,
  ...blockRoutes,
  ...reviewRoutes,
  ...recentWorkRoutes,
  ...attributionRoutes,
  ...directoryRoutes,
  ...priceRoutes,
  ...demandRoutes,
  ...leadsNearRoutes,
  ...adminAccountRoutes,
  ...adminWorkPictureRoutes,
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
