import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiRefusal } from '../api-refusal.ts';
import { failureCopy } from '../copy/failures.ts';
import { logFailure } from '../report-failure.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Title } from '../ui/heading.tsx';
import { Refusal } from '../ui/notice.tsx';
import { NarrowPage } from '../ui/page.tsx';
import { ErrorScreen } from './error-screen.tsx';

type UnfetchedScreenProps = Pick<ErrorComponentProps, 'error'> & {
  title: string;
  /** What the page asks for, as the log names it. */
  calls: string;
};

/**
 * In place of a form that is made of what could not be fetched: a call that failed is said where its answer was to
 * stand, under the page's own heading (R-13-049). What is broken is on the error page all the same.
 */
export function UnfetchedScreen({ error, title, calls }: UnfetchedScreenProps) {
  const isUnfetched = error instanceof ApiRefusal;
  useEffect(() => {
    if (isUnfetched) logFailure(calls, error);
  }, [isUnfetched, calls, error]);
  if (!isUnfetched) return <ErrorScreen error={error} />;
  return (
    <NarrowPage>
      <div className="grid justify-items-start gap-5">
        <Title>{title}</Title>
        <Refusal>{error.message}</Refusal>
        {/* The same address, loaded anew: what was typed into the form before is kept with its draft. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own */}
        <a href="" className={buttonLook('primary')}>
          {failureCopy.again}
        </a>
      </div>
    </NarrowPage>
  );
}
