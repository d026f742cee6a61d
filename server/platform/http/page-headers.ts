import type { FastifyReply } from 'fastify';

const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
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

type Page = { nonce: string; hasSession: boolean };

/** A page that may show somebody's own things is never stored; any other is asked for again. */
export const pageHeaders = ({ nonce, hasSession }: Page): Record<string, string> => ({
  ...PAGE_HEADERS,
  'content-security-policy': policyOf(nonce),
  'cache-control': hasSession ? 'no-store' : 'private, no-cache',
});

/** Set for every answer of this server; a hijacked reply has to take them along itself. */
const OF_EVERY_ANSWER = ['x-request-id', 'strict-transport-security'];

export function commonHeaders(reply: FastifyReply): Record<string, string> {
  const set = OF_EVERY_ANSWER.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(set.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}
