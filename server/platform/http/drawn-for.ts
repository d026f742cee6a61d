import type { IncomingHttpHeaders } from 'node:http';
import { DRAWN_FOR } from '../../../contract/drawn-for.ts';
import type { Route } from '../../../contract/kernel.ts';
import type { Actor } from '../actor.ts';
import { Refusal } from '../refusal.ts';

/**
 * A browser has one session for all its tabs. A page that was drawn before somebody else logged in must neither show nor
 * change what is theirs. Of the business only a call in its name depends, and one that is gone is refused as such.
 * @throws Refusal 'drawn_for_another'
 */
export function refuseDrawnForAnother(headers: IncomingHttpHeaders, actor: Actor, route: Route): void {
  const said = headers[DRAWN_FOR];
  if (typeof said !== 'string') return;
  const [account, business] = said.split('/');
  const isOfBusiness = business !== undefined && route.members !== undefined && actor.businessId !== null;
  if (account !== actor.userId || (isOfBusiness && business !== actor.businessId))
    throw new Refusal('drawn_for_another');
}
