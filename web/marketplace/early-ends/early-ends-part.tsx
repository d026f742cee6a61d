import { useQuery } from '@tanstack/react-query';
import type { EarlyEnd, EarlyEnds } from '../../../contract/early-ends.ts';
import { earlyEndsCopy as copy } from '../../copy/early-ends.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { AgreementPart } from '../agreements/agreement-part.tsx';
import { Answered } from '../dashboard/answered.tsx';
import { tabAddress } from '../dashboard/dashboard-tabs.ts';
import { Ago } from '../live/ago.tsx';
import { AnswerEarlyEnd } from './answer-early-end.tsx';
import { earlyEndsQuery } from './early-ends-query.ts';
import { ProposeEarlyEnd } from './propose-early-end.tsx';

/** Who proposed to end the job and what came of it; nothing where nobody did and nobody can any more. */
export function EarlyEndsPart({ jobId }: { jobId: string }) {
  const { api } = useRouterContext();
  const query = useQuery(earlyEndsQuery(api, jobId));
  if (query.data && query.data.ends.length === 0 && !query.data.mayPropose) return null;
  return (
    <AgreementPart heading={copy.heading}>
      <Answered query={query} loading={copy.loading}>
        {(answer) => <EarlyEndsShown answer={answer} jobId={jobId} />}
      </Answered>
    </AgreementPart>
  );
}

type EarlyEndsShownProps = { answer: EarlyEnds; jobId: string };

/** The same once it is there. */
export const EarlyEndsShown = ({ answer, jobId }: EarlyEndsShownProps) => (
  <div className="grid gap-4">
    {answer.ends.length > 0 && (
      <ul aria-label={copy.list} className="grid divide-y divide-line border-t border-line">
        {answer.ends.map((end) => (
          <OneEnd key={end.id} end={end} />
        ))}
      </ul>
    )}
    <WhatNow answer={answer} />
    <ProposeEarlyEnd jobId={jobId} isPossible={answer.mayPropose} />
  </div>
);

const TONES = {
  proposed: 'urgent',
  agreed: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  closed: 'neutral',
} as const satisfies Record<EarlyEnd['status'], string>;

function OneEnd({ end }: { end: EarlyEnd }) {
  const { side, isMine, status, reason, lapsesAt, can } = end;
  return (
    <li className="grid min-w-0 gap-2 py-4 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">{copy.who[isMine ? 'mine' : side]}</p>
        <Badge tone={TONES[status]}>{copy.status[status]}</Badge>
      </div>
      <p className={reason === null ? 'text-ink-soft' : 'whitespace-pre-line wrap-anywhere'}>
        {reason ?? copy.gone}
      </p>
      {can.length > 0 && <p>{copy.until[isMine ? 'mine' : 'theirs'](lapsesAt)}</p>}
      <p className="text-sm text-ink-soft">
        <Ago at={end.decidedAt ?? end.createdAt} />
      </p>
      <AnswerEarlyEnd end={end} />
    </li>
  );
}

/** What the two can do once a proposal has come to nothing; or that the job has ended with it. */
function WhatNow({ answer: { ends, isUnderWay, leadId } }: { answer: EarlyEnds }) {
  const last = ends.at(-1)?.status;
  if (last === 'agreed') return <p>{copy.ended}</p>;
  if (!isUnderWay || (last !== 'declined' && last !== 'lapsed')) return null;
  return (
    <div className="grid gap-1">
      <p>{copy.next.talk}</p>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        <NextLink href={`${tabAddress('messages')}&lead=${leadId}`}>{copy.next.messages}</NextLink>
        <NextLink href="/contact-us">{copy.next.us}</NextLink>
      </div>
    </div>
  );
}

const NextLink = ({ href, children }: { href: string; children: string }) => (
  <InnerLink
    href={href}
    className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
  >
    {children}
  </InnerLink>
);
