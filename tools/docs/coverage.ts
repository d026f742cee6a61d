import { page, table } from './page.ts';
import { groupOf, type Requirement } from './requirements.ts';
import type { Named } from './test-titles.ts';

type Line = [string, Requirement];
type Tests = Map<string, string[]>;
type Coverage = { lines: Line[]; tests: Tests };

/** The lines of the requirements, and the tests that name each. */
export function coverageOf(requirements: Record<string, Requirement>, found: readonly Named[]): Coverage {
  const tests: Tests = new Map();
  for (const { id, title, file } of found) tests.set(id, [...(tests.get(id) ?? []), `${title} (${file})`]);
  return { lines: Object.entries(requirements), tests };
}

/** What is wrong between them, a sentence each: a line without a test, and a test of a line that there is not. */
export function faultsOf({ lines, tests }: Coverage): string[] {
  const known = new Set(lines.map(([id]) => id));
  return [
    ...lines
      .filter(([id, line]) => asksForSomething(line) && !tests.has(id))
      .map(
        ([id]) =>
          `no test names ${id} of docs/requirements.json: give it a test, or say there why it asks for none`,
      ),
    ...[...tests]
      .filter(([id]) => !known.has(id))
      .map(([id, titles]) => `${id} is not in docs/requirements.json, and is named by ${titles.join('; ')}`),
  ];
}

/** Which tests name each line of the requirements. */
export function coveragePage({ lines, tests }: Coverage): string {
  const groups = [...new Set(lines.map(([id]) => groupOf(id)))];
  const all = { title: '**all**', lines };
  const sums = groups.map((group) => ({
    title: `${group}`,
    lines: lines.filter(([id]) => groupOf(id) === group),
  }));
  return page('Coverage of the requirements', '`docs/requirements.json` and the titles of the tests', [
    'A test counts for a line only if it would fail when the behaviour of that line were taken away.',
    table(
      ['group', 'covered / total', 'stated', 'proposed', 'seen by a user', 'void', 'facts'],
      [...sums, all].map((group) => sumRow(group, tests)),
    ),
    '## Lines',
    table(
      ['line', 'tests'],
      lines.flatMap((line) => lineRow(line, tests)),
    ),
  ]);
}

/** A line that is void asks for nothing, nor does one that only tells a fact. */
const asksForSomething = ({ changed, fact }: Requirement) => changed === undefined && fact === undefined;

function sumRow(group: { title: string; lines: Line[] }, tests: Tests): string[] {
  const standing = group.lines.filter(([, line]) => asksForSomething(line));
  const count = (isMeant: (line: Requirement) => boolean) =>
    `${group.lines.filter(([, line]) => isMeant(line)).length}`;
  const share = (isAsked: (line: Requirement) => boolean) => {
    const asked = standing.filter(([, line]) => isAsked(line));
    return `${asked.filter(([id]) => tests.has(id)).length} / ${asked.length}`;
  };
  return [
    group.title,
    share(() => true),
    share((line) => line.kind === 'S'),
    share((line) => line.kind === 'P'),
    share((line) => line.area === 'U'),
    count((line) => line.changed !== undefined),
    count((line) => line.fact !== undefined),
  ];
}

/** Only the lines about which there is something to say; the others have no test. */
function lineRow([id, line]: Line, tests: Tests): string[][] {
  if (line.changed !== undefined) return [[id, 'void: a later decision replaced it']];
  if (line.fact !== undefined) return [[id, `a fact: see ${line.fact}`]];
  const titles = tests.get(id);
  return titles ? [[id, titles.join('; ')]] : [];
}
