import type { AccountChange } from '../../../../contract/admin-accounts.ts';
import { businessName } from '../../../../contract/businesses.ts';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { fullNames } from '../../../../contract/personal.ts';
import { splitName } from '../../../../contract/names.ts';
import type { UserId } from '../../../platform/ids.ts';
import { invalid, notFound } from '../../../platform/refusal.ts';
import { queueAccountMail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { accountBehind } from '../../actors.ts';
import { audit } from '../../audit.ts';
import { changesOf } from '../../changes.ts';
import { mustBeOwnAct } from './own-act.ts';

type Role = 'customer' | 'business';
type Input = { id: string; role: Role; change: AccountChange };

/**
 * Renames an account, switches it on or off, or both; the audit log has one entry of it. The account is held alone
 * meanwhile, so that nothing is done in its name.
 */
export const changeAccount = action({
  name: 'changeAccount',
  by: ['admin'],
  async run(context: Context, { id: given, role, change }: Input): Promise<[]> {
    const id = await accountBehind(context.tx, given);
    const account = await lockAccount(context, id, role);
    const { is_active: wanted, reason = null } = change;
    const names = await rename(context, account, change);
    const state =
      wanted === undefined ? null : await flip(context, account, { isActive: Boolean(wanted), reason });
    if (!names && !state) return [];
    await audit(context, {
      act: state?.act ?? 'rename',
      subject: 'account',
      subjectId: id,
      accountId: id,
      before: { ...names?.before, ...state?.before },
      after: { ...names?.after, ...state?.after },
      reason,
    });
    return [];
  },
});

async function lockAccount({ tx }: Context, id: UserId, role: Role) {
  const account = await tx
    .selectFrom('accounts')
    .leftJoin('businesses', 'businesses.owner_id', 'accounts.id')
    .where('accounts.id', '=', id)
    .where('role', '=', role)
    .where('deleted_at', 'is', null)
    .select([
      'accounts.id',
      'first_name',
      'last_name',
      'is_active',
      'businesses.id as business_id',
      'businesses.name as business_name',
    ])
    .forNoKeyUpdate('accounts')
    .executeTakeFirst();
  if (!account) throw notFound();
  return { ...account, role };
}
type Account = Awaited<ReturnType<typeof lockAccount>>;

async function rename(context: Context, account: Account, change: AccountChange) {
  const { tx } = context;
  const { id, business_name, first_name, last_name } = account;
  const wanted = namesIn(account, change);
  const changes = changesOf({ first_name, last_name, business_name }, wanted);
  if (!changes) return null;
  await tx
    .updateTable('accounts')
    .set({ first_name: wanted.first_name, last_name: wanted.last_name })
    .where('id', '=', id)
    .execute();
  if (wanted.business_name !== null && account.business_id)
    await tx
      .updateTable('businesses')
      .set({ name: wanted.business_name })
      .where('id', '=', account.business_id)
      .execute();
  await context.record('account.changed', { accountId: id });
  return changes;
}

/** `name` is the business's own name, or a customer's whole one: what their own forms would refuse is refused here too. */
function namesIn(account: Account, change: AccountChange) {
  const whole = account.role === 'customer' && change.name ? wholeName(change.name) : undefined;
  if (account.role === 'business' && change.name && !businessName.safeParse(change.name).success)
    throw invalid({ name: [say.tooLong] });
  return {
    first_name: change.firstName ?? change.first_name ?? whole?.first_name ?? account.first_name,
    last_name: change.lastName ?? change.last_name ?? whole?.last_name ?? account.last_name,
    business_name: account.role === 'business' ? (change.name ?? account.business_name) : null,
  };
}

function wholeName(name: string) {
  const judged = fullNames.safeParse(name);
  if (!judged.success) throw invalid({ name: [judged.error.issues[0]?.message ?? say.fullName] });
  return splitName(judged.data);
}

type Flip = { isActive: boolean; reason: string | null };

async function flip(context: Context, { id, role, is_active }: Account, { isActive, reason }: Flip) {
  if (isActive === is_active) {
    const act = isActive ? 'activate' : 'deactivate';
    await mustBeOwnAct(context, { act, subject: 'account', subjectId: id, accountId: id, reason });
    return null;
  }
  await context.tx.updateTable('accounts').set({ is_active: isActive }).where('id', '=', id).execute();
  await context.record(isActive ? 'account.activated' : 'account.deactivated', { accountId: id, role });
  const kind = isActive ? 'activated' : 'deactivated';
  await queueAccountMail(context, { kind, accountId: id, note: reason });
  return {
    act: isActive ? ('activate' as const) : ('deactivate' as const),
    before: { is_active },
    after: { is_active: isActive },
  };
}
