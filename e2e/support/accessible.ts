import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expectChosenReadable } from './forced-colours.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Light and dark are the same page in other colours, so it need not be opened twice. */
export const expectAccessibleInBothModes = (page: Page, rules: Rules = {}) =>
  expectAccessibleInLooks(page, BOTH_MODES, rules);

const BOTH_MODES = [{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const;

/** The same, and the few colours that somebody has chosen for all pages. */
export const EVERY_LOOK = [
  { colorScheme: 'light' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark' },
] as const;

/** What a person may have asked the system for; it changes colours and nothing else. */
type Look = { colorScheme?: 'light' | 'dark'; forcedColors?: 'active' | 'none' };

/** Every rule in the first look; in the others those that ask for colours, as all else would be the same answer. */
export async function expectAccessibleInLooks(page: Page, looks: readonly Look[], rules: Rules = {}) {
  await withoutMotion(page, async () => {
    for (const [place, look] of looks.entries()) {
      await page.emulateMedia({ forcedColors: 'none', ...look });
      await expectNothingWrong(page, place === 0 ? rules : { only: OF_COLOURS });
      if ('forcedColors' in look) await expectChosenReadable(page);
    }
  });
}

/** At once: otherwise every colour would fade into the next one first, frame by frame. */
async function withoutMotion(page: Page, look: () => Promise<void>) {
  const moves = await page.evaluate(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (moves) await page.emulateMedia({ reducedMotion: 'reduce' });
  await look();
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** The rules of axe that ask which colour something has. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Which rules of axe are asked: those that are `only` named, or all. `pages`: what stands there as if each were a page. */
export type Rules = { only?: string[] | undefined; but?: string[] | undefined; pages?: string | undefined };

/**
 * Every rule of axe, best practices included, but those that a page of another kind cannot have. What is just fading in
 * or out is looked at when it has come or gone.
 */
export async function expectAccessible(page: Page, rules: Rules = {}) {
  await withoutMotion(page, () => expectNothingWrong(page, rules));
}

async function expectNothingWrong(page: Page, rules: Rules) {
  const violations = (await page.evaluate(violationsAtOnce, rules)) ?? (await violationsAtRest(page, rules));
  expect(violations).toEqual([]);
}

/** In the browser: what axe finds wrong. Null where axe is not yet, where something moves, and where there are frames. */
async function violationsAtOnce(rules: Rules): Promise<string[] | null> {
  // What a change of size or colours has drawn again is there at the next frame. Without script none comes.
  if (matchMedia('(scripting: enabled)').matches) await new Promise(requestAnimationFrame);
  const isAtRest = document
    .getAnimations()
    .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
  const isReady = isAtRest && 'axe' in window && document.querySelector('iframe') === null;
  return isReady ? window.violationsOfAxe(rules) : null;
}

async function violationsAtRest(page: Page, rules: Rules): Promise<string[]> {
  // Asked at every frame: without anybody who asks, the browser may draw none, and nothing moves on.
  await page.waitForFunction(isAtRest);
  await bringAxe(page);
  return page.evaluate((asked) => window.violationsOfAxe(asked), rules);
}

/** A page that was looked at before still has axe. */
async function bringAxe(page: Page) {
  for (const frame of page.frames()) if (!(await frame.evaluate(hasAxe))) await frame.evaluate(AXE);
  await page.evaluate(`window.violationsOfAxe = ${violationsOfAxe.toString()}`);
}

const hasAxe = () => 'axe' in window;

/**
 * In the browser: what axe finds wrong, and in which look. What it finds right is not asked for. Landmarks of two `pages`
 * may be called the same; those of one of them, or of what is around them, may not.
 */
async function violationsOfAxe({ only, but = [], pages = 'html' }: Rules): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    reporter: 'no-passes',
    selectors: false,
    elementRef: true,
    // The one rule that reads style sheets asks for turned pages, which tokens.test.ts does.
    preload: false,
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
  });
  const pageOf = (landmark: { element?: Element }) => landmark.element?.closest(pages) ?? null;
  const isMistaken = (node: (typeof violations)[number]['nodes'][number]) => {
    const alike = [node, ...node.any.concat(node.all).flatMap((check) => check.relatedNodes ?? [])];
    return new Set(alike.map(pageOf)).size < alike.length;
  };
  const mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const look = `${location.pathname}${location.search} at ${innerWidth}, ${mode}`;
  return violations
    .map(({ id, nodes }) => ({ id, nodes: id === 'landmark-unique' ? nodes.filter(isMistaken) : nodes }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${look}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** In the browser: all that moves for a while has come to rest, and so have those that take on its colours. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
}

/**
 * In the browser: what is touched in this part and is less than 44 pixels high. A link in running text is as high as its
 * line (WCAG 2.5.8), one may reach further than its words, over its card, and what nobody sees is not touched.
 */
export function tooSmallForThumbs(part: Element): string[] {
  const targets = [...part.querySelectorAll<HTMLElement>('button, summary, a, select')];
  const isInText = (target: HTMLElement) =>
    getComputedStyle(target).display === 'inline' && target.parentElement?.textContent !== target.textContent;
  const isWide = (target: HTMLElement) => getComputedStyle(target, '::after').position === 'absolute';
  const heightOf = (target: HTMLElement) => target.getBoundingClientRect().height;
  return targets
    .filter((target) => target.checkVisibility() && !isInText(target) && !isWide(target))
    .filter((target) => heightOf(target) < 44)
    .map((target) => `${target.textContent} ${heightOf(target)}`);
}

declare global {
  interface Window {
    axe: typeof axe;
    violationsOfAxe: (rules: Rules) => Promise<string[]>;
  }
}
