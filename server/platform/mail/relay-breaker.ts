import type { Log } from '../log/log.ts';

/** The mail server could not be talked to; what it answers to one mail is no such fault. */
export class RelayFault extends Error {}

/** The mail server is away: nobody tries before `until`, and this was no try. */
export class RelayAway extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('the mail server is away');
    this.until = until;
  }
}

/** How the mail server has been answering. */
export type Relay = {
  isAway(): boolean;
  /** When a mail may be tried; null for now, also for the one mail that tries whether it is back. */
  awayUntil(): Date | null;
};

const MOST_FAULTS = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * A circuit breaker. After five faults in a row mail waits; then one mail at a time tries whether the mail server is back,
 * after a second at first and after a minute in the end.
 */
export function relayBreaker(log: Log, now: () => number = Date.now) {
  const state = { faults: 0, waitMs: 0, until: 0, isTrying: false };
  const isAway = () => state.waitMs > 0;
  const awayUntil = () =>
    isAway() && (state.isTrying || now() < state.until) ? new Date(Math.max(state.until, now())) : null;

  const answered = () => {
    if (isAway()) log.info('the mail server is back');
    Object.assign(state, { faults: 0, waitMs: 0 });
  };
  const failed = (fault: RelayFault, isTry: boolean): Error => {
    state.faults += 1;
    // What was under way when it opened says nothing new.
    if (!isTry && isAway()) return new RelayAway(new Date(state.until));
    if (!isTry && state.faults < MOST_FAULTS) return fault;
    state.waitMs = Math.min(isAway() ? 2 * state.waitMs : FIRST_WAIT_MS, LONGEST_WAIT_MS);
    state.until = now() + state.waitMs;
    log.warn({ err: fault, wait_ms: state.waitMs }, 'the mail server is away: mail waits');
    return new RelayAway(new Date(state.until));
  };

  /** @throws RelayAway without trying, while it is open */
  async function send(deliver: () => Promise<void>): Promise<void> {
    const until = awayUntil();
    if (until) throw new RelayAway(until);
    const isTry = isAway();
    state.isTrying = isTry;
    try {
      await deliver();
      answered();
    } catch (error) {
      if (error instanceof RelayFault) throw failed(error, isTry);
      answered();
      throw error;
    } finally {
      if (isTry) state.isTrying = false;
    }
  }

  return { relay: { isAway, awayUntil } satisfies Relay, send };
}
