import { adminAccountRoutes } from '../../../contract/admin-accounts.ts';
import { adminCategoryRoutes } from '../../../contract/admin-categories.ts';
import { adminFigureRoutes } from '../../../contract/admin-figures.ts';
import { adminJobRoutes } from '../../../contract/admin-jobs.ts';
import { adminQuoteRoutes } from '../../../contract/admin-quotes.ts';
import { adminWorkPictureRoutes } from '../../../contract/admin-work-pictures.ts';
import { adminReviewRoutes } from '../../../contract/admin-reviews.ts';
import { adminSettingRoutes } from '../../../contract/admin-settings.ts';
import { auditRoutes } from '../../../contract/audit.ts';
import { adminFileRoutes } from '../../../contract/files.ts';
import { impersonationRoutes } from '../../../contract/impersonation.ts';
import { accountDeps } from '../accounts/index.ts';
import { feature } from '../feature.ts';
import { changeAccount } from './actions/change-account.ts';
import { addCategory, changeCategory, removeCategory } from './actions/change-category.ts';
import { removeJob, switchJob } from './actions/change-job.ts';
import { removeReview, switchReview } from './actions/change-review.ts';
import { addService, changeService, removeService } from './actions/change-service.ts';
import { changeMarketSettings } from './actions/change-settings.ts';
import { impersonate } from './actions/impersonate.ts';
import { lookAtAttachments } from './actions/look-at-attachments.ts';
import { lookAtPhotos } from './actions/look-at-photos.ts';
import { removeAccount } from './actions/remove-account.ts';
import { resendVerification } from './actions/resend-verification.ts';
import { takeAnswerAway } from './actions/take-answer-away.ts';
import { switchWorkPicture } from './actions/switch-work-picture.ts';
import { takeWorkPictureAway } from './actions/take-work-picture-away.ts';
import { adminHandlers } from './admin.routes.ts';
import { mountAdminFiles } from './file.routes.ts';
import { adminData } from './admin.personal-data.ts';
import { keepFigures } from './figures.ts';
import './admin.events.ts';

export const admin = feature({
  name: 'admin',
  calls: {
    routes: {
      ...adminAccountRoutes,
      ...impersonationRoutes,
      ...auditRoutes,
      ...adminJobRoutes,
      ...adminQuoteRoutes,
      ...adminCategoryRoutes,
      ...adminReviewRoutes,
      ...adminWorkPictureRoutes,
      ...adminFigureRoutes,
      ...adminSettingRoutes,
    },
    handlers: (ground) =>
      adminHandlers({
        accounts: accountDeps(ground),
        vatRate: ground.vat.rate,
        textsADay: ground.textsADay,
      }),
  },
  files: adminFileRoutes,
  personalData: adminData,
  duties: {
    'keep-figures': { each: 'minute', run: ({ market }) => keepFigures(market) },
  },
  mount: (app, { market }) => mountAdminFiles(app, market),
  actions: {
    changeAccount,
    impersonate,
    removeAccount,
    resendVerification,
    lookAtPhotos,
    lookAtAttachments,
    switchJob,
    switchReview,
    removeJob,
    removeReview,
    takeAnswerAway,
    switchWorkPicture,
    takeWorkPictureAway,
    addCategory,
    changeCategory,
    removeCategory,
    addService,
    changeService,
    removeService,
    changeMarketSettings,
  },
  movedBy: { job: { abandon: removeJob }, engagement: { abandon: removeJob } },
  events: [
    'account.removed',
    'account.deactivated',
    'account.activated',
    'job.switched',
    'review.moderated',
    'work-picture.moderated',
  ],
});
