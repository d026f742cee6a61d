import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
);

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Text, or a sign that stands for it, and what it stands on. */
const CARRIES_TEXT = [
  ['on-brand', 'brand'],
  ['on-brand', 'brand-deep'],
  ['link', 'page'],
  ['link', 'surface'],
  ['link', 'sunken'],
  ['link', 'tint'],
  ['ink', 'tint'],
  ['ink-soft', 'page'],
  ['ink-soft', 'sunken'],
  ['ink', 'oak'],
  ['ink-soft', 'oak'],
  ['ink', 'oak-soft'],
  ['ink-soft', 'oak-soft'],
  ['link', 'oak-soft'],
  ['on-oak', 'oak'],
  ['oak-ink', 'sign'],
  ['sign-ink', 'sign'],
  ['sign-ink', 'oak'],
  ['sign-ink', 'surface'],
  ['oak-ink', 'oak'],
  ['oak-ink', 'surface'],
  ['link', 'oak'],
  ['refusal', 'page'],
  ['good', 'page'],
  ['notable', 'page'],
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
  ['on-deep', 'deep-line'],
] as const;

test('no style asks which way a device is held, so no page turns or locks itself', () => {
  const folder = new URL('..', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<![.]test)[.](css|tsx?)$/.test(name))
    .map((name) => [name, readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8')]);
  expect(sources.length).toBeGreaterThan(300);
  const asking = sources.filter(([, text = '']) => /\(orientation|\b(portrait|landscape):/.test(text));
  expect(asking.map(([name]) => name)).toEqual([]);
});

describe('The colours of the product', () => {
  test('lochmara is a scale of eleven steps around #007EC7, from light to dark', {
    meta: { shows: ['R-14-033'] },
  }, () => {
    const scale = STEPS.map((step) => oklch(`lochmara-${step}`, 'light'));
    expect(hex(lit('lochmara-600', 'light'))).toBe('#007ec7');
    expect(scale.map(([lightness]) => lightness)).toEqual(
      scale.map(([lightness]) => lightness).toSorted((one, other) => other - one),
    );
    expect(new Set(scale.map(([, , hue]) => hue)).size).toBe(1);
  });

  test('a page is warm as oats in both modes, what lies on it is lighter, and oak is of the same family', () => {
    expect(oklch('page', 'light')).toEqual([0.969, 0.016, 86]);
    expect(oklch('surface', 'light')).toEqual([0.993, 0.004, 90]);
    expect(oklch('page', 'dark')).toEqual([0.188, 0.012, 66]);
    expect(oklch('surface', 'dark')).toEqual([0.23, 0.013, 66]);
    expect(oklch('oak', 'light')).toEqual([0.924, 0.041, 80]);
    for (const mode of MODES)
      for (const name of ['page', 'sunken', 'oak'])
        expect([name, mode, isWarm(oklch(name, mode)[2])]).toEqual([name, mode, true]);
  });

  test('buttons, links, tints and the ring of the focus are lochmara', {
    meta: { shows: ['R-14-032'] },
  }, () => {
    for (const name of ['brand', 'brand-deep', 'link', 'tint', 'tint-line', 'ring'])
      expect([name, tokens.get(name)]).toEqual([
        name,
        expect.stringMatching(/^light-dark\(var\(--color-lochmara-\d+\), var\(--color-lochmara-\d+\)\)$/),
      ]);
  });

  test('mails, the page of a refusal and the bar of the browser have the same colours, in hex', () => {
    const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    const [, light = '', dark = ''] =
      /LIGHT = \{(.*?)\};.*DARK = \{(.*?)\};/s.exec(source('server/platform/mail/colours.ts')) ?? [];
    for (const [mode, said] of [
      ['light', light],
      ['dark', dark],
    ] as const)
      for (const name of ['page', 'surface', 'sunken', 'line', 'ink', 'soft', 'link'])
        expect([mode, name, new RegExp(`${name}: '(#\\w+)'`).exec(said)?.[1]]).toEqual([
          mode,
          name,
          hex(lit(name === 'soft' ? 'ink-soft' : name, mode)),
        ]);
    const refusal = source('server/platform/http/plain-pages/refusal-page.ts');
    for (const name of ['page', 'ink', 'ink-soft'])
      expect(refusal).toContain(`light-dark(${hex(lit(name, 'light'))},${hex(lit(name, 'dark'))})`);
    expect(source('web/shell/bar-colours.ts')).toContain(
      `{ light: '${hex(lit('page', 'light'))}', dark: '${hex(lit('surface', 'dark'))}' }`,
    );
  });

  test('the deep ground is for what speaks to businesses alone', () => {
    const grounds = readdirSync(new URL('.', import.meta.url))
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) => utilitiesOf(name).filter(([, rules = '']) => /\bbg-deep(?!-)\b/.test(rules)))
      .map(([name]) => name);
    expect(grounds).toEqual(['deep-band']);
  });

  for (const mode of MODES)
    for (const [text, ground] of CARRIES_TEXT)
      test(`${text} on ${ground} can be read, ${mode}`, { meta: { shows: ['R-14-033'] } }, () => {
        expect(contrast(lit(text, mode), lit(ground, mode))).toBeGreaterThanOrEqual(4.5);
      });
});

/** Each with what stands in it. */
const utilitiesOf = (file: string): [name: string | undefined, rules: string | undefined][] =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/@utility ([\w-]+) \{(.*?)\n\}/gs)].map(
    ([, name, rules]) => [name, rules],
  );

const isWarm = (hue: number) => hue >= 55 && hue <= 87;

type Three = [number, number, number];

function valueOf(name: string, mode: Mode): string {
  const value = tokens.get(name) ?? '';
  const [, light = '', dark = ''] =
    /^light-dark\(var\(--color-([\w-]+)\), var\(--color-([\w-]+)\)\)$/.exec(value) ?? [];
  if (light) return valueOf(mode === 'light' ? light : dark, mode);
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  return other ? valueOf(other, mode) : value;
}

function oklch(name: string, mode: Mode): Three {
  const value = valueOf(name, mode);
  if (value === '#fff') return [1, 0, 0];
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? [];
  if (!hue) throw new Error(`${name} is no colour that this test can read: ${value}`);
  return [Number(lightness), Number(chroma), Number(hue)];
}

/** As light, red, green and blue between 0 and 1: the matrices of CSS Color 4. */
function lit(name: string, mode: Mode): Three {
  const [lightness, chroma, hue] = oklch(name, mode);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part))) as Three;
}

const luminance = ([red, green, blue]: Three): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2.2. */
function contrast(one: Three, other: Three): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const hex = (colour: Three): string =>
  `#${colour
    .map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
