import { expect, test } from 'vitest';
import { judge, verdict } from './judged.ts';
import { BUDGETS } from '../rows/budgets.ts';
import { bars, pages, reads } from '../rows/index.ts';

const HOME = 'page: /, drawn each time';
const INBOX = 'lead inbox';
const WORLD = 100_000;

type Spent = { rate?: number; cpu?: number; database?: number };

/** A row as one was measured that answers so often a second and costs so much. */
function judged(name: string, { rate = 1_000, cpu = 0.01, database = 0.01 }: Spent, jobs = WORLD) {
  const row = [...bars, ...reads, ...pages].find((each) => each.name === name);
  if (!row) throw new Error(`no row is called ${name}`);
  const ours = { rate, p99: 1, cpu, bytes: 1 };
  const result = { sides: { ours }, ratios: { bare: [1] } };
  return judge({ row, result, database: { ms: database, statements: [] } }, jobs);
}

test('the home page is to be drawn 700 times a second, by a product that keeps no page', () => {
  expect(judged(HOME, {}).map(({ goal }) => goal)).toEqual(['≥ 700 a second']);
  expect([700, 699, 630, 629].map((rate) => verdict(judged(HOME, { rate })))).toEqual([
    'yes',
    'nearly',
    'nearly',
    'no',
  ]);
  expect(pages.find(({ name }) => name === HOME)?.product).toEqual({ keepsPages: false });
});

test('a row that costs more of a processor or of the database than its budget and a tenth is missed', () => {
  const [processor, database] = BUDGETS[INBOX] ?? [Number.NaN, Number.NaN];
  expect(verdict(judged(INBOX, { cpu: processor, database }))).toBe('yes');
  for (const dear of [{ cpu: processor * 1.09 }, { database: database * 1.09 }])
    expect(verdict(judged(INBOX, dear))).toBe('nearly');
  for (const dear of [{ cpu: processor * 1.11 }, { database: database * 1.11 }, { cpu: Number.NaN }])
    expect(verdict(judged(INBOX, dear))).toBe('no');
});

test('in a larger world a read may cost ten milliseconds of the database', () => {
  const large = (database: number) =>
    verdict(judged('customer: active jobs', { cpu: 99, database }, WORLD + 1));
  expect([10, 11.1].map(large)).toEqual(['yes', 'no']);
});

test('each row has a budget or a rate, and each budget is of a row', () => {
  const rows = [...bars, ...reads, ...pages];
  const measured = rows.filter(({ goals }) => goals.perSecond === undefined).map(({ name }) => name);
  expect(Object.keys(BUDGETS).toSorted()).toEqual(measured.toSorted());
});
