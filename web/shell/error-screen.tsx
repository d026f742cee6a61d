import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiRefusal } from '../api-refusal.ts';
import { failureCopy } from '../copy/failures.copy.ts';
import { uiCopy } from '../copy/ui.copy.ts';
import { isMissing, reloadsFor } from '../ui/lazy/missing-chunks.ts';
import { useIsRenewed } from '../ui/lazy/use-is-renewed.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { statusOf } from './status-of.ts';

/** What a loader or a component threw. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const [isReloading] = useState(() => reloadsFor(error));
  if (isReloading) return null;
  const status = statusOf(error);
  if (status === 404) return <NotFoundScreen />;
  return isUnreachable(error) ? <Unreachable status={status} /> : <ErrorPage status={status} />;
}

/** A later release may have taken the chunk of this page away. */
function Unreachable({ status }: { status: number }) {
  const isRenewed = useIsRenewed();
  const said = isRenewed
    ? { detail: failureCopy.renewed, again: uiCopy.reload }
    : { detail: failureCopy.unreachable };
  return <ErrorPage status={status} {...(isRenewed !== null && said)} />;
}

/** Neither a call nor a chunk came through: who has no connection is told so. */
const isUnreachable = (error: unknown): boolean =>
  isMissing(error) || (error instanceof ApiRefusal && error.status === 0);
