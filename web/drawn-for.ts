import { DRAWN_FOR, drawnForOf, NOBODY } from '../contract/drawn-for.ts';
import type { OwnBusiness } from '../contract/team.ts';
import { BUSINESSES_KEY, type Session, SESSION_KEY } from './marketplace/accounts/session.ts';
import { shown } from './shown-session.ts';

/** For whom this page is drawn, as the server is told with each call; undefined as long as nobody can say. */
export function drawnFor(): string | undefined {
  const session = shown.from?.getQueryData<Session>(SESSION_KEY);
  if (!session) return session === null ? NOBODY : undefined;
  const businesses = shown.from?.getQueryData<OwnBusiness[]>(BUSINESSES_KEY);
  return drawnForOf(session.user.id, businesses?.find(({ isCurrent }) => isCurrent)?.id);
}

export const drawnForHeader = (whom: string | undefined): Record<string, string> =>
  whom === undefined ? {} : { [DRAWN_FOR]: whom };
