import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { tabAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';

/** The lead whose page was opened from the list in this tab of the browser: Back leads to that list, where it was. */
let opened: string | undefined;

export function noteOpened(leadId: string): void {
  opened = leadId;
}

export const wasOpenedFromList = (leadId: string): boolean => opened === leadId;

/** Leaves a lead's page: back to the list as it was left, or to its top if the page was not opened from there. */
export function useWayBack(leadId: string): () => void {
  const router = useRouter();
  return useCallback(() => {
    // The question that was answered is only just closing.
    if (wasOpenedFromList(leadId)) router.history.back({ ignoreBlocker: true });
    else void router.navigate({ href: tabAddress('leads'), replace: true });
  }, [leadId, router]);
}

/** Back in the list, reading goes on at the lead that was opened. */
export function useReadOn(): void {
  useEffect(() => {
    if (!opened) return;
    const row = document.querySelector<HTMLElement>(`[data-opens="${opened}"]`);
    opened = undefined;
    if (document.activeElement === document.body) row?.focus({ preventScroll: true });
  }, []);
}
