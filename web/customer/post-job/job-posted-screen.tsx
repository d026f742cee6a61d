import { Check } from 'lucide-react';
import { useState } from 'react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { SectionTitle, Title } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { useReachSaid } from '../jobs/reach-said.tsx';
import { type PostedJob, usePostedReach } from './posted-reach.ts';
import { UntilSomebodyComes } from './until-somebody-comes.tsx';

const copy = postJobCopy.posted;

const PROS = part(() => import('./reached-pros.tsx'));

/** Opened directly, it says the same without a number, and without whom the job has reached. */
export function JobPostedScreen({ jobNumber }: { jobNumber: string | undefined }) {
  const posted = usePostedReach();
  return (
    <Page>
      <div className="mx-auto grid max-w-xl items-start gap-x-16 gap-y-8 py-8 sm:py-14 lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-8">
          <Head jobNumber={jobNumber} />
          {posted && <UntilSomebodyComes {...posted.urgent} />}
        </div>
        {posted && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Reached posted={posted} />
          </div>
        )}
        <Onwards isReachSaid={posted !== undefined} />
      </div>
    </Page>
  );
}

const Head = ({ jobNumber }: { jobNumber: string | undefined }) => (
  <div className="grid justify-items-start gap-4">
    <span className="rounded-full bg-good-tint p-3 text-good">
      <Check size={32} strokeWidth={2.25} aria-hidden />
    </span>
    <div role="status" className="grid gap-2">
      <Title>{copy.title}</Title>
      {jobNumber && (
        <p className="text-lg">
          {copy.number}
          {': '}
          <strong className="tabular-nums">{jobNumber}</strong>
        </p>
      )}
    </div>
  </div>
);

/** Who has it, or why nobody has it yet and what helps. */
function Reached({ posted }: { posted: Omit<PostedJob, 'jobNumber'> }) {
  const { isSent, sentence, help } = useReachSaid(posted);
  const isVerifiedNow = useVerifiedNow();
  if (isVerifiedNow && !isSent)
    return <LaterQuietly part={PROS}>{({ ReachedNow }) => <ReachedNow jobId={posted.id} />}</LaterQuietly>;
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg font-semibold">{isSent ? copy.haveIt(posted.leadsCount) : sentence}</h2>
      {help.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
      {isSent && (
        <LaterQuietly part={PROS}>{({ ReachedPros }) => <ReachedPros jobId={posted.id} />}</LaterQuietly>
      )}
    </section>
  );
}

/** Whether the address was verified while this page was open: then the job has gone out, and the page knows an old count. */
function useVerifiedNow(): boolean {
  const isVerified = Boolean(useSession()?.user.emailVerifiedAt);
  const [wasVerified] = useState(isVerified);
  return isVerified && !wasVerified;
}

const Onwards = ({ isReachSaid }: { isReachSaid: boolean }) => (
  <div className="grid gap-8">
    <div className="grid gap-4">
      <SectionTitle>{copy.next}</SectionTitle>
      <ol className="grid">
        {copy.steps.map((step, place) => (
          <NextStep key={step.title} place={place + 1} {...step} />
        ))}
      </ol>
      {!isReachSaid && <p className="text-ink-soft">{copy.inJobs}</p>}
    </div>
    <div className="flex flex-wrap gap-3">
      <InnerLink href="/dashboard?tab=jobs" className={buttonLook('primary')}>
        {copy.toJobs}
      </InnerLink>
      <InnerLink href="/post-job" className={buttonLook('quiet')}>
        {copy.another}
      </InnerLink>
    </div>
  </div>
);

/** A line leads from each to the one after it. */
const NextStep = ({ place, title, text }: { place: number; title: string; text: string }) => (
  <li className="group grid grid-cols-[2rem_1fr] gap-x-4">
    <span aria-hidden className="flex flex-col items-center gap-1">
      <span className="grid size-8 place-items-center rounded-full bg-tint font-semibold text-link tabular-nums">
        {place}
      </span>
      <span className="mb-1 w-0.5 grow bg-tint-line group-last:hidden" />
    </span>
    <span className="grid gap-0.5 pt-1 pb-5 group-last:pb-0">
      <b className="font-semibold">{title}</b>
      <span className="text-ink-soft">{text}</span>
    </span>
  </li>
);
