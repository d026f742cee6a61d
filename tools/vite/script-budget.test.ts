import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { overBudget, type Chunk, unseen } from './script-budget.ts';

const chunk = (name: string, kilobytes: number, more: Partial<Chunk> = {}): Chunk => ({
  name,
  // What is left to chance gzip cannot pack.
  code: randomBytes(kilobytes * 1000).toString('base64'),
  imports: [],
  modules: [],
  isEntry: false,
  ...more,
});

const routeOf = (file: string) => `/house/web/routes/${file}.tsx?tsr-split=loader---component`;

const FIRST = chunk('first.js', 90, { isEntry: true });
const SMALL = chunk('terms.js', 5, { modules: [routeOf('_site.terms-of-use')] });

describe('the scripts of each page, in kB of gzip', () => {
  test('a page within its budget says nothing', () => {
    expect(overBudget([FIRST, SMALL])).toEqual([]);
  });

  test('a page that needs too much is named with its size and its budget', () => {
    const form = chunk('form.js', 40, { imports: ['rules.js'], modules: [routeOf('_site.privacy-policy')] });
    const [said, ...more] = overBudget([FIRST, SMALL, form, chunk('rules.js', 10)]);
    expect(more).toEqual([]);
    expect(said).toMatch(
      /^\/privacy-policy needs 1[0-9]{2}[.][0-9] kB of script for its first screen; its budget is 140 kB[.]$/,
    );
  });

  test('a page with a form may need more', () => {
    const page = (file: string) => chunk('form.js', 50, { modules: [routeOf(file)] });
    for (const form of ['_own.jobs.$id.change', '_site.keep-open.$token'])
      expect(overBudget([FIRST, page(form)]), form).toEqual([]);
    expect(overBudget([FIRST, page('_own.jobs.$id')])).toHaveLength(1);
  });

  test('a page that needs too many files is named with their number', () => {
    const files = Array.from({ length: 11 }, (_, place) => chunk(`part-${place}.js`, 0));
    const page = chunk('cookies.js', 1, {
      imports: files.map(({ name }) => name),
      modules: [routeOf('_site.cookies')],
    });
    expect(overBudget([FIRST, page, ...files.slice(1)])).toEqual([]);
    expect(overBudget([FIRST, page, ...files])).toEqual([
      '/cookies needs 13 scripts for its first screen; its budget is 12.',
    ]);
  });

  test('budgets that measure nothing are named: a page or a screen that is gone, and a build without any page', () => {
    expect(unseen([FIRST])).toEqual(['No page was found to measure.']);
    const page = chunk('dashboard.js', 1, { modules: [routeOf('dashboard')] });
    const said = unseen([FIRST, SMALL, page]);
    expect(said).toContain(
      'There is a budget for /dashboard with customer/customer-dashboard.tsx, but no such page.',
    );
    const screen = chunk('screen.js', 1, { modules: ['/house/web/customer/customer-dashboard.tsx'] });
    const heard = unseen([FIRST, SMALL, page, screen]);
    expect(heard.filter((sentence) => /customer-dashboard/.test(sentence))).toEqual([]);
  });

  test('what only a click fetches does not count, the frame around a page does', () => {
    const later = chunk('later.js', 200);
    const frame = chunk('frame.js', 45, { modules: [routeOf('_site')] });
    expect(overBudget([FIRST, SMALL, later])).toEqual([]);
    expect(overBudget([FIRST, SMALL, later, frame])).toEqual([
      expect.stringContaining('/terms-of-use needs'),
    ]);
  });

  test('a dashboard counts with the screen that it fetches at once, and may need more', () => {
    const page = chunk('dashboard.js', 5, { modules: [routeOf('dashboard')] });
    const screen = (kilobytes: number) =>
      chunk('screen.js', kilobytes, { modules: ['/house/web/customer/customer-dashboard.tsx'] });
    expect(overBudget([FIRST, page, screen(40)])).toEqual([]);
    expect(overBudget([FIRST, page, screen(90)])).toEqual([expect.stringContaining('its budget is 170 kB')]);
  });
});
