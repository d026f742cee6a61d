import { expect } from 'vitest';
import { brand } from '../../../../contract/brand.ts';
import { story } from '../../../testing/story.ts';

const DAY_MS = 24 * 60 * 60_000;

story(
  'who finds a weakness is told whom to write to, by a text that never grows old',
  { shows: ['S3'] },
  async ({ market }) => {
    const { baseUrl, clock, product } = market;
    const read = async (path: string) => {
      const answer = await fetch(`${baseUrl}${path}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      return answer.text();
    };
    for (let turn = 0; turn < 2; turn++) {
      const lines = (await read('/.well-known/security.txt')).trim().split('\n');
      const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
      expect(Object.keys(fields)).toEqual([
        'Contact',
        'Expires',
        'Preferred-Languages',
        'Canonical',
        'Policy',
      ]);
      expect(fields).toMatchObject({
        Contact: `mailto:${brand.contact.securityEmail}`,
        'Preferred-Languages': 'en',
      });
      const days = (Date.parse(fields['Expires'] ?? '') - clock.now().getTime()) / DAY_MS;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(365);
      expect(new URL(fields['Canonical'] ?? '').pathname).toBe('/.well-known/security.txt');
      expect(await read(new URL(fields['Policy'] ?? '').pathname)).toContain(brand.contact.securityEmail);
      clock.advance({ days: 400 });
    }
    const { statusCode, headers } = await product.app.inject('/security.txt');
    expect([statusCode, headers.location]).toEqual([301, '/.well-known/security.txt']);
  },
);
