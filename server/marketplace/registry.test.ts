import { describe, expect, test } from 'vitest';
import { api } from '../../contract/index.ts';
import type { Route } from '../../contract/kernel.ts';
import { ENGAGEMENT_STATUSES } from './engagements/index.ts';
import { ASK_STATUSES } from './jobs/index.ts';
import { actions, lifecycles, movedBy } from './registry.ts';

type Mover = { by: readonly string[] };

describe.each(Object.entries(lifecycles))('the lifecycle of a %s', (noun, life) => {
  const movers: Record<string, Mover> = movedBy[noun] ?? {};

  test.each(Object.entries(life.moves))(
    'only who may act can make the move %s',
    { meta: { shows: ['R-16-016'] } },
    (name, move: Mover) => {
      const people = move.by.filter((mover) => mover !== 'system');
      expect(movers[name]?.by ?? []).toEqual(people);
    },
  );

  test('no move leads out of a status that no move declares', () => {
    const reached = new Set([life.starts, ...Object.values(life.moves).map((move) => move.to)]);
    for (const move of Object.values(life.moves))
      for (const from of move.from) expect(reached).toContain(from);
  });
});

/** Each move of a lifecycle as `from to by`, in the order of the alphabet. */
const movesOf = ({ moves }: (typeof lifecycles)[keyof typeof lifecycles]) =>
  Object.values<{ from: readonly string[]; to: string; by: readonly string[] }>(moves)
    .flatMap(({ from, to, by }) => from.map((status) => `${status} > ${to} by ${by.join(' and ')}`))
    .toSorted();

test('a job moves so and no other way: what is finished or cancelled stays', {
  meta: { shows: ['R-11-021'] },
}, () => {
  expect(movesOf(lifecycles.job)).toEqual([
    'active > awarded by system',
    'active > cancelled by admin',
    'active > cancelled by customer',
    'active > cancelled by system',
  ]);
  expect(lifecycles.engagement.starts).toBe('progress');
  expect(movesOf(lifecycles.engagement)).toEqual([
    'progress > cancelled by admin and system',
    'progress > finished by customer and business',
  ]);
});

test('a quote moves so and no other way: of what is decided only a deletion closes more', {
  meta: { shows: ['R-11-036', 'R-11-037'] },
}, () => {
  expect(lifecycles.quote.starts).toBe('pending');
  expect(movesOf(lifecycles.quote)).toEqual([
    'accepted > closed by system',
    'pending > accepted by customer',
    'pending > cancelled by business',
    'pending > cancelled by business',
    'pending > cancelled by system',
    'pending > closed by system',
    'pending > rejected by customer',
    'pending > rejected by system',
  ]);
});

test('each action is for the roles of the call that is named after it', {
  meta: { shows: ['R-16-016'] },
}, () => {
  const table: Record<string, Route> = api;
  const named = Object.entries(actions).filter(([name]) => table[name]);
  // A caller who has no session yet acts as the account that is meant, so the call is anybody's.
  const roles = named.map(([name, action]) => [name, action.account === 'opens' ? 'anyone' : action.by]);
  expect(roles).toEqual(named.map(([name]) => [name, table[name]?.by]));
  expect(named.length).toBeGreaterThan(5);
});

test('what a business person does for themselves is held by no membership, and all else is', () => {
  const table: Record<string, Route> = api;
  const named = Object.entries(actions).filter(
    ([name, { by }]) => table[name] && [...by].includes('business'),
  );
  const personal = named.filter(([, { isPersonal, account }]) => isPersonal || account === 'opens');
  const saysNoMember = named.filter(([name]) => !table[name]?.members);
  // Handing over is repeated by who is no owner any more, so it asks itself who is.
  const names = [...saysNoMember.map(([name]) => name), 'handOver'];
  expect(personal.map(([name]) => name).toSorted()).toEqual(names.toSorted());
});

test('the statuses of the contract, the lifecycles and the database are the same', async () => {
  const words = await import('../../contract/words.ts');
  const { SNAG_STATUSES } = await import('../../contract/snag-words.ts');
  const { EXTRA_STATUSES } = await import('../../contract/extra-words.ts');
  const { EARLY_END_STATUSES } = await import('../../contract/early-end-words.ts');
  const { NO_SHOW_STATUSES, VISIT_STATUSES } = await import('../../contract/visit-words.ts');
  const spoken = {
    job: ASK_STATUSES,
    engagement: ENGAGEMENT_STATUSES,
    lead: words.LEAD_STATUSES,
    quote: words.QUOTE_STATUSES,
    visit: VISIT_STATUSES,
    noShow: NO_SHOW_STATUSES,
    extra: EXTRA_STATUSES,
    snag: SNAG_STATUSES,
    earlyEnd: EARLY_END_STATUSES,
    subscription: words.SUBSCRIPTION_STATUSES,
  };
  for (const [noun, life] of Object.entries(lifecycles)) {
    const reached = new Set<string>([life.starts, ...Object.values(life.moves).map((move) => move.to)]);
    expect([...reached].toSorted()).toEqual([...spoken[noun as keyof typeof spoken]].toSorted());
  }
  // The wire calls the two together the status of a job; an awarded one goes by the status of its engagement.
  const onTheWire = [...ASK_STATUSES, ...ENGAGEMENT_STATUSES].filter((status) => status !== 'awarded');
  expect([...new Set<string>(onTheWire)].toSorted()).toEqual([...words.JOB_STATUSES].toSorted());
});
