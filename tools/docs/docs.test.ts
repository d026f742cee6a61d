import { expect, test } from 'vitest';
import { consequencesPage } from './consequences.ts';
import { coverageOf, faultsOf } from './coverage.ts';
import { lifecyclesPage } from './lifecycles.ts';
import { permissionsPage } from './permissions.ts';
import { requirements } from './requirements.ts';
import { shownFaults, shownInText } from './shown.ts';
import { declaredIn, idsInText } from './test-titles.ts';

test('a lifecycle is drawn from where it starts to where it ends', () => {
  const lamp = {
    table: 'lamps',
    starts: 'off',
    moves: {
      light: { from: ['off', 'dim'], to: 'on', by: ['customer', 'system'] },
      turnOff: { from: ['on'], to: 'off', by: ['customer'] },
      breakIt: { from: ['on'], to: 'broken', by: ['system'] },
    },
  };
  const arrows = lifecyclesPage({ lamp })
    .split('\n')
    .filter((line) => / --> /.test(line) && line.startsWith('  '));
  expect(arrows.map((line) => line.trim())).toEqual([
    '[*] --> off',
    'off --> on: light (customer, system)',
    'dim --> on: light (customer, system)',
    'on --> off: turnOff (customer)',
    'on --> broken: breakIt (system)',
    'broken --> [*]',
  ]);
});

test('permissions show the role at the door and the relation to the record', () => {
  const text = permissionsPage({ lamp: { read: ['itsOwner', 'admin'], light: ['itsOwner'] } });
  expect(text).toContain('| call | visitor | customer | business | admin |');
  expect(text).toContain('| act | itsOwner | admin |');
  expect(text).toContain('| light | yes |  |');
});

test('consequences are read as sentences', () => {
  const text = consequencesPage({ 'lamp.lit': [{ says: 'the room is bright' }], 'lamp.off': [] });
  expect(text).toContain('| `lamp.lit` | the room is bright |');
  expect(text).toContain('| `lamp.off` | nothing more than its entry in history |');
});

test('there are 1,260 lines of requirements, of which ten are void', () => {
  const lines = Object.values(requirements());
  expect(lines).toHaveLength(1260);
  expect(lines.filter((line) => line.kind === 'S')).toHaveLength(888);
  expect(lines.filter((line) => line.changed !== undefined)).toHaveLength(10);
});

test('a line without a test is told, unless it is void or a fact, and so is a test of no line', () => {
  const asked = { kind: 'S', area: 'U' } as const;
  const lines = {
    [id(1)]: asked,
    [id(2)]: asked,
    [id(3)]: { ...asked, changed: 7 },
    [id(4)]: { ...asked, fact: id(1) },
  };
  const named = (place: number) => ({ id: id(place), title: 'a lamp burns', file: 'a.test.ts' });
  const faults = (...places: number[]) => faultsOf(coverageOf(lines, places.map(named)));
  expect(faults(1, 2)).toEqual([]);
  expect(faults(1)).toEqual([expect.stringContaining(`no test names ${id(2)}`)]);
  expect(faults(1, 2, 9)).toEqual([
    expect.stringMatching(`${id(9)} is not in .*a lamp burns [(]a.test.ts[)]`),
  ]);
});

/** Written in pieces, so that the check does not take the examples for real ids. */
const id = (place: number) => `R-${1}-${String(place).padStart(3, '0')}`;
const idsOf = (text: string) => idsInText('a.test.ts', text).map((named) => [named.id, named.title]);

test('a test names lines in its title, in a list beside it or in its table', () => {
  expect(idsOf(`test('a lamp burns (${id(1)}, ${id(2)})', () => {});`)).toEqual([
    [id(1), 'a lamp burns'],
    [id(2), 'a lamp burns'],
  ]);
  expect(idsOf(`story('a lamp burns', ['${id(3)}'], async () => {});`)).toEqual([[id(3), 'a lamp burns']]);
  expect(idsOf(`test.for([['${id(4)}', 'on']])('%s: a lamp is on', () => {});`)).toEqual([
    [id(4), '%s: a lamp is on'],
  ]);
});

