import type { PaymentProvider } from '../../server/platform/payments/provider.ts';

const CALLS = [
  'openCheckout',
  'settleCheckout',
  'closeCheckout',
  'abandonCheckout',
  'read',
  'cancel',
  'resume',
  'charge',
  'withdrawCharge',
  'changePrice',
  'openMethodUpdate',
  'leave',
];

/** Where processes are killed: around each call of the provider, at the bank, and before the answer is heard. */
export const KILLED_AT = [
  ...CALLS.flatMap((name) => [`before-${name}`, `after-${name}`]),
  'after-the-bank',
  'after-the-commit',
];

/** Called before and after each call of the provider; throws, or ends the process. */
export type Disturbance = (point: string) => void;

/** A provider whose calls go wrong before they are made, or after they have done their work. */
export function disturbed(provider: PaymentProvider, disturb: Disturbance): PaymentProvider {
  const around =
    <A extends unknown[], T>(name: string, call: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      disturb(`before-${name}`);
      const answer = await call(...given);
      disturb(`after-${name}`);
      return answer;
    };
  return {
    name: provider.name,
    eventsOf: provider.eventsOf,
    payerOf: provider.payerOf,
    openCheckout: around('openCheckout', provider.openCheckout),
    findCheckout: around('findCheckout', provider.findCheckout),
    settleCheckout: around('settleCheckout', provider.settleCheckout),
    closeCheckout: around('closeCheckout', provider.closeCheckout),
    abandonCheckout: around('abandonCheckout', provider.abandonCheckout),
    read: around('read', provider.read),
    cancel: around('cancel', provider.cancel),
    resume: around('resume', provider.resume),
    charge: around('charge', provider.charge),
    withdrawCharge: around('withdrawCharge', provider.withdrawCharge),
    changePrice: around('changePrice', provider.changePrice),
    openMethodUpdate: around('openMethodUpdate', provider.openMethodUpdate),
    leave: around('leave', provider.leave),
  };
}
