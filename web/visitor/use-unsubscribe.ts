import { useState } from 'react';
import type { LinkState } from '../../contract/notifications.ts';
import { failureSentence } from '../marketplace/dashboard/failure-sentence.ts';
import { useRouterContext } from '../router-context.ts';
import { useOneAtATime } from '../ui/use-one-at-a-time.ts';

/** Stops the mails of a link, and takes that back. */
export function useUnsubscribe(token: string, link: LinkState) {
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
    } catch (error) {
      setFailure(failureSentence(error));
    }
    setWorking(false);
  });
  return { isStopped, isWorking, failure, turn };
}