test('what is skipped, or only mentioned inside a test, names nothing', () => {
  expect(idsOf(`test.skip('a lamp burns (${id(1)})', () => {});`)).toEqual([]);
  expect(idsOf(`test('a lamp burns', () => { expect('${id(1)}').toBe(1); });`)).toEqual([]);
});

test('what a test shows beside requirements needs a sentence, and a sentence needs a test', () => {
  const shown = (text: string) => new Map(shownInText(text).map((one) => [one, new Set(['a.test.ts'])]));
  const text = `{ shows: ['${id(1)}', 'T18'] }, { tag: ['@ruling-12'] }`;
  expect(shownFaults({ T18: 'a', 'ruling 12': 'b' }, shown(text))).toEqual([]);
  expect(shownFaults({ T18: 'a' }, shown(text))).toEqual([
    expect.stringContaining('no sentence for ruling 12'),
  ]);
  expect(shownFaults({ T18: 'a', V2: 'c', 'ruling 12': 'b' }, shown(text))).toEqual([
    expect.stringContaining('no test shows V2'),
  ]);
});

/** Of each test as it runs: its title, and the places of the lines that it names. */
const declared = (text: string) =>
  declaredIn('a.test.ts', text).map(({ title, ids }) => [
    title,
    ...ids.toSorted().map((named) => Number(named.slice(-3))),
  ]);

test('each row of a table is a test, which names what stands in its title and in its own row', () => {
  const rows = `[['${id(2)} ${id(3)}', 'on'], ['${id(4)}', 'off']]`;
  const tests = [
    ['%s a lamp', 1, 2, 3],
    ['%s a lamp', 1, 4],
  ];
  for (const way of ['for', 'each']) {
    expect(declared(`test.${way}(${rows})('${id(1)} %s a lamp', () => {});`)).toEqual(tests);
    expect(
      declared(`const ROWS = ${rows} as const; test.${way}(ROWS)('${id(1)} %s a lamp', () => {});`),
    ).toEqual(tests);
  }
});

test('each turn of a loop is a test, which names what the turn puts into its title and beside it', () => {
  const rows = `[['${id(1)} ${id(2)} it burns', '${id(3)}'], ['${id(4)} it is off', '${id(5)}']]`;
  const inTitle = `for (const [title, more] of ${rows}) test(title, () => more);`;
  expect(declared(inTitle)).toEqual([
    ['it burns', 1, 2],
    ['it is off', 4],
  ]);
  const beside = `const ROWS = ${rows}; for (const [title, more] of ROWS) test(title, words(more), () => {});`;
  expect(declared(beside)).toEqual([
    ['it burns', 1, 2, 3],
    ['it is off', 4, 5],
  ]);
  const byName = `for (const { says, n } of [{ says: '${id(1)}', n: '${id(2)}' }]) test(\`\${says} \${n}\`, () => {});`;
  expect(declared(byName).map(([, ...ids]) => ids)).toEqual([[1, 2]]);
  const entries = `for (const [title, on] of Object.entries({ '${id(1)} it burns': on })) test(title, () => on);`;
  expect(declared(entries)).toEqual([['it burns', 1]]);
});

test('loops in one another declare a test for each pair of their rows', () => {
  const text = `for (const line of ['${id(1)}', '${id(2)}']) for (const other of ['${id(3)}', 'none'])
    test(\`\${line} \${other}\`, () => {});`;
  expect(declared(text).map(([, ...ids]) => ids)).toEqual([[1, 3], [2, 3], [1], [2]]);
});

test('of rows that no list in the file holds only the title is known', () => {
  expect(declared(`for (const row of rows()) test(\`${id(1)} \${row}\`, () => {});`)).toEqual([
    ['${row}', 1],
  ]);
  expect(declared(`for (const row of rows()) test(row, () => {});`)).toEqual([]);
});
