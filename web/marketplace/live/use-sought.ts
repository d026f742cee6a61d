import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DashboardSearch } from '../dashboard/dashboard-search.ts';

/** The record that the address names comes into view, once, and one reads on there. */
export function useSought(id: string, item: object): void {
  const { at }: DashboardSearch = useSearch({ strict: false });
  const isSought = at !== undefined && (id === at || ('jobId' in item && item.jobId === at));
  useEffect(() => {
    const place = isSought && document.querySelector<HTMLElement>(`[data-row="${id}"]`);
    if (!place) return;
    place.tabIndex = -1;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [isSought, id]);
}
