import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api-client.ts';
import { FRESH_MS, type ListName } from '../live/lists.ts';

/** What was arranged about a lead, and what may be. */
export const visitsQuery = (api: ApiClient, leadId: string) =>
  queryOptions({
    queryKey: ['visits', leadId],
    queryFn: () => api.visits({ params: { id: leadId } }),
    retry: false,
    staleTime: FRESH_MS,
  });

/** What is next for the person, of the side that they act for. */
export const nextVisitsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['visits', 'to-come'],
    queryFn: async () => (await api.visitsToCome()).visits,
    retry: false,
    staleTime: FRESH_MS,
  });

/** The lists that every act on a visit may change: an open conversation tells of it between its messages. */
export const VISIT_LISTS: readonly ListName[] = ['visits', 'messages'];
