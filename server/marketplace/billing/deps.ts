import type { Log } from '../../platform/log/log.ts';
import type { Payments } from '../../platform/payments/provider.ts';
import type { Market } from '../action.ts';
import type { VatRate } from './packages/price.ts';

/** What billing stands on beside the market. */
export type BillingDeps = {
  market: Market;
  payments: Payments;
  appUrl: string;
  vat: { rate: VatRate; number: string | null };
  log: Log;
};
