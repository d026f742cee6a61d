import { expect, vi } from 'vitest';
import type { TestMarket } from '../../../testing/market.ts';
import { story } from '../../../testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

const ROUNDS = 120;
/** So near must the medians be that nobody learns who has an account from how long an answer takes. */
const GAP_MS = 5;
/** After a quarter of the rounds, a gap that is a fifth of what is allowed needs no more of them. */
const EARLY = { rounds: ROUNDS / 4, gapMs: GAP_MS / 5 };

/** A call, for an address, and the status that it must be answered with. */
type Asked = { path: (email: string) => string; body?: (email: string) => object; status: number };

const NEW = 'a new word for the door';

const CALLS: Record<string, Asked> = {
  logIn: {
    path: () => '/auth/login',
    body: (email) => ({ email, password: 'wrong' }),
    status: 422,
  },
  sendSecurityCode: {
    path: (email) => `/auth/security-code/${encodeURIComponent(email)}/send`,
    status: 200,
  },
  resetPassword: {
    path: () => '/auth/change-password',
    body: (email) => ({ email, code: '000000', new_password: NEW, passwordConfirmation: NEW }),
    status: 422,
  },
};

type Took = Record<'known' | 'unknown', number[]>;

/**
 * How much longer the call takes for the one address than for the other: the difference of the lower fifths, as somebody
 * who measures from outside would take them, because what else the machine has to do only ever adds. Who comes first
 * changes from round to round.
 */
async function gapOf(market: TestMarket, asked: Asked, known: string): Promise<number> {
  const took: Took = { known: [], unknown: [] };
  for (let round = 0; round < ROUNDS; round++) {
    await refreshTries(market);
    const unknown = `nobody${round}@example.test`;
    const inOrder = round % 2 ? [known, unknown] : [unknown, known];
    const [first, second] = [await ask(market, asked, inOrder[0]), await ask(market, asked, inOrder[1])];
    // An answer that came early, because something else was wrong, would be as quick for both.
    expect([first.status, second.answer]).toEqual([asked.status, first.answer]);
    took[round % 2 ? 'known' : 'unknown'].push(first.took);
    took[round % 2 ? 'unknown' : 'known'].push(second.took);
    if (round + 1 === EARLY.rounds && gapBetween(took) < EARLY.gapMs) break;
  }
  return gapBetween(took);
}

const gapBetween = ({ known, unknown }: Took): number => Math.abs(lowerFifth(known) - lowerFifth(unknown));

/** No limit is reached, and the code that was mailed is looked at in each round. */
async function refreshTries({ product }: TestMarket): Promise<void> {
  await product.database.pool.query('delete from rate_limits');
  await product.database.pool.query('update account_codes set tries_left = 5');
}

async function ask({ baseUrl }: TestMarket, { path, body }: Asked, email = '') {
  const init = body && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  };
  const start = performance.now();
  const answer = await fetch(`${baseUrl}/api${path(email)}`, { method: 'POST', ...init });
  const took = performance.now() - start;
  const { request_id: _, ...said } = (await answer.json()) as Record<string, unknown>;
  return { took, status: answer.status, answer: { status: answer.status, said } };
}

const lowerFifth = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 5)] ?? 0;

story(
  'neither log-in nor security code nor reset says anything else, or takes longer, for a known address',
  { shows: ['B5', 'T13', 'R-3-013'] },
  async ({ market, customer }) => {
    const { email } = (await customer()).facts;
    const gaps: Record<string, number> = {};
    for (const [name, asked] of Object.entries(CALLS)) {
      gaps[name] = await gapOf(market, asked, email);
      // The codes that were asked for are mailed before anything else is measured.
      await market.settled();
    }
    const { rows } = await market.product.database.pool.query('select from account_codes');
    expect(rows).toHaveLength(1);
    process.stdout.write(`gaps between the lower fifths in ms: ${JSON.stringify(gaps)}\n`);
    for (const [call, gap] of Object.entries(gaps)) expect([call, gap < GAP_MS]).toEqual([call, true]);
  },
);
