import { randomBytes } from 'node:crypto';
import { newId } from '../../server/platform/ids.ts';
import type { Sent } from '../recorded.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const textOf = (value: unknown): string => (isBytes(value) ? value.toString('hex') : String(value));

/** From another process bytes arrive as such, but not as a Buffer. */
const isBytes = (value: unknown): value is Buffer => value instanceof Uint8Array;

const canBeGenerated = (value: unknown): boolean =>
  isBytes(value) || (typeof value === 'string' && ID.test(value));

/** What the product generates for each request: the ids and tokens in which two recordings of one request differ. */
export function generatedIn(first: readonly Sent[], second: readonly Sent[]): string[] {
  const before = new Set(first.flatMap(({ values }) => values.filter(canBeGenerated).map(textOf)));
  return second
    .flatMap(({ values }) => values.filter(canBeGenerated).map(textOf))
    .filter((text) => !before.has(text));
}

/** Values for one replay, in which each of these is another one, the same wherever it was the same. */
export function valuesFor(generated: readonly string[]): (values: unknown[]) => unknown[] {
  if (generated.length === 0) return (values) => values;
  const made = new Map<string, unknown>();
  const wanted = new Set(generated);
  return (values) =>
    values.map((value) => {
      if (!canBeGenerated(value)) return value;
      const text = textOf(value);
      if (!wanted.has(text)) return value;
      if (!made.has(text)) made.set(text, isBytes(value) ? randomBytes(value.length) : newId());
      return made.get(text);
    });
}
