import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND, DARK, LIGHT } from './colours.ts';

const css = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** What the colours of mails are called in the tokens. */
const TOKENS = {
  page: 'page',
  surface: 'surface',
  sunken: 'sunken',
  line: 'line',
  ink: 'ink',
  soft: 'ink-soft',
  link: 'link',
} as const satisfies Record<keyof typeof LIGHT, string>;

test('mails, the mailbox and the simulator have the colours of the product, in light and in dark', () => {
  for (const [mode, palette] of [LIGHT, DARK].entries())
    for (const [name, token] of Object.entries(TOKENS)) {
      const said = palette[name as keyof typeof LIGHT];
      const drawn = hex(valueOf(token, mode));
      expect([name, mode, isNear(said, drawn) ? drawn : said]).toEqual([name, mode, drawn]);
    }
  expect(isNear(BRAND, hex(valueOf('brand', 0)))).toBe(true);
});

test('a colour that is another one is found', () => {
  expect(isNear('#007ec7', hex(valueOf('lochmara-600', 0)))).toBe(true);
  expect(isNear('#007ecb', hex(valueOf('lochmara-600', 0)))).toBe(false);
});

/** The value that a meaning has in a mode: 0 is light, 1 is dark. */
function valueOf(name: string, mode: number): string {
  const value = tokens.get(name) ?? '';
  const names = [...value.matchAll(/var\(--color-([\w-]+)\)/g)].map(([, other = '']) => other);
  return names.length > 0 ? valueOf(names[mode] ?? names[0] ?? '', mode) : value;
}

/** CSS Color 4, with the matrices of its sample code. */
function hex(value: string): string {
  if (value === '#fff') return '#ffffff';
  const [lightness = 0, chroma = 0, hue = 0] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((hue * Math.PI) / 180)) as [number, number];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`;
}

function toByte(part: number): number {
  const lit = Math.min(1, Math.max(0, part));
  return Math.round(255 * (lit <= 0.0031308 ? 12.92 * lit : 1.055 * lit ** (1 / 2.4) - 0.055));
}

/** Rounded another way, a part may differ by one of 255, which nobody sees. */
const isNear = (one: string, other: string): boolean =>
  bytesOf(one).every((byte, place) => Math.abs(byte - (bytesOf(other)[place] ?? Number.NaN)) <= 1);

const bytesOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
