import { page, table } from './page.ts';
import { groupOf, type Requirement, requirements } from './requirements.ts';
import { idsInTests, type Named } from './test-titles.ts';

/** Which lines of the requirements ledger a test names. A line that a ruling made void needs none, nor does one that only tells a fact. */
export function coveragePage(): string {
  const lines = Object.entries(requirements());
  const tests = testsById(idsInTests());
  const unknown = [...tests.keys()].filter((id) => !lines.some(([line]) => line === id));
  if (unknown.length > 0)
    throw new Error(`a test names a line that the ledger does not have: ${unknown.join(', ')}`);
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

type Line = [string, Requirement];
type Tests = Map<string, string[]>;

function testsById(found: readonly Named[]): Tests {
  const tests: Tests = new Map();
  for (const { id, title, file } of found) tests.set(id, [...(tests.get(id) ?? []), `${title} (${file})`]);
  return tests;
}

function sumRow(group: { title: string; lines: Line[] }, tests: Tests): string[] {
  const standing = group.lines.filter(([, { changed, fact }]) => changed === undefined && fact === undefined);
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

/** Only the lines about which there is something to say; the others are not covered yet. */
function lineRow([id, line]: Line, tests: Tests): string[][] {
  if (line.changed !== undefined) return [[id, `void: ruling ${line.changed}`]];
  if (line.fact !== undefined) return [[id, `a fact of the original: see ${line.fact}`]];
  const titles = tests.get(id);
  return titles ? [[id, titles.join('; ')]] : [];
}
