import { brand } from '../../../../contract/brand.ts';
import type { Reader, Tx } from '../../../platform/db/db.ts';
import type { UserId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Seal } from '../../../platform/seal.ts';
import { action, type Context } from '../../action.ts';
import { ownAccountFor } from '../account.policy.ts';
import { audit } from '../../audit.ts';
import { newRecoveryCode, newSeed, stepOfCode } from './one-time-code.ts';
import { mustHaveProved } from '../proof/proof.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { hashToken } from '../proof/tokens.ts';

const RECOVERY_CODES = 10;

/** How an admin stands with one-time codes. */
export async function authenticatorOf(db: Reader, accountId: UserId) {
  const found = await db
    .selectFrom('authenticators')
    .where('account_id', '=', accountId)
    .select(['confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.account_id', '=', 'authenticators.account_id')
        .where('used_at', 'is', null)
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('left'),
    )
    .executeTakeFirst();
  return { isEnrolled: Boolean(found?.confirmed_at), recoveryCodesLeft: Number(found?.left ?? 0) };
}

type Begin = { sessionToken: string; seal: Seal };

/** Makes a seed that counts once a code of it was given; until then the old one does. */
export const beginEnrolment = action({
  name: 'beginEnrolment',
  by: ['admin'],
  async run({ tx, actor, now }: Context, { sessionToken, seal }: Begin) {
    const accountId = ownAccountFor(actor, 'changeAuthenticator');
    await mustHaveProved(tx, sessionToken, now);
    const seed = newSeed();
    const waiting_seed = seal.close(seed);
    await tx
      .insertInto('authenticators')
      .values({ account_id: accountId, waiting_seed, created_at: now })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ waiting_seed }))
      .execute();
    const { email } = await tx
      .selectFrom('accounts')
      .where('id', '=', accountId)
      .select('email')
      .executeTakeFirstOrThrow();
    return { secret: seed, address: addressOf(seed, email) };
  },
});

/** What an authenticator on the same device opens. */
function addressOf(seed: string, email: string): string {
  const label = encodeURIComponent(`${brand.name}:${email}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: seed, issuer: brand.name })}`;
}

type Confirm = Begin & { code: string };

/** From now on signing in asks for a code; other sessions, which were never asked for one, end. */
export const confirmEnrolment = action({
  name: 'confirmEnrolment',
  by: ['admin'],
  async run(context: Context, { code, sessionToken, seal }: Confirm): Promise<{ recoveryCodes: string[] }> {
    const { tx, actor, now } = context;
    const accountId = ownAccountFor(actor, 'changeAuthenticator');
    const found = await tx
      .selectFrom('authenticators')
      .where('account_id', '=', accountId)
      .select(['waiting_seed', 'confirmed_at'])
      .forUpdate()
      .executeTakeFirst();
    const step = found?.waiting_seed && stepOfCode(seal.open(found.waiting_seed), code, now);
    if (!step) throw new Refusal('one_time_code_invalid');
    await tx
      .updateTable('authenticators')
      .set({ seed: found.waiting_seed, waiting_seed: null, last_step: step, confirmed_at: now })
      .where('account_id', '=', accountId)
      .execute();
    const changes = { before: { is_enrolled: found.confirmed_at !== null }, after: { is_enrolled: true } };
    await audit(context, { act: 'enrol', subject: 'admin', subjectId: accountId, accountId, ...changes });
    await endSessionsOf(tx, accountId, { kept: sessionToken, now });
    return { recoveryCodes: await renewRecoveryCodes(tx, accountId) };
  },
});

async function renewRecoveryCodes(tx: Tx, accountId: UserId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashToken(code) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

type Given = { accountId: UserId; code: string | undefined; now: Date; seal: Seal };

/**
 * Asks for a one-time code where there is an authenticator. Each code counts once, also a recovery code.
 * @throws Refusal 'one_time_code_required' or 'one_time_code_invalid'
 */
export async function mustHaveCode(tx: Tx, { accountId, code, now, seal }: Given): Promise<void> {
  const found = await tx
    .selectFrom('authenticators')
    .where('account_id', '=', accountId)
    .select('seed')
    .executeTakeFirst();
  if (!found?.seed) return;
  if (!code) throw new Refusal('one_time_code_required');
  const plain = code.replace(/\s/g, '').toLowerCase();
  const step = stepOfCode(seal.open(found.seed), plain, now);
  const isTaken = step
    ? await takeStep(tx, accountId, step)
    : await takeRecoveryCode(tx, accountId, { plain, now });
  if (!isTaken) throw new Refusal('one_time_code_invalid');
}

/** The one before is part of the UPDATE: of two who give the same code, one gets in. */
async function takeStep(tx: Tx, accountId: UserId, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(tx: Tx, accountId: UserId, { plain, now }: { plain: string; now: Date }) {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashToken(plain))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}
