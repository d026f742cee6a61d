import { createFileRoute, redirect } from '@tanstack/react-router';
import type { ApiClient } from '../api-client.ts';
import { billingPages } from '../copy/billing.copy.ts';
import { certainSession } from '../marketplace/accounts/session.ts';
import { offersQuery } from '../marketplace/billing/packages.ts';
import { usePaymentReturn } from '../marketplace/billing/payment-return.ts';
import {
  type AnyReference,
  keptReference,
  readCancelled,
  referenceIn,
} from '../marketplace/billing/reference.ts';
import { signInAddress } from '../marketplace/dashboard/sign-in-address.ts';
import { pageHead } from '../shell/page-head.ts';
import { SubscribeScreen } from '../visitor/subscribe-screen.tsx';

/** A subscription of these is still to be bought; everybody else has nothing to do here. */
const STAYS: readonly (string | null)[] = ['not_subscribed', 'expired'];

/**
 * Somebody who has cancelled buys again when nothing is left that was paid. Who has bought already and waits for the bank
 * is told so.
 */
async function packageState(
  api: ApiClient,
  status: string | null,
): Promise<{ isHere: boolean; awaitsBank: boolean }> {
  const { can, awaitsBank } = (await api.billing()).data;
  return { isHere: status === 'cancelled' ? can.includes('subscribe') : STAYS.includes(status), awaitsBank };
}

type Search = { payment?: 'cancelled' } & AnyReference;

export const Route = createFileRoute('/_site/subscribe')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...readCancelled(search),
    ...referenceIn(search),
  }),
  // Before the root asks the same and takes who cannot be checked for nobody.
  beforeLoad: (arriving) =>
    import('../marketplace/accounts/check-session.ts').then((part) => part.checkOwner(arriving)),
  loader: async ({ context, location }) => {
    const session = await certainSession(context);
    if (!session) throw redirect({ href: signInAddress(location.href) });
    const { userType, subscription_status } = session.user;
    if (userType !== 'business') throw redirect({ to: '/dashboard' });
    // A payer who comes back from the provider is told how it ended, also when its news was quicker.
    const isBack = referenceIn(location.search) ?? keptReference(context.queryClient);
    const { isHere, awaitsBank } = isBack
      ? { isHere: true, awaitsBank: false }
      : await packageState(context.api, subscription_status);
    if (!isHere) throw redirect({ to: '/dashboard' });
    const offers = await context.queryClient.query(offersQuery(context.api));
    return { offers, awaitsBank, page: billingPages.subscribe };
  },
  head: pageHead,
  component: Subscribe,
});

function Subscribe() {
  const search = Route.useSearch();
  const { offers, awaitsBank } = Route.useLoaderData();
  return <SubscribeScreen offers={offers} awaitsBank={awaitsBank} reference={usePaymentReturn(search)} />;
}
