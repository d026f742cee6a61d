import { accountRoutes } from '../../../contract/accounts.ts';
import { authenticatorRoutes } from '../../../contract/authenticator.ts';
import { emailChangeRoutes } from '../../../contract/email-change.ts';
import { passwordRoutes } from '../../../contract/passwords.ts';
import { personalRoutes } from '../../../contract/personal.ts';
import { registrationRoutes } from '../../../contract/registration.ts';
import { sessionRoutes } from '../../../contract/sessions.ts';
import { feature } from '../feature.ts';
import { uploadLimits } from '../files/index.ts';
import {
  ACCOUNT_LIMITS,
  accountData,
  accountDeps,
  accountHandlers,
  accountMails,
  askForEmail,
  authenticatorHandlers,
  beginEnrolment,
  changePassword,
  confirmEmail,
  confirmEnrolment,
  endOtherSessions,
  endSession,
  logIn,
  logOut,
  mayOnAccount,
  personalHandlers,
  provePassword,
  registerCustomer,
  removeAvatar,
  resetPassword,
  sendVerification,
  undoEmail,
  updateDetails,
  verifyByLink,
  verifyByReference,
} from './index.ts';
import './account.events.ts';

export const accounts = feature({
  name: 'accounts',
  calls: {
    routes: {
      ...accountRoutes,
      ...registrationRoutes,
      ...passwordRoutes,
      ...sessionRoutes,
      ...emailChangeRoutes,
      ...authenticatorRoutes,
      ...personalRoutes,
    },
    handlers(ground) {
      const deps = accountDeps(ground);
      const limits = { ...deps.limits, ...uploadLimits(ground.pool) };
      return {
        ...accountHandlers(deps),
        ...authenticatorHandlers(deps),
        ...personalHandlers({ market: ground.market, limits }),
      };
    },
  },
  actions: {
    logIn,
    logOut,
    provePassword,
    updateDetails,
    removeAvatar,
    registerCustomer,
    verifyByLink,
    verifyByReference,
    sendVerification,
    changePassword,
    resetPassword,
    askForEmail,
    confirmEmail,
    undoEmail,
    beginEnrolment,
    confirmEnrolment,
    endSession,
    endOtherSessions,
  },
  policies: { account: mayOnAccount.table },
  events: [
    'account.registered',
    'account.verified',
    'account.changed',
    'password.changed',
    'password.reset',
    'mobile.changed',
    'email.changed',
    'email.restored',
  ],
  mails: accountMails,
  personalData: accountData,
  limits: ACCOUNT_LIMITS,
});
