import type { OwnJob } from '../../../contract/jobs.ts';
import { reachCopy as copy } from '../../copy/reach.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { Notable } from '../../ui/feedback/notice.tsx';

export type Reach = Pick<OwnJob, 'leadsCount' | 'expectedCount'>;
type ReachSaid = { isSent: boolean; sentence: string; help: string[] };

/** Whom a job has reached, and if nobody, why not and what helps. A job that was just posted can be changed. */
export function useReachSaid(reach: Reach, mayChange = true): ReachSaid {
  const user = useSession()?.user;
  const nobody = [copy.nobody, copy.stays, mayChange ? copy.change : copy.mend];
  return reachSaid(reach, user !== undefined && !user.emailVerifiedAt, nobody);
}

function reachSaid({ leadsCount, expectedCount }: Reach, isUnverified: boolean, nobody: string[]): ReachSaid {
  if (leadsCount > 0) return { isSent: true, sentence: copy.sent(leadsCount), help: [] };
  if (isUnverified) return notSent(copy.waits, expectedCount > 0 ? [copy.waitsFor(expectedCount)] : nobody);
  if (expectedCount > 0) return notSent(copy.headStart, [copy.headStartFor(expectedCount)]);
  return notSent(copy.nobody, nobody.slice(1));
}

const notSent = (sentence: string, help: string[]): ReachSaid => ({ isSent: false, sentence, help });

export const NotSent = ({ reach: { sentence, help } }: { reach: ReachSaid }) => (
  <Notable isCalm>
    <p className="font-semibold">{sentence}</p>
    {help.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Notable>
);
