import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import { Failed } from '../../ui/failed.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { Notable } from '../../ui/notice.tsx';
import { adminAddress } from '../admin-address.ts';

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
export function Waiting({ query: { data, error, isFetching, refetch }, panel, words }: WaitingProps) {
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
