import type { agreementRoutes } from '../../../contract/agreements.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import { readAgreement } from './read-agreement.ts';
import { readFinish } from './read-finish.ts';

export const agreementHandlers = (market: Market): Handlers<typeof agreementRoutes> => ({
  agreement: ({ params }, { request }) => readAgreement(market, signedIn(request), params.id),
  finish: ({ params }, { request }) => readFinish(market, signedIn(request), params.id),
});
