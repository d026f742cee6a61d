import type { AccountChange } from '../../../../contract/admin-accounts.ts';
import { businessName } from '../../../../contract/businesses.ts';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { fullNames } from '../../../../contract/personal.ts';
import { splitName } from '../../../../contract/names.ts';
import { invalid, notFound } from '../../../platform/refusal.ts';
import { queueAccountMail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { audit } from '../../audit.ts';
import { changesOf } from '../../changes.ts';

type Role = 'customer' | 'business';
type Input = { id: string; role: Role; change: AccountChange };

/** Renames an account, or switches it on or off; it is held alone meanwhile, so that nothing is done in its name. */
export const changeAccount = action({
  name: 'changeAccount',
  by: ['admin'],
  async run(context: Context, { id, role, change }: Input): Promise<[]> {
    const account = await lockAccount(context, id, role);
    await rename(context, account, change);
    const { is_active: wanted } = change;
    if (wanted !== undefined && Boolean(wanted) !== account.is_active)
      await flip(context, account, { isActive: Boolean(wanted), reason: change.reason ?? null });
    return [];
  },
});

async function lockAccount({ tx }: Context, id: string, role: Role) {
  const account = await tx
    .selectFrom('accounts')
    .leftJoin('businesses', 'businesses.id', 'accounts.id')
    .where('accounts.id', '=', id)
    .where('role', '=', role)
    .where('deleted_at', 'is', null)
    .select(['accounts.id', 'first_name', 'last_name', 'is_active', 'businesses.name as business_name'])
    .forNoKeyUpdate('accounts')
    .executeTakeFirst();
  if (!account) throw notFound();
  return { ...account, role };
}
type Account = Awaited<ReturnType<typeof lockAccount>>;

async function rename(context: Context, account: Account, change: AccountChange): Promise<void> {
  const { tx } = context;
  const { id, business_name, first_name, last_name } = account;
  const wanted = namesIn(account, change);
  const changes = changesOf({ first_name, last_name, business_name }, wanted);
  if (!changes) return;
  await tx
    .updateTable('accounts')
    .set({ first_name: wanted.first_name, last_name: wanted.last_name })
    .where('id', '=', id)
    .execute();
  if (wanted.business_name !== null)
    await tx.updateTable('businesses').set({ name: wanted.business_name }).where('id', '=', id).execute();
  await audit(context, { act: 'rename', subject: 'account', subjectId: id, accountId: id, ...changes });
  await context.record('account.changed', { accountId: id });
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

async function flip(context: Context, { id, role }: Account, { isActive, reason }: Flip): Promise<void> {
  await context.tx.updateTable('accounts').set({ is_active: isActive }).where('id', '=', id).execute();
  await audit(context, {
    act: isActive ? 'activate' : 'deactivate',
    subject: 'account',
    subjectId: id,
    accountId: id,
    before: { is_active: !isActive },
    after: { is_active: isActive },
    reason,
  });
  await context.record(isActive ? 'account.activated' : 'account.deactivated', { accountId: id, role });
  const kind = isActive ? 'activated' : 'deactivated';
  await queueAccountMail(context, { kind, accountId: id, note: reason });
}
