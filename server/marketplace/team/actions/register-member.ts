import { Refusal } from '../../../platform/refusal.ts';
import { emailKey, enterAccount, markVerified, openAccount, type Registrant } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { admit, takeUpInvitation } from '../team.queries.ts';

type Input = { registrant: Registrant; token: string };

/** Opens the account of somebody who was invited, who joins with it. The mailed link has proved the e-mail address. */
export const registerMember = action({
  name: 'registerMember',
  by: ['business'],
  account: 'opens',
  async run(context: Context, { registrant, token }: Input) {
    const { tx, actor, now, record } = context;
    const { business_id: businessId, role, email_key } = await takeUpInvitation(tx, { token, now });
    if (emailKey(registrant.email) !== email_key) throw new Refusal('invited_another');
    await openAccount(context, registrant);
    await admit(tx, { businessId, accountId: actor.userId, role, now });
    await markVerified(context, actor.userId);
    await record('member.joined', { businessId, accountId: actor.userId, role });
    return { token: await enterAccount(context, registrant) };
  },
});
