import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import type { SignedIn } from '../../../../contract/accounts.ts';
import { LOG_OUT_COOKIE } from '../../../../contract/log-out-cookie.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { isFromBrowser, SESSION_COOKIE, signedIn } from '../../../platform/http/door.ts';
import type { Exchange } from '../../../platform/http/mount.ts';
import type { UserId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Seal } from '../../../platform/seal.ts';
import { type Market, perform } from '../../action.ts';
import { ownAccount } from '../account.queries.ts';
import { userView } from '../account.views.ts';
import { deviceOf } from './device.ts';
import { endOfImpersonation } from '../impersonation/impersonation.ts';
import { logOut } from './end-session.ts';
import { KNOWN_DEVICE_DAYS, rememberDevice } from './known-devices.ts';
import type { AccountLimits } from '../limits.ts';
import { type LogInOrigin, proveOwn } from '../proof/prove-own.ts';
import { identify, renewSession, SESSION_DAYS } from './sessions.ts';

/** What the calls of this feature stand on. */
export type AccountDeps = {
  market: Market;
  limits: AccountLimits;
  appUrl: string;
  seal: Seal;
  /** Admins need an authenticator here. */
  needsCodes: boolean;
};

/** By this a browser is known; it opens nothing. */
export const KNOWN_COOKIE = 'known_device';

/** A non-admin, or a former admin, gets the answer to a wrong password. */
export async function answerAdminCredentials(
  { market, limits }: AccountDeps,
  credentials: { email: string; password: string },
  exchange: Exchange,
): Promise<[]> {
  const proof = { ...credentials, ...originOf(exchange) };
  const account = await proveOwn({ ...market, limits }, proof, 'bad_credentials');
  if (account.role !== 'admin' || !account.is_active) throw new Refusal('bad_credentials');
  return [];
}

/** What the request's browser says it runs on. */
export const deviceIn = ({ request }: Exchange): string | null => deviceOf(request.headers['user-agent']);

/** Where a password is tried from. */
export const originOf = ({ request }: Exchange): LogInOrigin => ({
  address: request.ip,
  known: request.cookies[KNOWN_COOKIE] ?? null,
});

type Started = { accountId: UserId; token: string };

/** Somebody signed in as themselves: what they sit at is known from now on. */
export async function answerArrival(deps: AccountDeps, started: Started, exchange: Exchange) {
  const answer = await answerSignedIn(deps, started, exchange);
  await knowBrowser(deps, { accountId: started.accountId, sessionToken: started.token }, exchange);
  return answer;
}

/** Somebody who has just proved who they are will not be locked out on this browser by guessers. */
export async function knowBrowser(
  deps: AccountDeps,
  of: { accountId: UserId; sessionToken: string | null },
  exchange: Exchange,
): Promise<void> {
  if (!isFromBrowser(exchange.request)) return;
  const { known } = originOf(exchange);
  const { db, clock } = deps.market;
  const token = await inTransaction(db, (tx) => rememberDevice(tx, { ...of, known, now: clock.now() }));
  exchange.reply.setCookie(KNOWN_COOKIE, token, cookieRules(deps, KNOWN_DEVICE_DAYS));
}

/** A browser gets the token as a cookie its scripts cannot read; everybody else in the body. */
export async function answerSignedIn(
  deps: AccountDeps,
  { accountId, token }: Started,
  { request, reply }: Exchange,
): Promise<z.input<typeof SignedIn>> {
  const actor = await identify({ ...deps.market, ...deps }, token, { isUse: false });
  // The session may have ended in the moment since it began.
  const viewer = actor ?? { userId: accountId, businessId: null, memberRole: null };
  const data = userView(await ownAccount(deps.market.db, viewer), viewer);
  const isBrowser = isFromBrowser(request);
  if (isBrowser) reply.setCookie(SESSION_COOKIE, token, cookieRules(deps));
  // A log-out that was not heard was of the session that this one has taken the place of.
  if (isBrowser && request.cookies[LOG_OUT_COOKIE]) reply.clearCookie(LOG_OUT_COOKIE, { path: '/' });
  return { token: isBrowser ? null : token, data };
}

/**
 * Gives a browser's session a new token after a password or an e-mail change. Who holds its token themselves
 * keeps it, because these calls answer nothing in which a new one could stand.
 */
export async function renewCookie(deps: AccountDeps, { request, reply }: Exchange): Promise<void> {
  if (!isFromBrowser(request) || !request.sessionToken || request.headers.authorization) return;
  const token = await renewSession(deps.market.db, request.sessionToken);
  reply.setCookie(SESSION_COOKIE, token, cookieRules(deps));
}

export async function answerLogOut({ market, appUrl }: AccountDeps, { request, reply }: Exchange) {
  const input = { sessionToken: request.sessionToken ?? '' };
  const answer = await perform(market, logOut, { actor: signedIn(request), input });
  forgetSession(reply, appUrl);
  return answer;
}

/** Takes the session's cookie out of the browser. */
export function forgetSession(reply: FastifyReply, appUrl: string): void {
  reply.clearCookie(SESSION_COOKIE, cookieRules({ appUrl }));
}

export async function answerCurrentUser({ market }: AccountDeps, { request }: Exchange) {
  const actor = signedIn(request);
  const data = userView(await ownAccount(market.db, actor), actor);
  if (actor.adminId === null) return { data, impersonation: false, impersonationEndsAt: null };
  const impersonationEndsAt = (await endOfImpersonation(market.db, request.sessionToken ?? '')) ?? null;
  return { data, impersonation: true, impersonationEndsAt };
}

const cookieRules = ({ appUrl }: Pick<AccountDeps, 'appUrl'>, days = SESSION_DAYS) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: appUrl.startsWith('https:'),
  maxAge: days * 24 * 3600,
});
