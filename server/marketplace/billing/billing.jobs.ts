import type { BusinessId } from '../../platform/ids.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { BillingDeps } from './deps.ts';
import { closeAtProvider } from './provider-outbox/close-at-provider.ts';
import { leaveBankAccount } from './provider-outbox/leave-bank-account.ts';
import { CLOSE_SUBSCRIPTION, LEAVE_BANK_ACCOUNT, SET_PRICE } from './provider-outbox/provider-outbox.ts';
import { setPriceLater } from './provider-outbox/set-price.ts';
import { applyEvent } from './reconciliation/apply-event.ts';
import { APPLY_EVENT } from './reconciliation/receive-events.ts';
import { END_PAYMENTS, endPayments } from './subscription/end-subscription.ts';

/** What is done for each job of billing's queues. */
export const billingJobs = (deps: BillingDeps): Record<string, (job: Job) => Promise<void>> => ({
  [APPLY_EVENT]: (job) => applyEvent(deps, job.eventId ?? ''),
  [CLOSE_SUBSCRIPTION]: (job) => closeAtProvider(deps, job.subscriptionId ?? ''),
  [SET_PRICE]: (job) => setPriceLater(deps, job.subscriptionId ?? ''),
  [LEAVE_BANK_ACCOUNT]: ({ subscriptionId = '', reference = '' }) =>
    leaveBankAccount(deps, { subscriptionId, reference }),
  [END_PAYMENTS]: (job) => endPayments(deps, job.businessId as BusinessId),
});
