import { describe, expect, test } from 'vitest';
import { Admission, type Visit } from './admission.ts';

const LONGEST_WAIT_MS = 400;

/** A door with this many places, a clock, and visits that say what becomes of them. */
function door(places: number) {
  let nowMs = 0;
  const admission = new Admission({ places, longestWaitMs: LONGEST_WAIT_MS }, () => nowMs);
  const said: string[] = [];
  const visit = (name: string, wire: { isSlow: boolean } = { isSlow: false }) => {
    const made = {
      begin: () => void said.push(`${name} begins`),
      turnAway: () => void said.push(`${name} is turned away`),
      isOnTheWire: () => wire.isSlow,
    };
    admission.enter(made);
    return { leaves: () => admission.leave(made) };
  };
  return {
    admission,
    visit,
    pass: (ms: number) => void (nowMs += ms),
    said: () => said.splice(0),
  };
}

const TOO_MANY = 10;

/** For so long ten times as many come as one place, with work of so many milliseconds, can take. */
function rush(workMs: number, seconds: number) {
  let nowMs = 0;
  const admission = new Admission({ places: 1, longestWaitMs: LONGEST_WAIT_MS }, () => nowMs);
  const waited: number[] = [];
  const endings = new Map<number, Visit>();
  let [came, turnedAway] = [0, 0];
  const newcomer = (cameAt: number): Visit => {
    const visit: Visit = {
      begin: () => {
        waited.push(nowMs - cameAt);
        endings.set(nowMs + workMs, visit);
      },
      turnAway: () => void (turnedAway += 1),
      isOnTheWire: () => false,
    };
    return visit;
  };
  for (; nowMs < seconds * 1000; nowMs++) {
    const done = endings.get(nowMs);
    if (done) admission.leave(done);
    for (; came < (TOO_MANY * (nowMs + 1)) / workMs; came++) admission.enter(newcomer(nowMs));
  }
  return { waited, turnedAway, came, waiting: admission.counts().waiting };
}

describe('who comes while all places are taken', { meta: { shows: ['X18'] } }, () => {
  test('waits, and has a turn in the order of coming', () => {
    const { visit, said } = door(1);
    const first = visit('first');
    const second = visit('second');
    visit('third');
    expect(said()).toEqual(['first begins']);
    first.leaves();
    second.leaves();
    expect(said()).toEqual(['second begins', 'third begins']);
  });

  test('is never begun when gone meanwhile', () => {
    const { visit, said } = door(1);
    const first = visit('first');
    visit('second').leaves();
    first.leaves();
    expect(said()).toEqual(['first begins']);
  });

  test('is turned away at once where nothing moves, and after the longest wait where it stops moving', () => {
    const { visit, said, pass, admission } = door(2);
    visit('first');
    visit('second');
    visit('third');
    pass(LONGEST_WAIT_MS + 1);
    visit('fourth');
    expect(said()).toEqual(['first begins', 'second begins', 'fourth is turned away']);
    admission.sweep();
    expect(said()).toEqual(['third is turned away']);
  });

  test('is let in after a time without visits, however long it was', () => {
    const { visit, said, pass } = door(1);
    visit('first').leaves();
    pass(600_000);
    visit('second');
    visit('third').leaves();
    expect(said()).toEqual(['first begins', 'second begins']);
  });

  test('takes the place of a visit that waits for its own client, at once or with the next sweep', () => {
    const { visit, said, admission } = door(1);
    const phone = { isSlow: true };
    const first = visit('a slow phone', phone);
    visit('second');
    visit('third');
    first.leaves();
    admission.sweep();
    expect(said()).toEqual(['a slow phone begins', 'second begins']);
    expect(admission.counts()).toEqual({ working: 1, waiting: 1 });
  });
});

test.each([1, 5, 40])(
  'of ten times too many, each of %i ms, none waits in vain, and no place stays empty',
  { meta: { shows: ['X18'] } },
  (workMs) => {
    const SECONDS = 20;
    const { waited, turnedAway, came, waiting } = rush(workMs, SECONDS);
    expect(waited).toHaveLength((SECONDS * 1000) / workMs);
    expect(Math.max(...waited)).toBeLessThanOrEqual(LONGEST_WAIT_MS);
    expect(waited.length + turnedAway + waiting).toBe(came);
    // Those who still wait have their turn in time, and some to spare.
    expect(waiting * workMs).toBeLessThanOrEqual(LONGEST_WAIT_MS / 2 + workMs);
  },
);
