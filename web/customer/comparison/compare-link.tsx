import { compareQuotes } from '../../copy/own-job-pages.copy.ts';
import { type ButtonLook, buttonLook } from '../../ui/actions/button-look.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';

type CompareLinkProps = { job: { id: string; title: string }; count: number; look: ButtonLook };

/** To the page on which the quotes of a job stand beside each other. */
export const CompareLink = ({ job, count, look }: CompareLinkProps) => (
  <InnerLink
    href={`/jobs/${job.id}/quotes`}
    aria-label={`${compareQuotes(count)}: ${job.title}`}
    className={`${buttonLook(look)} justify-self-start`}
  >
    {compareQuotes(count)}
  </InnerLink>
);
