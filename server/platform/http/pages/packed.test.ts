import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packed } from './packed.ts';

const PAGE = '<p>Fettle</p>'.repeat(100);
const page = () => Buffer.from(PAGE);

describe('a page is sent as small as the browser takes it', () => {
  test('brotli before gzip, whatever the order of the offer', async () => {
    const { body, encoding } = await packed(page(), 'gzip, deflate, br;q=0.5');
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  });

  test('gzip where brotli is refused', async () => {
    const { body, encoding } = await packed(page(), 'br;q=0, GZIP');
    expect(encoding).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(PAGE);
  });

  test.each([undefined, '', 'identity', 'br;q=0.0, gzip;q=0', 'brotli'])('as it is for %j', async (offer) => {
    const { body, encoding } = await packed(page(), offer);
    expect(encoding).toBeNull();
    expect(body.toString()).toBe(PAGE);
  });
});
