import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { leadAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';
import { leadKey } from './lead-key.ts';

/** A mail names a lead that nobody had seen by its job. Once it is opened it has an id, and the address goes by that. */
export function useOwnAddress(asked: string, lead: Lead | null | undefined): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!lead || lead.id === asked) return;
    queryClient.setQueryData(leadKey(lead.id), lead);
    void router.navigate({ href: leadAddress(lead.id), replace: true, resetScroll: false });
  }, [asked, lead, queryClient, router]);
}
