import { ifTaken, type Tx } from '../../../platform/db/db.ts';
import type { UserId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { ownAccountFor } from '../account.policy.ts';
import { queueAccountMail } from '../account-mail.ts';
import { emailKey } from '../account.queries.ts';
import { forgetCodes, type GivenCode, spendCode } from '../proof/codes.ts';
import { linkOf } from '../proof/links.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { isEmailTaken } from '../registration/taken.ts';
import { markVerified } from '../registration/verify-account.ts';

/** Mails a code to the address that is to be the new one. Until it comes back nothing changes. */
export const askForEmail = action({
  name: 'askForEmail',
  by: ['customer', 'business', 'admin'],
  isPersonal: true,
  async run(context: Context, email: string) {
    const accountId = ownAccountFor(context.actor, 'changeEmail');
    await queueAccountMail(context, { kind: 'email-code', accountId, recipient: email });
  },
});

type Confirmed = { email: string; given: GivenCode; sessionToken: string };

/** The code came back: the account has its new address, and the old one hears of it and may take it back. */
export const confirmEmail = action({
  name: 'confirmEmail',
  by: ['customer', 'business', 'admin'],
  account: 'changes',
  isPersonal: true,
  async run(context: Context, { email, given, sessionToken }: Confirmed) {
    const { tx, actor, now } = context;
    const accountId = ownAccountFor(actor, 'changeEmail');
    if (!(await spendCode(tx, given))) throw new Refusal('email_code_invalid');
    if (await isEmailTaken(tx, email, { but: accountId, now })) throw new Refusal('email_taken');
    const old = await currentEmail(tx, accountId);
    await moveTo(context, accountId, email);
    // The old address stands in the mail's own row until it is sent, and in no event.
    await queueAccountMail(context, { kind: 'email-changed', accountId, recipient: old });
    await endSessionsOf(tx, accountId, { kept: sessionToken, now });
    await context.record('email.changed', { accountId });
    await markVerified(context, accountId);
  },
});

/** The reader of the old address takes the account back to it. Everybody is signed out. */
export const undoEmail = action({
  name: 'undoEmail',
  by: ['customer', 'business', 'admin'],
  account: 'opens',
  async run(context: Context, { token, nobodysHash }: { token: string; nobodysHash: string }) {
    const { tx, actor, now } = context;
    await lockAccount(tx, actor.userId);
    const link = await linkOf(tx, 'undo-email', { token, now });
    if (!link) throw new Refusal('undo_invalid');
    // A second click finds the account where the first one took it.
    if (link.used_at && link.email_key === link.account_email_key) return;
    if (link.used_at) throw new Refusal('undo_invalid');
    await spendLinks(context, link);
    await moveTo(context, actor.userId, link.email);
    await endPasswordSince(context, link.created_at, nobodysHash);
    await endSessionsOf(tx, actor.userId, { kept: null, now });
    await context.record('email.restored', { accountId: actor.userId });
    await markVerified(context, actor.userId);
  },
});

/** Those made later were mailed to addresses that somebody else had chosen: they lead nowhere from now on. */
async function spendLinks({ tx, actor, now }: Context, link: { token_hash: Buffer; created_at: Date }) {
  await tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('account_id', '=', actor.userId)
    .where('purpose', '=', 'undo-email')
    .where('used_at', 'is', null)
    .where('created_at', '>=', link.created_at)
    .execute();
}

/** One that was set after the account was moved may be the thief's: it opens nothing, until a new one is set. */
async function endPasswordSince({ tx, actor }: Context, moved: Date, nobodysHash: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: nobodysHash })
    .where('id', '=', actor.userId)
    .where('password_set_at', '>=', moved)
    .execute();
}

/** Codes were mailed to an address, or asked for by somebody, that may not be the account's any more. */
async function moveTo({ tx }: Context, accountId: UserId, email: string): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', accountId)
    .execute()
    .catch(ifTaken('email_taken'));
  await forgetCodes(tx, accountId);
}

async function currentEmail(tx: Tx, accountId: UserId): Promise<string> {
  const { email } = await tx
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select('email')
    .executeTakeFirstOrThrow();
  return email;
}

/** Two clicks at the same time come one after the other. */
async function lockAccount(tx: Tx, accountId: UserId): Promise<void> {
  await tx.selectFrom('accounts').where('id', '=', accountId).select('id').forUpdate().execute();
}
