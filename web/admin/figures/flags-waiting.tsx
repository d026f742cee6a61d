import { useQuery } from '@tanstack/react-query';
import { paymentFlagsCopy as words } from '../../copy/payment-flags.copy.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import { useFailureLogged } from '../../marketplace/dashboard/log-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { Failed } from '../../ui/failed.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { Notable } from '../../ui/notice.tsx';
import { adminAddress } from '../admin-address.ts';
import { paymentFlagsList } from '../admin-lists.ts';

/** Says that somebody has to look at payments, and where; nothing while there is nothing. */
export function FlagsWaiting() {
  const { api } = useRouterContext();
  const { data, error, isFetching, refetch } = useQuery(paymentFlagsList(api, {}));
  useFailureLogged('paymentFlags', error);
  if (error && !data)
    return (
      <Failed onTryAgain={() => void refetch()} isBusy={isFetching}>
        {words.unread} {failureSentence(error)}
      </Failed>
    );
  if (!data || data.count === 0) return null;
  return (
    <Notable>
      {words.waiting(data.count)}{' '}
      <InnerLink
        href={adminAddress({ tab: 'settings', panel: 'payments' })}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {words.look}
      </InnerLink>
    </Notable>
  );
}
