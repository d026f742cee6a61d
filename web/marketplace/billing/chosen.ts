import type { PackageName, PaymentMethod } from '../../../contract/words.ts';
import { PACKAGES, PAYMENT_METHODS } from '../../../contract/words.ts';
import { draftKey } from '../accounts/drafts.ts';

/** What was chosen before the details were given; kept for the browser session. */
export type Chosen = { package: PackageName; payment_method: PaymentMethod; promo_code: string | null };

const KEY = draftKey('chosen-package');

export function keepChosen(chosen: Partial<Chosen>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage is full or forbidden: the form asks again.
  }
}

/** A code that somebody brought along; what else is chosen is chosen later. */
export function keepCode(promo_code: string): void {
  keepChosen({ ...chosenIn(rawChosen()), promo_code });
}

/** What is kept, as it lies there. */
export function rawChosen(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What was kept, as far as it still is a choice that there is. */
export function chosenIn(raw: string | null): Partial<Chosen> {
  try {
    const { package: name, payment_method: method, promo_code: code } = JSON.parse(raw ?? '{}');
    return {
      package: PACKAGES.find((one) => one === name),
      payment_method: PAYMENT_METHODS.find((one) => one === method),
      promo_code: typeof code === 'string' ? code : null,
    };
  } catch {
    return {};
  }
}

export function forgetChosen(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
