import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ChevronLeft, CircleSlash } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { leadPageCopy } from '../../copy/lead-page.copy.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { newsCopy } from '../../copy/news.copy.ts';
import { type DashboardTab, tabAddress, leadAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import { useFailureLogged } from '../../marketplace/dashboard/log-failure.ts';
import { useSignInWhenRefused } from '../../marketplace/dashboard/use-sign-in-again.ts';
import { LiveFrame } from '../../marketplace/live/live-frame.tsx';
import { LiveRow } from '../../marketplace/live/live-row.tsx';
import { useLiveRows } from '../../marketplace/live/use-live-rows.ts';
import { useRouterContext } from '../../router-context.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Pending } from '../../ui/feedback/pending.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { focusHeading } from '../../ui/navigation/focus-heading.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { leadWords } from '../late-words.ts';
import { inboxList } from '../lists.ts';
import { ActsAtThumb } from './acts-at-thumb.tsx';
import { leadKey } from './lead-key.ts';
import { leadQuery } from './lead-query.ts';
import { OpenedLead } from './opened-lead.tsx';
import { useWayBack, wasOpenedFromList } from './way-back.ts';
import { whereLeadIs } from './where-lead-is.ts';

/** One lead, with the page to itself. When it leaves the inbox, the page says so in its place. */
export const LeadPage = ({ leadId }: LeadPageProps) => (
  <div className="grid gap-2">
    <BackToLeads leadId={leadId} />
    <OneLead
      leadId={leadId}
      Shown={PageOfLead}
      missing={<MissingPage leadId={leadId} />}
      heading={<HiddenTitle />}
    />
  </div>
);

/** One lead beside a list that does not have it. */
export const LeadBeside = ({ leadId }: LeadPageProps) => (
  <OneLead leadId={leadId} Shown={CardOfLead} missing={<Missing leadId={leadId} />} />
);

type LeadPageProps = { leadId: string };
type ShownProps = { lead: Lead };
type OneLeadProps = LeadPageProps & {
  Shown: ComponentType<ShownProps>;
  missing: ReactNode;
  /** What names the page as long as no card does. */
  heading?: ReactNode;
};

function OneLead({ leadId, Shown, missing, heading }: OneLeadProps) {
  const lead = useLead(leadId);
  // A list of one: what is told of a row in the list is told here as well.
  const items = useMemo(() => listed(leadId, lead.data), [leadId, lead.data]);
  useOwnAddress(leadId, lead.data);
  const live = useLiveRows({ ...lead, data: items }, leadWords);
  const isThere = live.rows !== undefined && live.rows.length > 0;
  const isOver = useLeaving(leadId, isThere);
  return (
    <>
      <LiveFrame live={live}>
        {(onNews) =>
          live.rows?.map((row) => (
            <LiveRow key={row.id} row={row} live={live} onNews={onNews}>
              <Shown lead={row.item} />
            </LiveRow>
          ))
        }
      </LiveFrame>
      {!isThere && !isOver && <NotShown {...{ lead, missing, heading }} />}
    </>
  );
}

/** Nothing is known yet of one that is about to go by another id. */
function listed(leadId: string, lead: Lead | null | undefined): Lead[] | undefined {
  if (lead === null) return [];
  return lead?.id === leadId ? [lead] : undefined;
}

/** As the list has it, at once; then as it is. */
function useLead(id: string) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const { queryKey } = inboxList(api);
  const lead = useQuery({
    ...leadQuery(api, id),
    initialData: () =>
      queryClient
        .getQueryData(queryKey)
        ?.pages.flatMap(({ items }) => items)
        .find((one) => one.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(queryKey)?.dataUpdatedAt,
  });
  useSignInWhenRefused(lead.error);
  useFailureLogged('lead', lead.error);
  return lead;
}

/** Once it has been answered, or was put away after it had gone, the list is next. */
function useLeaving(leadId: string, isThere: boolean): boolean {
  const leave = useWayBack(leadId);
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  const isOver = wasThere && !isThere;
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, leave]);
  return isOver;
}

const BackToLeads = ({ leadId }: { leadId: string }) => (
  <InnerLink
    href={tabAddress('leads')}
    follow={useWayBack(leadId)}
    className="-ml-1.5 inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-link hover:underline"
  >
    <ChevronLeft size={20} aria-hidden />
    {leadPageCopy.back}
  </InnerLink>
);

function PageOfLead({ lead }: ShownProps) {
  useEffect(() => {
    if (wasOpenedFromList(lead.id)) focusHeading();
  }, [lead.id]);
  return <OpenedLead lead={lead} isOpened atThumb={ActsAtThumb} />;
}

const CardOfLead = ({ lead }: ShownProps) => <OpenedLead lead={lead} isOpened />;

type NotShownProps = Pick<OneLeadProps, 'missing' | 'heading'> & { lead: ReturnType<typeof useLead> };

/** It is pending, could not be read, or is not in the inbox. */
function NotShown({ lead, missing, heading }: NotShownProps) {
  if (lead.data === null) return missing;
  return (
    <>
      {heading}
      {lead.error ? (
        <Failed onTryAgain={() => void lead.refetch()} isBusy={lead.isFetching}>
          {failureSentence(lead.error)}
        </Failed>
      ) : (
        <Pending>{leadPageCopy.loading}</Pending>
      )}
    </>
  );
}

const HiddenTitle = () => <h1 className="sr-only">{leadsCopy.heading}</h1>;

const MissingPage = ({ leadId }: LeadPageProps) => (
  <>
    <Title>{leadsCopy.heading}</Title>
    <Missing leadId={leadId} />
  </>
);

/** Says what has become of a lead that this business had; of any other only that it is not there. */
function Missing({ leadId }: LeadPageProps) {
  const { api } = useRouterContext();
  const where = useQuery({
    queryKey: [...leadKey(leadId), 'where'],
    queryFn: () => whereLeadIs(api, leadId),
    retry: false,
  });
  if (where.isPending) return <Pending>{leadPageCopy.loading}</Pending>;
  return (
    <Empty icon={<CircleSlash aria-hidden />} action={<WayOn tab={where.data?.tab} />}>
      {where.data?.sentence ?? leadPageCopy.missing}
    </Empty>
  );
}

const WayOn = ({ tab }: { tab: DashboardTab | undefined }) => (
  <InnerLink href={tabAddress(tab ?? 'leads')} className={buttonLook('primary')}>
    {tab ? newsCopy.open(dashboardCopy.tabs[tab]) : leadPageCopy.back}
  </InnerLink>
);

/** A mail names a lead that nobody had seen by its job. Once it is opened it has an id, and the address goes by that. */
function useOwnAddress(asked: string, lead: Lead | null | undefined): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!lead || lead.id === asked) return;
    queryClient.setQueryData(leadKey(lead.id), lead);
    void router.navigate({ href: leadAddress(lead.id), replace: true, resetScroll: false });
  }, [asked, lead, queryClient, router]);
}
