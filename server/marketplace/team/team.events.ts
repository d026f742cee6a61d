import type { BusinessId, UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    'member.invited': { businessId: BusinessId; invitationId: string };
    'member.joined': { businessId: BusinessId; accountId: UserId; role: string };
    'member.changed': { businessId: BusinessId; accountId: UserId; role: string };
    'member.left': { businessId: BusinessId; accountId: UserId };
    /** To a member, who owns it from now on. */
    'business.handed-over': { businessId: BusinessId; from: UserId; to: UserId };
  }
}
