import { AGREEMENT } from '../../copy/own-job-pages.copy.ts';
import { InnerLink } from '../../ui/inner-link.tsx';

/** From a job that somebody has won to what was agreed on. */
export const AgreementLink = ({ job }: { job: { id: string; title: string } }) => (
  <InnerLink
    href={`/jobs/${job.id}/agreement`}
    aria-label={`${AGREEMENT}: ${job.title}`}
    className="inline-flex min-h-11 items-center justify-self-start font-semibold text-link hover:underline"
  >
    {AGREEMENT}
  </InnerLink>
);
