import { nextStepsCopy } from '../../copy/next-steps.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { NextStep } from '../../marketplace/dashboard/next-step.tsx';
import { panelAddress } from '../../marketplace/settings/panel-address.ts';
import { useCurrentBusiness } from '../../marketplace/team/own-businesses.ts';
import { Inbox as InboxSign } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { QuietList } from '../../marketplace/dashboard/quiet-list.tsx';
import { useList } from '../../marketplace/dashboard/use-list.ts';
import { useLiveRows } from '../../marketplace/live/use-live-rows.ts';
import { useRouterContext } from '../../router-context.ts';
import { HiddenTitle } from '../../ui/layout/heading.tsx';
import { leadWords } from '../late-words.ts';
import { inboxList } from '../lists.ts';

/** The open leads, and what comes and goes while somebody looks at them. */
export function useInbox() {
  const leads = useList(inboxList(useRouterContext().api));
  return { leads, live: useLiveRows(leads, leadWords) };
}

type LeadListProps = ReturnType<typeof useInbox> & { each: (lead: Lead) => ReactNode };

export const LeadList = ({ leads, live, each }: LeadListProps) => (
  <div className="grid">
    <HiddenTitle>{leadsCopy.heading}</HiddenTitle>
    <QuietList
      list={leads}
      live={live}
      areRows
      loading={leadsCopy.loading}
      empty={leadsCopy.empty}
      emptyIcon={<InboxSign aria-hidden />}
      emptyAction={<Widen />}
      each={each}
    />
  </div>
);

/** More services and a larger area bring more leads; a field person changes neither. */
function Widen() {
  const role = useCurrentBusiness()?.role;
  const isVerified = Boolean(useSession()?.user.emailVerifiedAt);
  // The banner above sends the mail again.
  if (role === 'owner' && !isVerified) return <p className="text-ink-soft">{leadsCopy.unverified}</p>;
  return role !== 'field' && <NextStep href={panelAddress('business')}>{nextStepsCopy.reach}</NextStep>;
}
