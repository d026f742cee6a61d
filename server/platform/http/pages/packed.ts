import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Measured on the home page: a fifth of the bytes in 1.8 ms. One step lower has 5 % more of them in 1.5 ms. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 1 };

export type Encoding = 'br' | 'gzip';

type Packed = { body: Buffer; encoding: Encoding | null };

/** A text as small as the browser takes it, by its `Accept-Encoding`. */
export async function packed(body: Buffer, acceptEncoding: string | undefined): Promise<Packed> {
  const encoding = encodingFor(acceptEncoding);
  return { encoding, body: encoding ? await packedAs(encoding, body) : body };
}

export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  if (accepts('br', acceptEncoding)) return 'br';
  return accepts('gzip', acceptEncoding) ? 'gzip' : null;
}

export const packedAs = (encoding: Encoding, body: Buffer): Promise<Buffer> =>
  encoding === 'br' ? asBrotli(body, BROTLI) : asGzip(body, GZIP);

function accepts(encoding: string, acceptEncoding = ''): boolean {
  const offers = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim());
  const offer = offers.find((each) => each === encoding || each.startsWith(`${encoding};`));
  return offer !== undefined && !/;\s*q=0(\.0+)?$/.test(offer);
}
