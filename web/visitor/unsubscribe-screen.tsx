import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { LinkState } from '../../contract/notifications.ts';
import { unsubscribeCopy as copy } from '../copy/unsubscribe.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { buttonLook } from '../ui/actions/button-look.ts';
import { Title } from '../ui/layout/heading.tsx';
import { showHeading } from '../ui/navigation/focus-heading.ts';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { Refusal } from '../ui/feedback/notice.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';
import { failureSentence } from '../marketplace/dashboard/failure-sentence.ts';
import { useRouterContext } from '../router-context.ts';
import { useOneAtATime } from '../ui/actions/use-one-at-a-time.ts';

type ScreenProps = { token: string; link: LinkState | null };

/** Behind the link at the foot of a mail; works signed out, and without script. */
export const UnsubscribeScreen = ({ token, link }: ScreenProps) => (
  <NarrowPage>{link ? <Living token={token} link={link} /> : <Dead />}</NarrowPage>
);

function Living({ token, link }: { token: string; link: LinkState }) {
  const { isStopped, isWorking, failure, turn } = useUnsubscribe(token, link);
  const words = copy.stops[link.stops];
  return (
    <div className="grid justify-items-start gap-6">
      <div role="status" className="grid gap-3">
        <Title>{isStopped ? copy.stopped : words.question}</Title>
        <p>{isStopped ? words.done : words.note}</p>
        <p className="text-ink-soft">{copy.always}</p>
      </div>
      {failure && <Refusal>{failure}</Refusal>}
      <div className="flex flex-wrap gap-3">
        {isStopped ? (
          <TakeBack isWorking={isWorking} turn={turn} />
        ) : (
          <Stop label={words.button} token={token} isWorking={isWorking} turn={turn} />
        )}
        <SettingsLink />
      </div>
    </div>
  );
}

type Turn = (to: 'on' | 'off') => Promise<void>;
type StopProps = { label: string; token: string; isWorking: boolean; turn: Turn };

function Stop({ label, token, isWorking, turn }: StopProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void turn('off');
  };
  return (
    <form method="post" action={`/unsubscribe/${token}`} onSubmit={submit}>
      <Button look="primary" type="submit" working={isWorking && copy.working}>
        {label}
      </Button>
    </form>
  );
}

function TakeBack({ isWorking, turn }: { isWorking: boolean; turn: Turn }) {
  const isHydrated = useHydrated();
  return (
    <Button onClick={() => void turn('on')} working={isWorking && copy.working} isReady={isHydrated}>
      {copy.takeBack}
    </Button>
  );
}

const SettingsLink = () => (
  <InnerLink href={copy.settingsAddress} className={buttonLook('quiet')}>
    {copy.settings}
  </InnerLink>
);

const Dead = () => (
  <div className="grid justify-items-start gap-6">
    <Title>{copy.dead.title}</Title>
    <p>{copy.dead.text}</p>
    <SettingsLink />
  </div>
);

/** Stops the mails of a link, and takes that back. */
function useUnsubscribe(token: string, link: LinkState) {
  const { api } = useRouterContext();
  const [isStopped, setStopped] = useState(link.isStopped);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const turn = useOneAtATime(async (to: 'on' | 'off') => {
    setWorking(true);
    setFailure(null);
    try {
      await (to === 'off' ? api.unsubscribe({ params: { token } }) : api.resubscribe({ params: { token } }));
      setStopped(to === 'off');
      showHeading();
    } catch (error) {
      setFailure(failureSentence(error));
    }
    setWorking(false);
  });
  return { isStopped, isWorking, failure, turn };
}
