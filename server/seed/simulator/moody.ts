import {
  type CheckoutSnapshot,
  type PaymentProvider,
  ProviderRefused,
  type Terms,
} from '../../platform/payments/provider.ts';
import type { Books } from './books.ts';
import { moodOf } from './post.ts';
import { booksIn } from './schema.ts';

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
    // It knows no page at all, or it knows the page and does not want what was given there.
    settleCheckout: unless(
      'pages',
      async (reference: string, terms: Terms): Promise<CheckoutSnapshot> =>
        (await moodOf(db)).refuses === 'settleCheckout'
          ? { is: 'refused' }
          : provider.settleCheckout(reference, terms),
    ),
    closeCheckout: unless('pages', provider.closeCheckout),
    abandonCheckout: unless('pages', provider.abandonCheckout),
    cancel: unless('cancel', provider.cancel),
    leave: unless('leave', provider.leave),
    charge: unless('charge', provider.charge),
    changePrice: async (subscription, terms) =>
      (await costs(db, subscription)) === terms.grossPence
        ? provider.changePrice(subscription, terms)
        : unless('changePrice', provider.changePrice)(subscription, terms),
  };
}

/** What a month costs there now; asking for the same again is no change, and so not refused. */
const costs = async (db: Books['db'], id: string): Promise<number | undefined> =>
  (
    await booksIn(db)
      .selectFrom('simulator.subscriptions')
      .where('id', '=', id)
      .select('gross_pence')
      .executeTakeFirst()
  )?.gross_pence;
