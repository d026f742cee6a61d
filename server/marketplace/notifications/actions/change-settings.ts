import { mustBeThemselves } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import type { Settings } from '../settings.queries.ts';
import { writeSettings } from '../write-settings.ts';

/** Changes what somebody is told. */
export const changeSettings = action({
  name: 'changeSettings',
  by: ['customer', 'business'],
  async run({ tx, who, now }: Context, wanted: Settings): Promise<Settings> {
    // Agreeing to marketing is the person's own act: no admin does it for them (security.md T26).
    mustBeThemselves(who);
    return writeSettings(tx, wanted, { accountId: who.accountId, source: 'settings', now });
  },
});
