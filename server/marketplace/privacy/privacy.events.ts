import type { UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** The last thing that happens in the name of an account; `role` is what it was. */
    'account.deleted': { accountId: UserId; role: 'customer' | 'business' };
  }
}
