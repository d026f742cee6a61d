import type { OutgoingHttpHeaders } from 'node:http';
import type { AskedPage } from './asked-page.ts';
import { SESSION_COOKIE } from '../door.ts';
import { mayComeAgain } from '../errors.ts';
import type { KeptPage } from './kept-page.ts';
import { packed } from './packed.ts';
import { commonHeaders, ofNonce, pageHeaders } from './page-headers.ts';
import { retryAfterS } from '../overload/retry-after.ts';

/** Answers a page that was drawn for this request; `here` is the address that it was drawn for. */
export async function answerDrawn(asked: AskedPage, drawn: Response, here: string): Promise<void> {
  const { request, context, api } = asked;
  const headers: OutgoingHttpHeaders = Object.fromEntries(drawn.headers);
  const goesOn = drawn.headers.get('location');
  if (goesOn) headers.location = withoutOurName(goesOn, here);
  const cookies = drawn.headers.getSetCookie();
  if (api.isSessionDead()) cookies.push(withoutSession(context.appUrl));
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (mayComeAgain(drawn)) headers['retry-after'] = api.comesAgainAfter() ?? String(retryAfterS());
  const sources = ofNonce(context.nonce);
  Object.assign(headers, pageHeaders({ sources, hasSession: context.hasSession }));
  if (!drawn.body) return send(asked, { status: drawn.status, headers, body: null });
  const whole = Buffer.from(await drawn.arrayBuffer());
  const { body, encoding } = await packed(whole, request.headers['accept-encoding']);
  if (encoding) headers['content-encoding'] = encoding;
  send(asked, { status: drawn.status, headers, body });
}

/** Answers a page that is kept, or that the browser has it already. */
export async function answerKept(asked: AskedPage, page: KeptPage): Promise<void> {
  const { headers: said } = asked.request;
  const sources = { scripts: page.scripts, styles: '' };
  const headers = { ...page.headers, ...pageHeaders({ sources, hasSession: false }), etag: page.etag };
  if (isKnown(page.etag, said['if-none-match'])) return send(asked, { status: 304, headers, body: null });
  const { body, encoding } = await page.body(said['accept-encoding']);
  send(asked, {
    status: 200,
    headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) },
    body,
  });
}

/** By the weak comparison (RFC 9110, 13.1.2). */
const isKnown = (etag: string, known = ''): boolean =>
  known
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || each === etag || `W/${each}` === etag);

type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer | null };

function send({ request, reply, without }: AskedPage, { status, headers, body }: Answer): void {
  const all = { ...headers, ...commonHeaders(reply), ...(body && { 'content-length': body.byteLength }) };
  reply.hijack();
  reply.raw.writeHead(
    status,
    Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name))),
  );
  reply.raw.end(request.method === 'HEAD' ? null : body);
}

/** An address of our own without the name we were called by, which anybody may have made up. */
function withoutOurName(address: string, here: string): string {
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === new URL(here).origin ? `${pathname.replace(/^\/+/, '/')}${search}${hash}` : address;
}

/** A cookie whose session is gone would only be carried along. */
const withoutSession = (appUrl: string) =>
  `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${appUrl.startsWith('https:') ? '; Secure' : ''}`;
