import { catcher } from '../platform/mail/catcher.ts';
import type { Messenger } from '../platform/mail/messenger.ts';

export type Delivered = { ids: string[]; messenger: Messenger };

/** A messenger that notes what it was given; `meanwhile` happens while the message is on its way. */
export function noting(meanwhile: () => Promise<void> = async () => {}): Delivered {
  const ids: string[] = [];
  return {
    ids,
    messenger: {
      channels: ['email'],
      async deliver(tx, message) {
        ids.push(message.id);
        await catcher.deliver(tx, message);
        await meanwhile();
      },
    },
  };
}
