import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiRefusal } from '../api-refusal.ts';
import { failureCopy } from '../copy/failures.copy.ts';
import { isMissing, reloadsFor } from '../ui/missing-chunks.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { statusOf } from './status-of.ts';

/** What a loader or a component threw. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const [isReloading] = useState(() => reloadsFor(error));
  if (isReloading) return null;
  const status = statusOf(error);
  if (status === 404) return <NotFoundScreen />;
  return <ErrorPage status={status} detail={isUnreachable(error) ? failureCopy.unreachable : undefined} />;
}

/** Neither a call nor a chunk came through: who has no connection is told so. */
const isUnreachable = (error: unknown): boolean =>
  isMissing(error) || (error instanceof ApiRefusal && error.status === 0);
