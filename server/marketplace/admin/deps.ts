import type { AccountDeps } from '../accounts/index.ts';

/** What the calls of the admin area stand on. */
export type AdminDeps = {
  accounts: AccountDeps;
  /** Per cent of VAT that the operator would add. */
  vatRate: number;
  /** The most text messages in 24 hours, as long as no admin says otherwise. */
  textsADay: number;
};
