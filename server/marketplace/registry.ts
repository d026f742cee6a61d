import {
  addPromoCode,
  changePackagePrice,
  changePromoCode,
  deletePromoCode,
  settleFlag,
  subscriptionLifecycle,
} from './billing/index.ts';
import {
  askForEmail,
  beginEnrolment,
  changePassword,
  confirmEmail,
  confirmEnrolment,
  registerCustomer,
  removeAvatar,
  resetPassword,
  sendVerification,
  undoEmail,
  updateDetails,
  verifyByLink,
  verifyByReference,
} from './accounts/index.ts';
import {
  addCategory,
  addService,
  changeAccount,
  changeCategory,
  changeMarketSettings,
  changeService,
  impersonate,
  removeAccount,
  removeCategory,
  removeJob,
  removeReview,
  removeService,
  resendVerification,
  switchJob,
  switchReview,
} from './admin/index.ts';
import {
  addDocument,
  changeLogo,
  registerBusiness,
  removeDocument,
  saveProfile,
} from './businesses/index.ts';
import { engagementLifecycle, mayOnEngagement } from './engagements/index.ts';
import { cancelJob, finishJob, jobLifecycle, mayOnJob, postJob } from './jobs/index.ts';
import { dismissLead, leadLifecycle, markInterested, mayOnLead, sendMessage } from './leads/index.ts';
import { changeSettings } from './notifications/index.ts';
import { askForExport, deleteAccount } from './privacy/index.ts';
import { acceptQuote, mayOnQuote, quoteLifecycle, sendQuote, withdrawQuote } from './quotes/index.ts';
import { reviewJob } from './reviews/index.ts';
import {
  changeMember,
  chooseBusiness,
  handOver,
  inviteMember,
  joinTeam,
  leaveTeam,
  registerMember,
  removeMember,
  revokeInvitation,
} from './team/index.ts';

// What the generated docs and the generated tests are made from.

export const lifecycles = {
  job: jobLifecycle,
  engagement: engagementLifecycle,
  lead: leadLifecycle,
  quote: quoteLifecycle,
  subscription: subscriptionLifecycle,
};

export const policies = {
  job: mayOnJob.table,
  engagement: mayOnEngagement.table,
  lead: mayOnLead.table,
  quote: mayOnQuote.table,
};

export const actions = {
  updateDetails,
  removeAvatar,
  saveProfile,
  changeLogo,
  addDocument,
  removeDocument,
  changeMember,
  chooseBusiness,
  handOver,
  inviteMember,
  joinTeam,
  leaveTeam,
  registerMember,
  removeMember,
  revokeInvitation,
  registerCustomer,
  registerBusiness,
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
  postJob,
  cancelJob,
  finishJob,
  markInterested,
  dismissLead,
  sendMessage,
  sendQuote,
  acceptQuote,
  withdrawQuote,
  reviewJob,
  addPromoCode,
  changePromoCode,
  deletePromoCode,
  settleFlag,
  changePackagePrice,
  changeSettings,
  deleteAccount,
  askForExport,
  changeAccount,
  impersonate,
  removeAccount,
  resendVerification,
  switchJob,
  switchReview,
  removeJob,
  removeReview,
  addCategory,
  changeCategory,
  removeCategory,
  addService,
  changeService,
  removeService,
  changeMarketSettings,
};

/** Which action makes which move; the moves that are missing here are made by consequences. */
export const movedBy = {
  job: { cancel: cancelJob, abandon: removeJob },
  engagement: { finish: finishJob, abandon: removeJob },
  lead: { dismiss: dismissLead },
  quote: { accept: acceptQuote, withdraw: withdrawQuote },
  subscription: {},
} as const;
