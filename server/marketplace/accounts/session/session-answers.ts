import { signedIn } from '../../../platform/http/door.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import type { AccountDeps } from './answers.ts';
import { endSessionById, listSessions } from './session-list.ts';
import { endSessionsOf } from './sessions.ts';

export async function answerSessions({ market }: AccountDeps, { request }: Exchange) {
  return { sessions: await listSessions(market, signedIn(request), request.sessionToken ?? '') };
}

export async function answerEndSession({ market }: AccountDeps, id: string, { request }: Exchange) {
  await endSessionById(market, signedIn(request), id);
  return [] as [];
}

export async function answerEndOtherSessions({ market }: AccountDeps, { request }: Exchange) {
  const { userId: accountId } = signedIn(request);
  await endSessionsOf(market.db, accountId, { kept: request.sessionToken, now: market.clock.now() });
  return [] as [];
}
