import type { QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from './other-session.ts';
import { changeSession, type Session } from './session.ts';

/** The server has put another session into the place of the browser's: this page goes on with it, and other tabs hear of it. */
export function beginSession(queryClient: QueryClient, session: NonNullable<Session>): void {
  changeSession(queryClient, session);
  tellOtherTabs();
}
