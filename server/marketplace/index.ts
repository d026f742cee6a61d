import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { fileRoutes } from '../../contract/files.ts';
import { api } from '../../contract/index.ts';
import type { Identify } from '../platform/actor.ts';
import { type Handlers, mount } from '../platform/http/mount.ts';
import { refuseOtherMethods } from '../platform/http/not-found.ts';
import type { Log } from '../platform/log/log.ts';
import type { Messenger } from '../platform/mail/messenger.ts';
import { sealWith } from '../platform/seal.ts';
import {
  type AccountDeps,
  accountHandlers,
  authenticatorHandlers,
  accountLimits,
  personalHandlers,
} from './accounts/index.ts';
import type { Market } from './action.ts';
import { adminHandlers, mountAdminFiles } from './admin/index.ts';
import {
  APPLY_EVENT,
  type BillingDeps,
  billingHandlers,
  billingJobs,
  CLOSE_SUBSCRIPTION,
  LEAVE_BANK_ACCOUNT,
  SET_PRICE,
  END_PAYMENTS,
  mountInvoices,
  mountWebhooks,
  promoLimits,
  paymentFlagHandlers,
  promoCodeHandlers,
  purchasing,
  sweepBilling,
} from './billing/index.ts';
import { businessHandlers, businessRegistrationHandlers, mountDocuments } from './businesses/index.ts';
import { catalogueHandlers } from './catalogue/index.ts';
import { consequences } from './consequences.ts';
import { directoryHandlers, mountSitemap } from './directory/index.ts';
import { enquiryHandlers, enquiryLimits, SWEEP_ENQUIRIES, sweepEnquiries } from './enquiries/index.ts';
import { DROP_FILE, dropFile, mountPictures, SWEEP_FILES, sweepFiles, uploadLimits } from './files/index.ts';
import { jobHandlers } from './jobs/index.ts';
import { leadHandlers } from './leads/index.ts';
import {
  ANNOUNCE_JOB,
  mountLive,
  mountOneClick,
  noticeJobs,
  notificationHandlers,
} from './notifications/index.ts';
import { DROP_EXPORT, MAKE_EXPORT, mountExports, privacyHandlers, privacyJobs } from './privacy/index.ts';
import { OUTBOX_KINDS } from './outbox-kinds.ts';
import { OLD_QUEUES, outboxJobs, SEND_FROM_OUTBOX } from './outbox/index.ts';
import { quoteHandlers } from './quotes/index.ts';
import { reviewHandlers } from './reviews/index.ts';
import { SWEEP_KEYS, sweepKeys } from './sweep-keys.ts';
import { teamHandlers } from './team/index.ts';

export { type BillingDeps, mountLive, mountSitemap, sweepBilling };

/** The queues the market works with. */
export const QUEUES = [
  SEND_FROM_OUTBOX,
  ...OLD_QUEUES,
  ANNOUNCE_JOB,
  APPLY_EVENT,
  END_PAYMENTS,
  CLOSE_SUBSCRIPTION,
  LEAVE_BANK_ACCOUNT,
  SET_PRICE,
  MAKE_EXPORT,
  DROP_EXPORT,
  DROP_FILE,
  SWEEP_FILES,
  SWEEP_KEYS,
  SWEEP_ENQUIRIES,
];

export const createMarket = (platform: Omit<Market, 'consequences'>): Market => ({
  ...platform,
  consequences,
});

/** At night, by the clock in Greenwich. */
const SWEPT_AT = '17 3 * * *';

type ApiOptions = {
  pool: pg.Pool;
  appUrl: string;
  canText: boolean;
  billing: BillingDeps;
  secretKey: string;
  needsCodes: boolean;
  textsADay: number;
  knows: Identify;
};

/** Mounts the whole API. */
export function mountMarket(app: FastifyInstance, market: Market, options: ApiOptions): void {
  const accounts = accountDeps(market, options);
  const { uploads, previews } = uploadLimits(options.pool);
  const billing = { ...options.billing, promoLimits: promoLimits(options.pool), knows: options.knows };
  const handlers: Handlers<typeof api> = {
    ...accountHandlers(accounts),
    ...authenticatorHandlers(accounts),
    ...businessRegistrationHandlers({ ...accounts, purchasing: purchasing(billing) }),
    ...personalHandlers({ market, limits: { ...accounts.limits, uploads, previews } }),
    ...catalogueHandlers(market),
    ...businessHandlers({ market, uploads }),
    ...teamHandlers(accounts),
    ...jobHandlers(market),
    ...leadHandlers(market),
    ...quoteHandlers(market),
    ...reviewHandlers(market),
    ...directoryHandlers(market),
    ...billingHandlers(billing),
    ...paymentFlagHandlers(market),
    ...promoCodeHandlers(market),
    ...enquiryHandlers({ ...market, limits: enquiryLimits(options.pool) }),
    ...notificationHandlers({ market, canText: options.canText }),
    ...privacyHandlers(accounts),
    ...adminHandlers({ accounts, vatRate: options.billing.vat.rate, textsADay: options.textsADay }),
  };
  mount(app, api, handlers);
  mountPictures(app, market);
  mountDocuments(app, market);
  mountExports(app, market);
  mountOneClick(app, market);
  mountAdminFiles(app, market);
  refuseOtherMethods(app, { ...fileRoutes, ...api });
  mountInvoices(app, market);
  mountWebhooks(app, options.billing);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

const accountDeps = (market: Market, { pool, secretKey, ...rest }: ApiOptions): AccountDeps => ({
  market,
  limits: accountLimits(pool),
  appUrl: rest.appUrl,
  needsCodes: rest.needsCodes,
  seal: sealWith(secretKey),
});

/** Takes the market's work from the queue. */
export async function workForMarket(
  market: Market,
  options: { messenger: Messenger; appUrl: string; textsADay: number; billing: BillingDeps; log: Log },
): Promise<void> {
  const { billing } = options;
  const deps = { market, ...options };
  const jobs = {
    ...outboxJobs({ ...deps, kinds: OUTBOX_KINDS }),
    ...noticeJobs(market),
    ...privacyJobs(market),
    ...billingJobs(billing),
  };
  for (const [name, run] of Object.entries(jobs)) await market.queue.work(name, run);
  await market.queue.work(DROP_FILE, (job) => dropFile(market, job));
  await market.queue.work(SWEEP_FILES, async () => void (await sweepFiles(market)));
  await market.queue.schedule(SWEEP_FILES, SWEPT_AT);
  await market.queue.work(SWEEP_ENQUIRIES, () => sweepEnquiries(market));
  await market.queue.schedule(SWEEP_ENQUIRIES, SWEPT_AT);
  await market.queue.work(SWEEP_KEYS, () => sweepKeys(market));
  await market.queue.schedule(SWEEP_KEYS, SWEPT_AT);
}
