import type { workingHoursRoutes } from '../../../contract/working-hours.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { businessOf } from '../actors.ts';
import { setWorkingHours } from './actions/set-working-hours.ts';
import { workingHoursOf } from './working-hours.queries.ts';

export const workingHoursHandlers = (market: Market): Handlers<typeof workingHoursRoutes> => ({
  workingHours: (_given, { request }) => workingHoursOf(market.db, businessOf(signedIn(request))),
  setWorkingHours: ({ body }, { request }) =>
    perform(market, setWorkingHours, { actor: signedIn(request), input: body }),
});
