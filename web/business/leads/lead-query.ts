import { queryOptions } from '@tanstack/react-query';
import type { Lead } from '../../../contract/leads.ts';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { FRESH_MS } from '../../marketplace/live/lists.ts';
import { leadKey } from './lead-key.ts';

/** One lead, for its page; null when the inbox does not have it. */
export const leadQuery = (api: ApiClient, id: string) =>
  queryOptions<Lead | null>({
    queryKey: leadKey(id),
    queryFn: async () => {
      try {
        return (await api.lead({ params: { id } })).lead;
      } catch (error) {
        if (error instanceof ApiRefusal && isNotThere(error)) return null;
        throw error;
      }
    },
    retry: false,
    staleTime: FRESH_MS,
  });

/** What is no id of ours is not there either. */
const isNotThere = ({ status }: ApiRefusal): boolean => status === 404 || status === 422;
