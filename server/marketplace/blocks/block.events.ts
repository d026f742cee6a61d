import type { MessageSender } from '../../../contract/words.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** `side`: which of the two blocked the other, or lifts its own block. */
    'block.made': { customerId: UserId; businessId: BusinessId; side: MessageSender };
    'block.lifted': { customerId: UserId; businessId: BusinessId; side: MessageSender };
  }
}
