import { useSession } from '../accounts/session.ts';
import { useTakeSession } from '../accounts/use-take-session.ts';

/** The same person goes on for another business, or for none: everything that was loaded goes, in every tab. */
export function useGoOn() {
  const session = useSession();
  const take = useTakeSession();
  return async (href = '/dashboard') => {
    if (session) await take(session, href);
  };
}
