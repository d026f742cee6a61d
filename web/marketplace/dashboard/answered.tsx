import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Pending } from '../../ui/feedback/pending.tsx';
import { failureSentence } from './failure-sentence.ts';
import { useSignInWhenRefused } from './use-sign-in-again.ts';

type AnsweredProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  loading: string;
  children: (data: T) => ReactNode;
};

/** The answer to one question: on its way, failed, or there. A session that is over leads to the log-in page. */
export function Answered<T>({ query, loading, children }: AnsweredProps<T>) {
  const { data, error, isFetching, refetch } = query;
  useSignInWhenRefused(error);
  if (data === undefined && !error) return <Pending>{loading}</Pending>;
  return (
    <>
      {error && (
        <Failed onTryAgain={() => void refetch()} isBusy={isFetching}>
          {failureSentence(error)}
        </Failed>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
