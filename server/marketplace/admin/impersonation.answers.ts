import { inTransaction } from '../../platform/db/db.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Exchange } from '../../platform/http/mount.ts';
import { Refusal } from '../../platform/refusal.ts';
import { activityOf, answerSignedIn, endImpersonation } from '../accounts/index.ts';
import { type Market, perform } from '../action.ts';
import { actorOf } from '../actors.ts';
import { impersonate } from './actions/impersonate.ts';
import { audit } from '../audit.ts';
import type { AdminDeps } from './deps.ts';

type Wish = { email: string; reason?: string | undefined };

export async function answerImpersonate({ accounts }: AdminDeps, wish: Wish, exchange: Exchange) {
  const { request } = exchange;
  const input = {
    email: wish.email,
    reason: wish.reason ?? null,
    sessionToken: request.sessionToken ?? '',
  };
  const started = await perform(accounts.market, impersonate, { actor: signedIn(request), input });
  return answerSignedIn(accounts, started, exchange);
}

/** An admin who acts as somebody has that person's role, so this is no action of an admin's. */
export async function answerBackAsAdmin({ accounts }: AdminDeps, exchange: Exchange) {
  const { db, clock } = accounts.market;
  const now = clock.now();
  const { sessionToken } = exchange.request;
  if (!sessionToken) throw new Refusal('unauthenticated');
  const back = await inTransaction(db, async (tx) => {
    const ended = await endImpersonation(tx, sessionToken, now);
    const { accountId, adminId } = ended;
    const actor = actorOf(adminId, 'admin');
    const about = { subject: 'account', subjectId: accountId, accountId } as const;
    await audit({ tx, actor, now }, { act: 'end impersonation', ...about });
    return ended;
  });
  if (!back.token) throw new Refusal('unauthenticated');
  return answerSignedIn(accounts, { accountId: back.adminId, token: back.token }, exchange);
}

export async function answerActivity({ db, clock }: Market, { request }: Exchange) {
  return { activity: await activityOf(db, signedIn(request).userId, clock.now()) };
}
