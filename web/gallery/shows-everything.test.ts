import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Whole pages, and what is of use around or before one only; each has stories of its own. */
const WHOLE = [
  /^web\/routes\//,
  /-(screen|dashboard|panel|frame)\.tsx$/,
  /^web\/shell\/(document|error-page|late-footer|skip-link|static-error-page)\.tsx$/,
  // Later, on arrival, or in the title: nothing of its own to look at.
  /(-(later|on-arrival|elsewhere)|\/looks)\.tsx$/,
  /^web\/ui\/feedback\/toast(s|-stack)\.tsx$/,
  // A landing page is drawn of its parts; the wizard's frame and its last pages need its address.
  /^web\/visitor\/landing\/(landing|ticks)\.tsx$/,
  /^web\/customer\/post-job\/(check-page|later-page|log-in-here|question-form|sign-in-here|what|wizard)\.tsx$/,
  /^web\/visitor\/register-business\/(firm-form|firm-page|later-pages|wizard|you-step)\.tsx$/,
  /^web\/marketplace\/steps\/step-form\.tsx$/,
  // Lists of a whole dashboard beside what is chosen in them.
  /^web\/business\/leads\/(inbox|lead-(list|page|rows)|side-by-side)\.tsx$/,
  /^web\/marketplace\/conversations\/(conversation-list|whole-conversation)\.tsx$/,
  // What waits for somebody's bank or mailbox, or for an answer, before it draws a card that is shown.
  /^web\/(visitor\/(paid-summary|home\/trades-on-offer)|marketplace\/(accounts\/verify-banner|finish\/finish-part))\.tsx$/,
];

test('the gallery shows every component that is no whole page', () => {
  const components = globSync('web/**/*.tsx').filter(isComponent).map(slashed);
  const shown = reachedFromGallery();
  expect(components.length).toBeGreaterThan(250);
  expect(components.filter((path) => !shown.has(path) && !isWhole(path))).toEqual([]);
});

test('what is said to be whole is there, and not shown by itself', () => {
  const components = globSync('web/**/*.tsx').filter(isComponent).map(slashed);
  expect(WHOLE.filter((kind) => !components.some((path) => kind.test(path)))).toEqual([]);
});

const slashed = (path: string): string => path.replaceAll('\\', '/');

const isWhole = (path: string): boolean => WHOLE.some((kind) => kind.test(path));

/** Tells something to be drawn by its name, as the language does. */
const isComponent = (path: string): boolean =>
  !path.endsWith('.test.tsx') && /export (const|function) [A-Z]/.test(readFileSync(path, 'utf8'));

/** What the gallery imports, and what that imports, to the end. */
function reachedFromGallery(): Set<string> {
  const reached = new Set(globSync('web/gallery/*.tsx').map(slashed));
  // A set that grows while it is walked is walked to its end.
  for (const path of reached)
    if (path.endsWith('.tsx')) for (const [, to = ''] of read(path)) reached.add(join(dirname(path), to));
  return reached;
}

const IMPORT = /(?:from|import\()\s*'([.][^']+[.]tsx?)'/g;
const read = (path: string) => readFileSync(path, 'utf8').matchAll(IMPORT);
