import { action, type Context } from '../../action.ts';
import { enterAccount, openAccount, type Registrant } from './open-account.ts';

/** Opens a customer's account and answers the token of its first session. */
export const registerCustomer = action({
  name: 'registerCustomer',
  by: ['customer'],
  account: 'opens',
  async run(context: Context, registrant: Registrant) {
    await openAccount(context, registrant);
    return { token: await enterAccount(context, registrant) };
  },
});
