import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../../contract/index.ts';
import type { Result } from '../../../contract/kernel.ts';
import type { ApiClient } from '../../api-client.ts';
import { activityCopy } from '../../copy/impersonation.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { Ago } from '../live/ago.tsx';
import { Answered } from '../dashboard/answered.tsx';

const activityQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['activity'], queryFn: () => api.accountActivity() });

/** When somebody of ours acted in the name of this account, and why. */
export function AccountActivity() {
  const { api } = useRouterContext();
  const query = useQuery(activityQuery(api));
  return (
    <CardSection id="account-activity" title={activityCopy.title}>
      <p>{activityCopy.note}</p>
      <Answered query={query} loading={activityCopy.loading}>
        {({ activity }) => <Activity of={activity} />}
      </Answered>
    </CardSection>
  );
}

type Activity = Result<Api['accountActivity']>['activity'];

const Activity = ({ of }: { of: Activity }) =>
  of.length === 0 ? (
    <p className="text-ink-soft">{activityCopy.none}</p>
  ) : (
    <ul className="grid gap-3">
      {of.map(({ id, startedAt, endedAt, reason }) => (
        <li key={id} className="border-t border-line pt-3">
          <p className="font-semibold">
            <Ago at={startedAt} />
            {endedAt === null && <span> {activityCopy.now}</span>}
          </p>
          <p className="whitespace-pre-line text-ink-soft">{reason ?? activityCopy.noReason}</p>
        </li>
      ))}
    </ul>
  );
