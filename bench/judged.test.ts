import { expect, test } from 'vitest';
import { judge, verdict } from './judged.ts';
import { pages } from './rows/pages.ts';

const HOME = 'page: /, drawn each time';

/** The home page as one was measured that is drawn so often a second. */
function judged(rate: number) {
  const row = pages.find(({ name }) => name === HOME);
  if (!row) throw new Error(`no row is called ${HOME}`);
  const ours = { rate, p99: 1, cpu: 1, bytes: 1 };
  return judge({ row, result: { sides: { ours }, ratios: {} }, database: null }, 1_000);
}

test('the home page is to be drawn 700 times a second, by a product that keeps no page', () => {
  expect(judged(700).map(({ goal }) => goal)).toEqual(['≥ 700 a second', '≤ 3 ms in the database']);
  expect([700, 699, 630, 629].map((rate) => verdict(judged(rate)))).toEqual([
    'yes',
    'nearly',
    'nearly',
    'no',
  ]);
  expect(pages.find(({ name }) => name === HOME)?.product).toEqual({ keepsPages: false });
});
