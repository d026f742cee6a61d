import type { Reader } from '../../../platform/db/db.ts';
import { marketDecisions } from '../../market-settings.ts';
import type { VatRate } from './price.ts';

/** Per cent of VAT on what is bought now: the operator's rate, while the switch is on. */
export const vatRateNow = async (db: Reader, vat: { rate: VatRate }): Promise<VatRate> =>
  vat.rate > 0 && (await marketDecisions(db)).is_vat_registered ? vat.rate : 0;
