import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { Outgoing } from '../../../../contract/client.ts';
import { LOG_OUT_COOKIE } from '../../../../contract/log-out-cookie.ts';
import type { Reply } from '../../../../contract/page.ts';
import { SESSION_COOKIE } from '../door.ts';
import { callsOfPage } from './page-session.ts';

export type ApiInProcess = {
  hasSession: boolean;
  call: (request: Outgoing) => Promise<Reply>;
  /** The API did not know the session that the cookie named, or the page wants it forgotten. */
  isSessionDead: () => boolean;
  forgetSession: () => void;
  /** When a call that was refused for the moment may be made again, in seconds. */
  comesAgainAfter: () => string | null;
};

/**
 * The API as a page asks it while it is being rendered: through the same door as everybody, with a Bearer
 * header made from the cookie, on behalf of the address that asked for the page.
 */
export function apiInProcess(app: FastifyInstance, page: FastifyRequest): ApiInProcess {
  const token = page.cookies[LOG_OUT_COOKIE] ? undefined : page.cookies[SESSION_COOKIE];
  let isDead = false;
  let again: string | null = null;
  const inPage = callsOfPage();
  const call = async ({ method, path, query, body }: Outgoing): Promise<Reply> => {
    const asked = {
      method,
      url: `/api${path}`,
      query,
      remoteAddress: page.ip,
      headers: {
        'x-request-id': page.id,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    } satisfies InjectOptions;
    // Asked for in there: `inject` begins when somebody waits for it.
    const response = await inPage(async () => await app.inject(asked));
    if (token && response.statusCode === 401) isDead = true;
    again = response.headers['retry-after']?.toString() ?? again;
    return { status: response.statusCode, body: readJson(response.payload) };
  };
  const forgetSession = () => {
    isDead = true;
  };
  return {
    hasSession: !!token,
    call,
    isSessionDead: () => isDead,
    forgetSession,
    comesAgainAfter: () => again,
  };
}

function readJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
