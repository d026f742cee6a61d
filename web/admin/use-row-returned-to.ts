import { useEffect } from 'react';
import { forgetAdminPlace, keptAdminPlace } from '../marketplace/accounts/admin-place.ts';

/** The heading takes the focus when the path changes; the row comes after it. */
const AFTER_HEADING_MS = 100;

/** After an impersonation the row from which it began is in view, and the menu of its acts has the focus. */
export function useRowReturnedTo(rows: readonly { id: string }[]) {
  useEffect(() => {
    const wanted = keptAdminPlace()?.row;
    if (!wanted || !rows.some(({ id }) => id === wanted)) return undefined;
    const timer = setTimeout(() => {
      const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted)}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('summary[aria-label]')?.focus({ preventScroll: true });
      forgetAdminPlace();
    }, AFTER_HEADING_MS);
    return () => clearTimeout(timer);
  }, [rows]);
}
