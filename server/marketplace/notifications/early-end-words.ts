import { dayOf, type JobFacts, otherSide } from './job-fact-words.ts';

const WHAT_NOW =
  'Talk about it in your messages. If the two of you find no way, write to us by our contact page.';

/** What the notices of ending a job early say. The reason stands on the page alone: a mailbox is read by others too. */
export const earlyEndWords = {
  'end-proposed': (facts, role) => ({
    subject: `A proposal to end your job early: ${facts.job_title}`,
    lines: [
      `${otherSide(facts, role)} proposes to end this job before it is finished.`,
      `Read why, and agree or say no by the end of ${until(facts)}. Without an answer the job goes on.`,
    ],
  }),
  'end-declined': (facts, role) => ({
    subject: `The job goes on: ${facts.job_title}`,
    lines: [
      `${otherSide(facts, role)} said no to ending this job early, so it goes on as you agreed.`,
      WHAT_NOW,
    ],
  }),
  'end-lapsed': (facts) => ({
    subject: `The job goes on: ${facts.job_title}`,
    lines: [
      `The proposal to end this job early was not answered by the end of ${until(facts)}, so the job goes on as you agreed.`,
      WHAT_NOW,
    ],
  }),
} satisfies Record<string, (facts: JobFacts, role: string) => { subject: string; lines: string[] }>;

export type EarlyEndNotice = keyof typeof earlyEndWords;

/** It lapses when that day is over. */
const until = ({ lapses_at: end }: JobFacts): string => dayOf(end && new Date(end.getTime() - 1));
