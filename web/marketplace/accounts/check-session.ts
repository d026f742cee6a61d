import { redirect } from '@tanstack/react-router';
import { pageRequest } from '../../page-request.ts';
import type { RouterContext } from '../../router-context.ts';
import { signInAddress } from '../dashboard/sign-in-address.ts';
import { certainSession, forgetUser } from './session.ts';

type Arriving = { context: RouterContext; location: { href: string } };

/** For the doors of /subscribe and /admin: who cannot be checked is signed out, and asked to log in (R-1-050, R-1-051). */
export async function checkSession({ context, location }: Arriving): Promise<void> {
  try {
    await certainSession(context);
  } catch {
    pageRequest()?.forgetSession();
    forgetUser(context.queryClient);
    throw redirect({ href: signInAddress(location.href) });
  }
}
