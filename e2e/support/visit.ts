import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import type axe from 'axe-core';
import { ownUrl } from './worlds.ts';

export { expect } from '@playwright/test';

/** Every story visits the product that the global setup started, and ends without a complaint of the browser. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => use(ownUrl()),
  // A house of its own for each story, as life has it: the door counts what a network tries.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => use({ 'x-forwarded-for': nextHouse(workerIndex) }),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await page.addInitScript(tellCauses);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A failed request is noted by the browser itself; the stories that cause one look at its answer.
        const isNoise = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isNoise) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** In the browser: what React recovered from is known by its number alone, and why it happened by the cause. */
function tellCauses() {
  addEventListener('error', ({ error }) => {
    if (error?.cause) console.error(`because of ${error.cause.stack ?? error.cause}`);
  });
}

let houses = 0;

/** After a story that failed another worker goes on, and counts from the start again. */
function nextHouse(street: number): string {
  houses += 1;
  return `10.${street & 255}.${houses >> 8}.${houses & 255}`;
}

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await isAlive(page);
  return response;
}

/** Waits until the page answers to clicks; through one that at once leads on to another, and after a reload too. */
export const isAlive = (page: Page) => page.waitForFunction(hasTakenOver);

/** In the browser: React has taken over every control that the server drew. The footer comes later, and works without. */
function hasTakenOver(): boolean {
  const controls = document.querySelectorAll(
    ':is(header, main) :is(a, button, input, select, textarea, summary)',
  );
  return (
    document.readyState !== 'loading' &&
    !('$_TSR' in window) &&
    [...controls].every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
  );
}

/** Whether nothing stands over it where it is at the lower edge of the screen. */
export const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height - 4);
    return there !== null && (there.contains(element) || element.contains(there));
  });

export async function logIn(page: Page, email: string, password: string) {
  await visit(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
}

/** Holds back the answers to all that the page asks for there, until what it gives is called. */
export async function holdBack(
  page: Page,
  what: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(what, (route) => gate.then(() => answer(route)));
  return letGo;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Tells a story on a phone and at a desk. Whatever it opens is opened anew: some look at their room when they come. */
export async function onPhoneAndDesk(page: Page, story: (viewport: typeof PHONE) => Promise<void>) {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await story(viewport);
  }
}

/** Light and dark are the same page in other colours, so it need not be opened twice. */
export async function expectAccessibleInBothModes(page: Page, leaving: Leaving = {}) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, leaving);
  }
}

/** Rules of axe that are left out. */
type Leaving = { but?: string[] };

/**
 * Every rule of axe, best practices included, but those that a page of another kind cannot have. What is just fading in
 * or out is looked at when it has come or gone.
 */
export async function expectAccessible(page: Page, { but = [] }: Leaving = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Asked at every frame: without anybody who asks, the browser may draw none, and nothing moves on.
  await page.waitForFunction(isAtRest);
  await bringAxe(page);
  const violations = await page.evaluate(violationsOfAxe, but);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(violations).toEqual([]);
}

/** The rule of axe that no two landmarks of a page are called the same, for a page that shows `pages` side by side. */
export async function expectLandmarksToldApart(page: Page, pages: string) {
  await bringAxe(page);
  expect(await page.evaluate(landmarksMistaken, pages)).toEqual([]);
}

/** A page that was looked at before still has axe. */
async function bringAxe(page: Page) {
  for (const frame of page.frames()) if (!(await frame.evaluate(hasAxe))) await frame.evaluate(AXE);
}

const hasAxe = () => 'axe' in window;

/** In the browser: what axe finds wrong, and in which look. What it finds right is not asked for. */
async function violationsOfAxe(but: string[]): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    reporter: 'no-passes',
    selectors: false,
    rules: Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
  });
  const mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const look = `${location.pathname}${location.search} at ${innerWidth}, ${mode}`;
  return violations.map(({ id, nodes }) => `${look}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** In the browser: landmarks that share their name with another one, in what is around the pages or in one of them. */
async function landmarksMistaken(pages: string): Promise<string[]> {
  const mistaken: string[] = [];
  for (const part of [{ exclude: pages }, ...document.querySelectorAll(pages)]) {
    const { violations } = await window.axe.run(part, { runOnly: 'landmark-unique' });
    mistaken.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)));
  }
  return mistaken;
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
  return targets
    .filter((target) => target.checkVisibility() && !isInText(target) && !isWide(target))
    .map((target) => `${target.textContent} ${target.getBoundingClientRect().height}`)
    .filter((said) => Number(said.split(' ').at(-1)) < 44);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
