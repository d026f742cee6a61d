import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WEB = new URL('../..', import.meta.url);
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(?<![.]test)[.](css|tsx?)$/.test(name))
  .map((name) => [name, readFileSync(new URL(name, WEB), 'utf8')] as const);
const filesWith = (said: RegExp) => sources.flatMap(([name, text]) => (said.test(text) ? [name] : []));

test('there is one kind of star, drawn in two places', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(filesWith(/M12 2\.6l2\.9/)).toEqual(['styles/business-looks.css', 'ui/fields/stars-field.tsx']);
});

test('a single star is as large as one of five, and has the same edge', () => {
  const [, css = ''] = sources.find(([name]) => name === 'styles/business-looks.css') ?? [];
  const [, single = ''] = /@utility one-star \{(.*?)\n\}/s.exec(css) ?? [];
  expect(single).toContain('width: 18px');
  expect(single).toContain('height: 18px');
  expect(single).toContain('var(--color-star)');
  expect(single).toContain('var(--color-star-edge)');
});

test('five stars stand where one review is meant, and nowhere else', () => {
  expect(filesWith(/<Stars\b/).toSorted()).toEqual([
    'admin/reviews/reviews-screen.tsx',
    'gallery/signs.tsx',
    'marketplace/jobs/review-shown.tsx',
    'visitor/profile/reviews.tsx',
    'visitor/recent-work.tsx',
  ]);
});
