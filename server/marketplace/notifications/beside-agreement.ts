import { type EarlyEndNotice, earlyEndWords } from './early-end-words.ts';
import { type ExtraNotice, extraDraft, extraWords } from './extra-words.ts';
import { jobFact, type JobFacts } from './job-fact-words.ts';
import { type SnagNotice, snagWords } from './snag-words.ts';

type LaterNotice = ExtraNotice | EarlyEndNotice | SnagNotice;

export const LATER_NOTICES = Object.keys({ ...extraWords, ...earlyEndWords, ...snagWords }) as LaterNotice[];

/** What came up after the agreement is read and answered beside it. */
export const besideAgreement = (kind: LaterNotice) => (facts: JobFacts, role: string) => ({
  ...draft(kind, facts, role),
  link: {
    label: kind in snagWords ? 'See the list' : 'See what was agreed',
    path: `/jobs/${facts.job_id}/agreement`,
  },
});

function draft(kind: LaterNotice, facts: JobFacts, role: string) {
  if (kind in extraWords) return extraDraft(kind as ExtraNotice, facts);
  const words =
    kind in snagWords
      ? snagWords[kind as SnagNotice](facts)
      : earlyEndWords[kind as EarlyEndNotice](facts, role);
  return { ...words, facts: [jobFact(facts)] };
}
