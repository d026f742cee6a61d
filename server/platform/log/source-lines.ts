import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

const PACKED_LINE = /(file:\/\/\S+\/dist\/program\/(?!packages-)\S+\.mjs):(\d+):(\d+)/g;

/** The stack of an error with the lines of the sources, where the program runs as it was packed. */
export const inSources = (stack: string): string =>
  stack.replaceAll(PACKED_LINE, (packed, ...at: string[]) => {
    const [file = '', line, column] = at;
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return packed;
    const { originalSource, originalLine, originalColumn } = found;
    return `${new URL(originalSource, file).href}:${originalLine + 1}:${originalColumn + 1}`;
  });

/** Read at the first error, since most processes never need one. */
function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(new URL(`${file}.map`));
  maps.set(file, map);
  return map;
}

const maps = new Map<string, SourceMap | null>();

function readMap(file: URL): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
