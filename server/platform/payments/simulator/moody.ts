import { type PaymentProvider, ProviderRefused } from '../provider.ts';
import type { Books } from './books.ts';
import { moodOf } from './post.ts';

/** The provider, saying no to the call that it was told to refuse. */
export function moody(provider: PaymentProvider, { db }: Books): PaymentProvider {
  const unless =
    <A extends unknown[], T>(name: string, call: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      if ((await moodOf(db)).refuses === name) throw new ProviderRefused(`told to refuse ${name}`);
      return call(...given);
    };
  return {
    ...provider,
    openCheckout: unless('openCheckout', provider.openCheckout),
    charge: unless('charge', provider.charge),
    changePrice: unless('changePrice', provider.changePrice),
  };
}
