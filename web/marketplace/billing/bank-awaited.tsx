import type { ReactNode } from 'react';
import { billingCopy } from '../../copy/billing.copy.ts';
import { Notable } from '../../ui/feedback/notice.tsx';

/** A mandate, or its first payment, is with the bank. */
export const BankAwaited = ({ children }: { children: ReactNode }) => (
  <Notable isCalm>
    <p className="font-semibold">{billingCopy.confirming.waiting.title}</p>
    <p>{children}</p>
  </Notable>
);
