import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { openSecondProduct, type TestMarket } from '../../../testing/market.ts';
import { story } from '../../../testing/story.ts';

type Answer = { status: number; body: string };

/** Called by a name, as `fetch` cannot. */
function call({ product }: TestMarket, path: string, host: string): Promise<Answer> {
  const { port } = product.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.on('data', (part: Buffer) => {
        body += part.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

const status = async (market: TestMarket, path: string, host: string) =>
  (await call(market, path, host)).status;

story(
  'staging and production answer to their own name, and to none that a caller made up',
  { shows: ['T14'] },
  async (stage) => {
    const site = await openSecondProduct(stage.market, {
      PLATFORM: 'staging',
      APP_URL: 'https://fettle.example.com',
    });
    try {
      const strange = ['evil.example', 'fettle.example.com.evil.example', 'a@fettle.example.com', 'fettle'];
      for (const host of [...strange, 'fettle.example.com:8080', 'fettle.example.com,evil.example']) {
        expect([host, await status(site, '/api/work-category', host)]).toEqual([host, 421]);
        expect([host, await status(site, '/dev/mailbox', host)]).toEqual([host, 421]);
      }
      expect(JSON.parse((await call(site, '/api/subscription/packages', 'evil.example')).body)).toMatchObject(
        {
          status_code: 421,
          code: 'misdirected',
          message: 'This address is not served here.',
        },
      );
      for (const host of [
        'fettle.example.com',
        'FETTLE.example.com:443',
        'localhost:3000',
        '127.0.0.1',
        '[::1]:80',
      ])
        expect([host, await status(site, '/api/work-category', host)]).toEqual([host, 200]);
      for (const path of ['/api/health/live', '/api/health/ready'])
        expect([path, await status(site, path, '10.0.0.7:3000')]).toEqual([path, 200]);
    } finally {
      await site.product.stop();
    }
  },
);

story(
  'where no name was given, or in the demo, every name is answered',
  { shows: ['T14'] },
  async ({ market }) => {
    expect(await status(market, '/api/work-category', 'anything.example')).toBe(200);
    const demo = await openSecondProduct(market, { PLATFORM: 'demo', APP_URL: 'http://fettle.example.com' });
    try {
      expect(await status(demo, '/api/work-category', 'anything.example')).toBe(200);
    } finally {
      await demo.product.stop();
    }
  },
);
