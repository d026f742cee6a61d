import { action, type Context } from '../../action.ts';
import type { Settings } from '../settings.queries.ts';
import { writeSettings } from '../write-settings.ts';

/** Changes what somebody is told. */
export const changeSettings = action({
  name: 'changeSettings',
  by: ['customer', 'business'],
  isPersonal: true,
  async run({ tx, actor, now }: Context, wanted: Partial<Settings>): Promise<Settings> {
    return writeSettings(tx, wanted, { accountId: actor.userId, source: 'settings', now });
  },
});
