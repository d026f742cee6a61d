import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** What a test shows beside lines of the requirements: a sentence for each id. */
export const sentences = (): Record<string, string> =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync('docs/shown.json', 'utf8')));

/** The ids that tests name so, each with the files. */
export function shownInTests(): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  const files = globSync(['{contract,server,web,tools,bench,proofs}/**/*.test.{ts,tsx}', 'e2e/**/*.e2e.ts'], {
    exclude: ['tools/fixtures/**', 'tools/docs/**'],
  });
  for (const file of files.toSorted())
    for (const id of shownInText(readFileSync(file, 'utf8')))
      shown.set(id, (shown.get(id) ?? new Set()).add(file));
  return shown;
}

/** Of lists called `shows` or `tag`, what is no line of the requirements. A tag has no space: `@ruling-12`. */
export const shownInText = (text: string): string[] =>
  [...text.matchAll(/\b(?:shows|tag): \[([^\]]*)\]/g)]
    .flatMap(([, list = '']) =>
      [...list.matchAll(/'@?([^']+)'/g)].map(([, id = '']) => id.replace('ruling-', 'ruling ')),
    )
    .filter((id) => !/^R-\d+-\d{3}$/.test(id));

/** An id without a sentence, and a sentence that no test shows. */
export function shownFaults(
  known: Record<string, string>,
  shown: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return [
    ...[...shown]
      .filter(([id]) => !(id in known))
      .map(
        ([id, files]) => `docs/shown.json has no sentence for ${id}, which ${[...files].join(', ')} shows`,
      ),
    ...Object.keys(known)
      .filter((id) => !shown.has(id))
      .map((id) => `no test shows ${id} of docs/shown.json: give it a test, or take its sentence away`),
  ];
}
