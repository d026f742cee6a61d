import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Lead } from '../../../contract/leads.ts';
import type { NewQuote } from '../../../contract/quotes.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { quotesCopy } from '../../copy/quotes.copy.ts';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import type { PageOf } from '../../marketplace/live/lists.ts';
import { useRouterContext } from '../../router-context.ts';
import { inboxList } from '../lists.ts';
import { leadKey } from './lead-key.ts';

/** The number comes with the answer: the card shows it at once. */
function useMarkInterested() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const { queryKey } = inboxList(api);
  return useAct({
    name: 'markInterested',
    call: (calls, leadId: string) => calls.markInterested({ params: { id: leadId } }),
    onDone: ({ id, user }) => {
      queryClient.setQueryData<InfiniteData<PageOf<Lead>, string>>(
        queryKey,
        (list) => list && released(list, { id, user }),
      );
      queryClient.setQueryData<Lead | null>(leadKey(id), (lead) => lead && interestedIn(lead, user));
    },
    // What is written from now on is read whole.
    reloads: ['leads', 'messages'],
    isSaidInCard: true,
  });
}

type Released = Pick<Lead, 'id' | 'user'>;

const released = (list: InfiniteData<PageOf<Lead>, string>, { id, user }: Released) => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: page.items.map((lead) => (lead.id === id ? interestedIn(lead, user) : lead)),
  })),
});

const interestedIn = (lead: Lead, user: Lead['user']): Lead => ({
  ...lead,
  user,
  is_interested: true,
  can: lead.can.filter((move) => move !== 'markInterested'),
});

/** Asked about before, and taken back afterwards as long as its toast stands. */
function useDismissLead() {
  const restore = useRestoreLead();
  return useAct({
    name: 'dismissLead',
    call: (api, leadId: string) => api.dismissLead({ params: { id: leadId } }),
    putsAway: (leadId) => [leadId],
    reloads: ['leads'],
    done: leadsCopy.remove.done,
    undo: { label: leadsCopy.remove.undo, run: restore.run },
    isSaidInCard: true,
  });
}

const useRestoreLead = () =>
  useAct({
    name: 'restoreLead',
    call: (api, leadId: string) => api.restoreLead({ params: { id: leadId } }),
    putsAway: (leadId) => [leadId],
    reloads: ['leads'],
    done: leadsCopy.remove.restored,
  });

export const useSendQuote = (onSent: () => void) =>
  useAct({
    name: 'sendQuote',
    call: (api, quote: NewQuote) => api.sendQuote({ body: quote }),
    putsAway: ({ leadId }) => [leadId],
    reloads: ['leads', 'quotes', 'jobs'],
    done: quotesCopy.send.done,
    movesTo: 'quoted',
    onDone: onSent,
    isSaidInCard: true,
  });

/** What can be done with one lead besides writing. */
export function useLeadActs({ id }: Lead) {
  const interested = useMarkInterested();
  const dismissal = useDismissLead();
  return {
    interested,
    dismissal,
    markInterested: () => void interested.run(id),
    dismiss: () => dismissal.run(id),
  };
}

export type LeadActs = ReturnType<typeof useLeadActs>;
