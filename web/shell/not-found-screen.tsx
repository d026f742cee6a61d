import { useLocation } from '@tanstack/react-router';
import { failureCopy } from '../copy/failures.copy.ts';
import { LaterQuietly } from '../ui/lazy/later-quietly.tsx';
import { part } from '../ui/lazy/part.ts';
import { ErrorPage } from './error-page.tsx';

const WAYS_ON = part(() => import('../visitor/trades/ways-on.tsx'));

/** The path as it was asked for, without query and hash: they may hold codes and e-mail addresses. */
export function NotFoundScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <ErrorPage status={404} detail={failureCopy.notFoundDetail(path)}>
      <LaterQuietly part={WAYS_ON}>{({ WaysOn }) => <WaysOn />}</LaterQuietly>
    </ErrorPage>
  );
}
