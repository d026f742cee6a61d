import type { User } from '../../../contract/accounts.ts';

/** Whether a package is theirs to buy: a visitor's, who will register, or the owner's of a business; no member's. */
export const mayBuy = (user: User | undefined): boolean =>
  !user || (user.userType === 'business' && user.subscription_status !== null);
