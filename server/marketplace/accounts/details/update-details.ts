import type { OwnDetails } from '../../../../contract/personal.ts';
import { ifTaken } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { action, type Context } from '../../action.ts';
import { ownAccountFor } from '../account.policy.ts';
import { forgetFile, type NewFile, noteFile } from '../../files/index.ts';
import { emailKey } from '../account.queries.ts';
import { mustHaveProved } from '../proof/proof.ts';
import { isMobileTaken } from '../registration/taken.ts';

type Details = Omit<OwnDetails, 'avatar' | 'name'> & { newAvatar: NewFile | null; sessionToken: string };

/** Changes what somebody says of themselves; answers the picture that was replaced. */
export const updateDetails = action({
  name: 'updateDetails',
  by: ['customer', 'business', 'admin'],
  account: 'changes',
  isPersonal: true,
  async run(context: Context, details: Details) {
    const accountId = ownAccountFor(context.actor, 'changeDetails');
    const before = await ownRow(context);
    const isOtherNumber = details.mobile_number !== before.mobile_number;
    if (isOtherNumber) await mustHaveProved(context.tx, details.sessionToken, context.now);
    if (emailKey(details.email) !== before.email_key) throw new Refusal('use_email_change');
    if (await isMobileTaken(context.tx, details.mobile_number, accountId)) throw new Refusal('mobile_taken');
    if (details.newAvatar) await noteFile(context.tx, details.newAvatar, ownerOf(context));
    await write(context, details);
    const replaced = details.newAvatar && before.avatar;
    if (replaced) await forgetFile(context.tx, replaced);
    await context.record('account.changed', { accountId });
    // A number that somebody else put there is found out by the mail.
    if (isOtherNumber) await context.record('mobile.changed', { accountId });
    return { replaced: replaced ? { kind: 'picture', id: replaced } : null };
  },
});

const ownerOf = ({ actor, now }: Context) => ({ accountId: actor.userId, now });

const ownRow = ({ tx, actor }: Context) =>
  tx
    .selectFrom('accounts')
    .where('id', '=', actor.userId)
    .select(['email_key', 'mobile_number', 'avatar'])
    .forUpdate()
    .executeTakeFirstOrThrow();

async function write({ tx, actor }: Context, details: Details): Promise<void> {
  const { first_name, last_name, mobile_number, newAvatar } = details;
  await tx
    .updateTable('accounts')
    .set({ first_name, last_name, mobile_number, ...(newAvatar && { avatar: newAvatar.id }) })
    .where('id', '=', actor.userId)
    .execute()
    .catch(ifTaken('mobile_taken'));
}
