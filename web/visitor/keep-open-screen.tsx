import { type FormEvent, useState } from 'react';
import type { Renewal } from '../../contract/renewals.ts';
import { ApiRefusal } from '../api-refusal.ts';
import { keepOpenCopy as copy } from '../copy/keep-open.copy.ts';
import { failureSentence } from '../marketplace/dashboard/failure-sentence.ts';
import { dayInWords } from '../marketplace/jobs/day-in-words.ts';
import { useRouterContext } from '../router-context.ts';
import { Button } from '../ui/actions/button.tsx';
import { buttonLook } from '../ui/actions/button-look.ts';
import { Title } from '../ui/layout/heading.tsx';
import { showHeading } from '../ui/navigation/focus-heading.ts';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { Refusal } from '../ui/feedback/notice.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';
import { useOneAtATime } from '../ui/actions/use-one-at-a-time.ts';

type ScreenProps = { token: string; job: Renewal | null };

/** Behind the link of the mail that a job closes soon; works signed out, and without script. */
export const KeepOpenScreen = ({ token, job }: ScreenProps) => (
  <NarrowPage>{job ? <Living token={token} job={job} /> : <Dead />}</NarrowPage>
);

function Living({ token, job }: { token: string; job: Renewal }) {
  const { state, isWorking, failure, keep } = useKeepOpen(token, job.state);
  return (
    <div className="grid justify-items-start gap-6">
      <div role="status" className="grid min-w-0 gap-3">
        <Title>{copy[state].title}</Title>
        <p className="font-semibold wrap-anywhere">{job.title}</p>
        <p>{state === 'closing' ? copy.closing.note(dayInWords(job.closesAt)) : copy[state].note}</p>
      </div>
      {failure && <Refusal>{failure}</Refusal>}
      <div className="flex flex-wrap gap-3">
        {state === 'closing' && (
          <form method="post" action={`/keep-open/${token}`} onSubmit={keep}>
            <Button look="primary" type="submit" working={isWorking && copy.working}>
              {copy.button}
            </Button>
          </form>
        )}
        {state === 'over' && <GoTo href="/post-job">{copy.post}</GoTo>}
        <GoTo href={copy.jobsAddress}>{copy.jobs}</GoTo>
      </div>
    </div>
  );
}

const GoTo = ({ href, children }: { href: string; children: string }) => (
  <InnerLink href={href} className={buttonLook('quiet')}>
    {children}
  </InnerLink>
);

const Dead = () => (
  <div className="grid justify-items-start gap-6">
    <Title>{copy.dead.title}</Title>
    <p>{copy.dead.text}</p>
    <GoTo href={copy.jobsAddress}>{copy.jobs}</GoTo>
  </div>
);

function useKeepOpen(token: string, before: Renewal['state']) {
  const { api } = useRouterContext();
  const [state, setState] = useState(before);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hear = (said: Renewal['state']) => {
    setState(said);
    showHeading();
  };
  const send = useOneAtATime(async () => {
    setWorking(true);
    setFailure(null);
    try {
      await api.renewByLink({ params: { token } });
      hear('kept');
    } catch (error) {
      if (error instanceof ApiRefusal && error.code === 'renewal_over') hear('over');
      else setFailure(failureSentence(error));
    }
    setWorking(false);
  });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { state, isWorking, failure, keep };
}
