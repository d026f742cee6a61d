import type { ReactNode } from 'react';
import { profileCopy } from '../../copy/profile.copy.ts';
import { recentWorkCopy } from '../../copy/recent-work.copy.ts';
import { replyTime } from '../../copy/reply-time.copy.ts';
import type { Profile } from './profile.ts';

const copy = profileCopy.facts;

/** What the database says of a business; what would be too little is left out. */
export function Facts({ business: { facts } }: { business: Profile }) {
  const { finishedJobs, replyMinutes, since } = facts;
  return (
    <dl className="fact-row">
      {finishedJobs !== null && <Fact said={copy.jobs} value={finishedJobs} />}
      {replyMinutes !== null && <Fact said={copy.replies} value={replyTime(replyMinutes)} />}
      <Fact said={copy.since} value={<time dateTime={since}>{recentWorkCopy.month(since)}</time>} />
    </dl>
  );
}

const Fact = ({ said, value }: { said: string; value: ReactNode }) => (
  <div>
    <dt>{said}</dt>
    <dd>{value}</dd>
  </div>
);
