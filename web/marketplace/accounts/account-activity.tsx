import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import { activityCopy } from '../../copy/impersonation.ts';
import { useRouterContext } from '../../router-context.ts';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Ago } from '../live/ago.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';

const activityQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['activity'], queryFn: () => api.accountActivity() });

/** When somebody of ours acted in the name of this account, and why (security.md T26). */
export function AccountActivity() {
  const { api } = useRouterContext();
  const query = useQuery(activityQuery(api));
  return (
    <Card>
      <section aria-labelledby="account-activity" className="grid gap-4">
        <h3 id="account-activity" className="font-display text-lg font-bold">
          {activityCopy.title}
        </h3>
        <p>{activityCopy.note}</p>
        {query.isError && (
          <Failed onTryAgain={() => void query.refetch()} isBusy={query.isFetching}>
            {failureSentence(query.error)}
          </Failed>
        )}
        {query.data?.activity.length === 0 && <p className="text-ink-soft">{activityCopy.none}</p>}
        <ul className="grid gap-3">
          {query.data?.activity.map(({ id, startedAt, endedAt, reason }) => (
            <li key={id} className="border-t border-line pt-3">
              <p className="font-semibold">
                <Ago at={startedAt} />
                {endedAt === null && <span> {activityCopy.now}</span>}
              </p>
              <p className="whitespace-pre-line text-ink-soft">{reason ?? activityCopy.noReason}</p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
