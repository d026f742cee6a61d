import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOG_OUT_COOKIE } from '../../../contract/log-out-cookie.ts';
import { mayWhileActing, type Route } from '../../../contract/kernel.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Identify, NoteRequest, Actor } from '../actor.ts';
import { refuseDrawnForAnother } from './drawn-for.ts';

export const SESSION_COOKIE = 'auth_token';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the door on every route that is not for anyone. */
    actor: Actor | null;
    /** The token the request carried, whether or not it is valid. */
    sessionToken: string | null;
  }
}

/** Who is asking, on a route that the door let only signed-in people into. */
export function signedIn(request: FastifyRequest): Actor {
  if (!request.actor) throw new Refusal('unauthenticated');
  return request.actor;
}

/** The client's page sent this request, as browsers tell and scripts elsewhere cannot. */
export const isFromBrowser = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;

type DoorOptions = { identify: Identify; noteRequest?: NoteRequest; appUrl: string };

/**
 * Decides by the route's declaration who may pass, before anything of the request is read:
 * first whether there is a session (401), then whether the role may ever do this (403).
 */
export function guardDoors(app: FastifyInstance, options: DoorOptions): void {
  const appOrigin = new URL(options.appUrl).origin;
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionToken', null);
  const door = { ...options, appOrigin };
  app.addHook('onRequest', (request, _reply, done) => {
    const { route } = request.routeOptions.config;
    if (!route) return done();
    const proof = proofOf(request, route);
    request.sessionToken = proof?.token ?? null;
    // Most of what anybody may ask is let in at once, without the time of a promise.
    if (route.by === 'anyone' && route.method === 'GET' && (!proof || mayWhileActing(route))) return done();
    const passing = route.by === 'anyone' ? passAnyone : passSignedIn;
    void answered(passing({ ...door, request, route, proof }), done);
  });
}

/** For a hook: calls it back once the door has let somebody pass, or with the refusal. */
async function answered(passing: Promise<void>, done: (refusal?: Error) => void): Promise<void> {
  const [passed] = await Promise.allSettled([passing]);
  done('reason' in passed ? (passed.reason as Error) : undefined);
}

type Asking = DoorOptions & { appOrigin: string; request: FastifyRequest; route: Route; proof: Proof | null };

async function passAnyone({ request, route, proof, appOrigin, ...options }: Asking): Promise<void> {
  if (proof) await noteActing(request, { ...options, ...proof, route });
  refuseForeignPage(request, { route, appOrigin });
}

async function passSignedIn({ request, route, proof, appOrigin, ...options }: Asking): Promise<void> {
  const actor = proof && (await options.identify(proof.token));
  request.actor = actor;
  if (!actor) throw route.hidesFromVisitors ? notFound() : new Refusal('unauthenticated');
  await options.noteRequest?.(actor, { ...route, requestId: request.id });
  if (proof.by === 'cookie' && route.method !== 'GET') refuseCrossSite(request, appOrigin);
  // A page that has logged out unheard is nobody's, and tells so until it is heard.
  if (!request.cookies[LOG_OUT_COOKIE]) refuseDrawnForAnother(request.headers, actor, route);
  if (!(route.by as readonly string[]).includes(actor.role)) throw new Refusal('forbidden');
  refuseMember(actor, route);
  if (actor.mustEnrol && !route.withoutCode) throw new Refusal('authenticator_required');
  refuseActing(actor, route);
}

/**
 * What is done in the name of a business is for some of its members. A form that stood open while its sender was removed
 * must not be saved into another business of theirs, so nothing is until they have chosen one.
 * @throws Refusal 'business_gone' or 'forbidden'
 */
function refuseMember({ role, memberRole }: Actor, { members }: Route): void {
  if (role !== 'business' || !members) return;
  if (!memberRole) throw new Refusal('business_gone');
  if (!members.includes(memberRole)) throw new Refusal('forbidden');
}

type Acting = DoorOptions & { token: string; route: Route };

/** What anybody may do is noted too when an admin does it in another's name; nobody else is looked up. */
async function noteActing(request: FastifyRequest, { identify, noteRequest, token, route }: Acting) {
  const actor = await identify(token, { isUse: false });
  if (!actor?.adminId) return;
  await noteRequest?.(actor, { ...route, requestId: request.id });
  refuseActing(actor, route);
}

/** @throws Refusal 'not_while_impersonating' */
function refuseActing({ adminId }: Actor, route: Route): void {
  if (adminId !== null && !mayWhileActing(route)) throw new Refusal('not_while_impersonating');
}

/** What anybody may do, another site's page may not do in the name of anybody who happens to visit it. */
function refuseForeignPage(
  request: FastifyRequest,
  { route, appOrigin }: { route: Route; appOrigin: string },
) {
  if (route.method !== 'GET' && isFromBrowser(request)) refuseCrossSite(request, appOrigin);
}

type Proof = { by: 'bearer' | 'cookie'; token: string };

/** The one call that a session can still make when its browser has logged out unheard. */
const LOG_OUT = '/auth/logout';

/** A Bearer header wins over the cookie: who sets it means it. */
function proofOf(request: FastifyRequest, { path }: Route): Proof | null {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { by: 'bearer', token: bearer };
  if (request.headers.authorization !== undefined) return null;
  if (request.cookies[LOG_OUT_COOKIE] && path !== LOG_OUT) return null;
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie ? { by: 'cookie', token: cookie } : null;
}

/**
 * An unsafe request that rests on the cookie must come from our own pages.
 * @throws Refusal 'cross_site'
 */
export function refuseCrossSite(request: FastifyRequest, appOrigin: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const { origin, host } = request.headers;
  const isOurs = origin === appOrigin || origin === `${request.protocol}://${host}`;
  if (site !== undefined || !isOurs) throw new Refusal('cross_site');
}
