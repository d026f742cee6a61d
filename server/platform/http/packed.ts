import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Measured on the home page: a fifth of the bytes in 1.8 ms. One step lower has 5 % more of them in 1.5 ms. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 1 };

type Packed = { body: Buffer; encoding: 'br' | 'gzip' | null };

/** A text as small as the browser takes it, by its `Accept-Encoding`. */
export async function packed(body: Buffer, acceptEncoding: string | undefined): Promise<Packed> {
  if (accepts('br', acceptEncoding)) return { body: await asBrotli(body, BROTLI), encoding: 'br' };
  if (accepts('gzip', acceptEncoding)) return { body: await asGzip(body, GZIP), encoding: 'gzip' };
  return { body, encoding: null };
}

function accepts(encoding: string, acceptEncoding = ''): boolean {
  const offers = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim());
  const offer = offers.find((each) => each === encoding || each.startsWith(`${encoding};`));
  return offer !== undefined && !/;\s*q=0(\.0+)?$/.test(offer);
}
