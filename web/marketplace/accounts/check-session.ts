import { redirect } from '@tanstack/react-router';
import { pageRequest } from '../../page-request.ts';
import type { RouterContext } from '../../router-context.ts';
import { readCancelled, referenceIn } from '../billing/reference.ts';
import { signInAddress } from '../dashboard/sign-in-address.ts';
import { ownRole } from '../team/own-businesses.ts';
import { certainSession, forgetUser, type Session } from './session.ts';

type Arriving = { context: RouterContext; location: { href: string; search: Record<string, unknown> } };

/** For the doors of /subscribe and /admin: who cannot be checked is signed out, and asked to log in. */
export const checkSession = async (arriving: Arriving): Promise<void> => void (await sessionOf(arriving));

/**
 * The same for /subscribe: a package is the owner's to buy, so other members of a business go to their dashboard. It says
 * what became of the payment page of somebody who was the owner when they opened it.
 */
export async function checkOwner(arriving: Arriving): Promise<void> {
  const session = await sessionOf(arriving);
  if (session?.user.userType !== 'business') return;
  const { search } = arriving.location;
  if ((await ownRole(arriving.context)) !== 'owner')
    throw redirect({ to: '/dashboard', search: { ...readCancelled(search), ...referenceIn(search) } });
}

async function sessionOf({ context, location }: Arriving): Promise<Session> {
  try {
    return await certainSession(context);
  } catch {
    pageRequest()?.forgetSession();
    forgetUser(context.queryClient);
    throw redirect({ href: signInAddress(location.href) });
  }
}
