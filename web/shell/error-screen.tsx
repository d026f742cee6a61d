import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { reloadsFor } from '../ui/missing-pieces.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { statusOf } from './status-of.ts';

/** What a loader or a component threw. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const [isReloading] = useState(() => reloadsFor(error));
  if (isReloading) return null;
  const status = statusOf(error);
  return status === 404 ? <NotFoundScreen /> : <ErrorPage status={status} />;
}
