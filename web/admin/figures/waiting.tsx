import { useQuery } from '@tanstack/react-query';
import { adminReportsCopy } from '../../copy/admin-reports.copy.ts';
import { paymentFlagsCopy } from '../../copy/payment-flags.copy.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import { useFailureLogged } from '../../marketplace/dashboard/log-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress } from '../admin-address.ts';
import { paymentFlagsList, reportsList } from '../admin-lists.ts';

/** Says that somebody has to look at payments, and where; nothing while there is nothing. */
export function FlagsWaiting() {
  const { api } = useRouterContext();
  const query = useQuery(paymentFlagsList(api, {}));
  useFailureLogged('paymentFlags', query.error);
  return <Waiting query={query} panel="payments" words={paymentFlagsCopy} />;
}

/** Says that reports wait, and where; nothing while there are none. */
export function ReportsWaiting() {
  const { api } = useRouterContext();
  const query = useQuery(reportsList(api, {}));
  useFailureLogged('adminReports', query.error);
  return <Waiting query={query} panel="reports" words={adminReportsCopy} />;
}

type WaitingProps = {
  query: {
    data: { count: number } | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Of the settings, where it is dealt with. */
  panel: string;
  words: { waiting: (count: number) => string; unread: string; look: string };
};

/** How much waits for an admin, and the way there; nothing while there is nothing. */
function Waiting({ query: { data, error, isFetching, refetch }, panel, words }: WaitingProps) {
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
        href={adminAddress({ tab: 'settings', panel })}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {words.look}
      </InnerLink>
    </Notable>
  );
}
