import { useEffect } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { logFailure } from '../../report-failure.ts';

/** What could not be read is logged, once for each failure. */
export function useFailureLogged(call: string, error: unknown): void {
  useEffect(() => {
    if (error) logFailure(call, error);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [error]);
}

/** A refusal that the form itself says is no failure of the product. */
export function logUnlessSaid(call: string, error: unknown) {
  const isSaid = error instanceof ApiRefusal && (error.status === 413 || error.status === 422);
  if (!isSaid) logFailure(call, error);
}
