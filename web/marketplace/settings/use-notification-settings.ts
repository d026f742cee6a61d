import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { KnownSettings } from '../../../contract/notifications.ts';
import type { LeadMails } from '../../../contract/words.ts';
import type { ApiClient } from '../../api-client.ts';
import { notificationsCopy } from '../../copy/notifications.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { logFailure } from '../../report-failure.ts';
import { isSignedOut, useSignInAgain, useSignInWhenRefused } from '../dashboard/use-sign-in-again.ts';

export type SwitchName =
  | keyof KnownSettings['notificationChannels']
  | keyof KnownSettings['notifiableEvents'];
type Flips = Partial<Record<SwitchName, boolean>> & { leadMails?: LeadMails };

/** What stands there until the server has answered. */
const BEFORE: KnownSettings = {
  notificationChannels: { email: true, sms: false },
  notifiableEvents: {
    messages: false,
    newsletters: false,
    specialOffers: false,
    recommendations: false,
    newJobLeads: false,
  },
  leadMails: null,
  textsAvailable: true,
};

const settingsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['notification-settings'], queryFn: () => api.notificationSettings() });

/** What somebody is told: each switch moves at once, and back if the server did not take it. */
export function useNotificationSettings() {
  const { api } = useRouterContext();
  const query = useQuery(settingsQuery(api));
  useSignInWhenRefused(query.error);
  useEffect(() => {
    if (query.error && !isSignedOut(query.error)) complain(LOAD, query.error);
  }, [query.error]);
  const saving = useSaving();
  const settings = withFlips(query.data ?? BEFORE, saving.flips);
  return { query, settings, isReady: query.data !== undefined, ...saving };
}

/** Switches are saved one after the other, so that a later one never overtakes an earlier one. */
function useSaving() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const queue = useRef(Promise.resolve());
  const [flips, setFlips] = useState<Flips>({});
  const [isSaved, setSaved] = useState(false);
  const { queryKey } = settingsQuery(api);
  const save = async (flip: Flips) => {
    const known = queryClient.getQueryData(queryKey) ?? BEFORE;
    const { textsAvailable: _, leadMails: _known, ...switches } = withFlips(known, flip);
    const { leadMails } = flip;
    // Left out, it stays as it is: nobody chooses by moving another switch.
    const body = { ...switches, ...(leadMails && { leadMails }) };
    try {
      queryClient.setQueryData(queryKey, await api.changeNotificationSettings({ body }));
      setSaved(true);
    } catch (error) {
      if (isSignedOut(error)) await signInAgain();
      else complain(SAVE, error);
    }
    setFlips((waiting) => without(waiting, flip));
  };
  const change = (flip: Flips) => {
    setSaved(false);
    setFlips((waiting) => ({ ...waiting, ...flip }));
    queue.current = queue.current.then(() => save(flip));
  };
  const flip = (name: SwitchName, isOn: boolean) => change({ [name]: isOn });
  const choose = (leadMails: LeadMails) => change({ leadMails });
  return { flip, choose, flips, isSaved: isSaved && Object.keys(flips).length === 0 };
}

const withFlips = (known: KnownSettings, flips: Flips): KnownSettings => ({
  ...known,
  notificationChannels: picked(known.notificationChannels, flips),
  notifiableEvents: picked(known.notifiableEvents, flips),
  leadMails: flips.leadMails ?? known.leadMails,
});

const picked = <T extends Partial<Record<SwitchName, boolean>>>(known: T, flips: Flips): T => {
  const own = Object.entries(flips).filter(([name]) => name in known);
  return { ...known, ...Object.fromEntries(own) };
};

/** A switch that was moved again meanwhile keeps waiting for its own answer. */
const without = (waiting: Flips, saved: Flips): Flips =>
  Object.fromEntries(Object.entries(waiting).filter(([name, value]) => saved[name as keyof Flips] !== value));

const LOAD = { call: 'notificationSettings', title: notificationsCopy.loadFailed };
const SAVE = { call: 'changeNotificationSettings', title: notificationsCopy.saveFailed };

function complain({ call, title }: typeof LOAD, error: unknown) {
  logFailure(call, error);
  toast({ title, description: failureSentence(error), tone: 'bad' });
}
