import { useLocation } from '@tanstack/react-router';
import { failureCopy } from '../copy/failures.copy.ts';
import { ErrorPage } from './error-page.tsx';

/** The path as it was asked for, without query and hash: they may hold codes and e-mail addresses. */
export function NotFoundScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  return <ErrorPage status={404} detail={failureCopy.notFoundDetail(path)} />;
}
