import type { OwnJob } from '../../../contract/jobs.ts';
import { ownJobCopy as copy } from '../../copy/own-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { InnerLink } from '../../ui/inner-link.tsx';

/** Leads to the page on which the job can be changed. */
export function ChangeLink({ job }: { job: OwnJob }) {
  const session = useSession();
  // An admin who acts as the customer would find the form switched off.
  if (!job.can.includes('change') || session?.isImpersonated) return null;
  return (
    <InnerLink
      href={`/jobs/${job.id}/change`}
      aria-label={copy.changeOf(job.title)}
      className={buttonLook('quiet')}
    >
      {copy.change}
    </InnerLink>
  );
}
