import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { reloadsFor } from '../../ui/missing-chunks.ts';

/**
 * A mailed link may lead to any page: whichever it is verifies the account, says so and takes the code out of the
 * address. Only script does this, so a scanner that opens the link changes nothing. What it takes is
 * fetched then: hardly any visit begins with such a link.
 */
export function VerifyOnArrival() {
  const context = useRouterContext();
  const router = useRouter();
  useEffect(() => {
    if (new URLSearchParams(location.search).has('code'))
      void import('./verify-arrival.ts').then(
        ({ verifyArrival }) => verifyArrival({ context, router }),
        reloadsFor,
      );
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the page that somebody arrives at
  }, []);
  return null;
}
