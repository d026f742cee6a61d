import { Link } from '@tanstack/react-router';
import type { OwnJob } from '../../../contract/jobs.ts';
import { ownJobCopy as copy } from '../../copy/own-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { buttonLook } from '../../ui/button-look.ts';

/** Opens the wizard with the service and the post code of a job that closed by itself. */
export function PostAgain({ job }: { job: OwnJob }) {
  // An admin who acts as the customer would find the form switched off.
  if (useSession()?.isImpersonated) return null;
  return (
    <Link
      to="/post-job"
      search={{ what: job.service.name, postcode: job.location }}
      className={buttonLook('quiet')}
    >
      {copy.postAgain}
    </Link>
  );
}
