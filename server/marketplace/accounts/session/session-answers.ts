import { signedIn } from '../../../platform/http/door.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import { perform } from '../../action.ts';
import type { AccountDeps } from './answers.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { listSessions } from './session-list.ts';

export async function answerSessions({ market }: AccountDeps, { request }: Exchange) {
  return { sessions: await listSessions(market, signedIn(request), request.sessionToken ?? '') };
}

export const answerEndSession = ({ market }: AccountDeps, id: string, { request }: Exchange) =>
  perform(market, endSession, { actor: signedIn(request), input: { id } });

export const answerEndOtherSessions = ({ market }: AccountDeps, { request }: Exchange) =>
  perform(market, endOtherSessions, { actor: signedIn(request), input: { kept: request.sessionToken } });
