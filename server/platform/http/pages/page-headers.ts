import type { FastifyReply } from 'fastify';

/** What of the page itself may run and be worn, besides our own files. */
type Sources = { scripts: string; styles: string };

/** What carries the nonce of this page. */
export const ofNonce = (nonce: string): Sources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
});

const policyOf = ({ scripts, styles }: Sources) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`.trim(),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  vary: 'accept-encoding, cookie',
};

type Page = { sources: Sources; hasSession: boolean };

/** A page that may show somebody's own things is never stored; any other is asked for again. */
export const pageHeaders = ({ sources, hasSession }: Page): Record<string, string> => ({
  ...PAGE_HEADERS,
  'content-security-policy': policyOf(sources),
  'cache-control': hasSession ? 'no-store' : 'private, no-cache',
});

/** Set for every answer of this server; a hijacked reply has to take them along itself. */
const OF_EVERY_ANSWER = ['x-request-id', 'strict-transport-security'];

export function commonHeaders(reply: FastifyReply): Record<string, string> {
  const set = OF_EVERY_ANSWER.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(set.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}
