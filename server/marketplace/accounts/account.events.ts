import type { UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** `terms`: what was agreed to, word for word as it was shown. */
    'account.registered': { accountId: UserId; role: string; terms: string };
    'account.verified': { accountId: UserId };
    'password.changed': { accountId: UserId };
    'password.reset': { accountId: UserId };
    'mobile.changed': { accountId: UserId };
    'email.changed': { accountId: UserId };
    'email.restored': { accountId: UserId };
    /** Somebody changed their name, number or picture. */
    'account.changed': { accountId: UserId };
  }
}
