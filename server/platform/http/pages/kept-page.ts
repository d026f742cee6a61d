import { createHash } from 'node:crypto';
import { type Encoding, encodingFor, packedAs } from './packed.ts';

/** A page that is handed out as it is: the same bytes, headers and policy for everybody. */
export type KeptPage = {
  /** Weak: a packed copy has the same. */
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** The scripts that may run, by what they say. */
  scripts: string;
  /** As small as the browser takes it; packed once. */
  body(acceptEncoding: string | undefined): Promise<{ body: Buffer; encoding: Encoding | null }>;
  /** What it takes in memory, with its packed copies. */
  bytes: number;
};

type Given = { html: string; headers: Headers; nonce: string };

/** What a page weighs beside its bytes: its place, its headers and what it is made of. */
const OVERHEAD = 2_048;
/** Of its bytes, what its packed copies take together: half of a long page of ours, and of the shortest so much. */
const PACKED = 3 / 4;

/**
 * A nonce must be another for every visitor, and so would be the page. The scripts that were given it are named by their
 * digests instead, which lets less run than a nonce does; those without it may not run here either.
 */
export function keptPage({ html, headers, nonce }: Given): KeptPage {
  const plain = Buffer.from(withoutNonce(html, nonce));
  const copies = new Map<Encoding, Promise<Buffer>>();
  const packedOnce = (encoding: Encoding): Promise<Buffer> => {
    const copy = copies.get(encoding) ?? packedAs(encoding, plain);
    copies.set(encoding, copy);
    return copy;
  };
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
    headers: Object.fromEntries(headers),
    scripts: scriptsOf(html, nonce),
    body: async (acceptEncoding) => {
      const encoding = encodingFor(acceptEncoding);
      return { encoding, body: encoding ? await packedOnce(encoding) : plain };
    },
    bytes: Math.ceil(OVERHEAD + plain.byteLength * (1 + PACKED)),
  };
}

/** What can be kept: a page that was found, and sets nothing for who asked. */
export const isForEverybody = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.has('set-cookie') && (headers.get('content-type') ?? '').startsWith('text/html');

const withoutNonce = (html: string, nonce: string): string =>
  html
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(nonce, '');

/** Data is no script, and needs no leave. */
function scriptsOf(html: string, nonce: string): string {
  const inline = html.matchAll(/<script([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g);
  const own = [...inline].filter(([, given = '', text]) => text && given.includes(`nonce="${nonce}"`));
  const run = own.filter(([, given = '']) => !given.includes('type="application/'));
  const digests = run.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
  return digests.map((digest) => `'sha256-${digest}'`).join(' ');
}
