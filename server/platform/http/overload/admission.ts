export type Limits = {
  /** Requests that are worked on at the same time. */
  places: number;
  /** Milliseconds after which nobody should still wait for a place. */
  longestWaitMs: number;
};

/** A request at the door. */
export type Visit = {
  /** Its turn has come. */
  begin(): void;
  /** Its turn would come too late, or has. */
  turnAway(): void;
  /** Whether nobody works on it: it waits for its client, who is slow to send the rest or to take the answer. */
  isOnTheWire(sinceMs: number): boolean;
};

/** Of the longest wait: who is let wait has a turn in time even where the pace slackens by half. */
const PROMISED = 1 / 2;
/** Places become free in bursts, as answers come together; over so many milliseconds the bursts even out. */
const MEASURED_MS = 50;

/**
 * Decides which requests a process works on: so many at once, and of those that come meanwhile no more than will have their
 * turn in time. How soon that is, is measured, by how quickly places become free while somebody waits: a refusal then comes
 * at once, and what is let in is answered in time, whatever the machine and the work are.
 */
export class Admission {
  readonly #limits: Limits;
  readonly #now: () => number;
  /** Since when each is worked on, and since when each waits: the longest first. */
  readonly #working = new Map<Visit, number>();
  readonly #waiting = new Map<Visit, number>();
  /** When a place last became free, or the last free one was taken. */
  #movedAt = 0;
  /** How many milliseconds apart places became free when it was measured last. */
  #paceMs = 0;
  /** What is being measured, as long as somebody waits: since when, and how many places became free. */
  #measured: { since: number; freed: number } | null = null;

  /** @param now milliseconds of a clock that never goes back */
  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  enter(visit: Visit): void {
    if (this.#isFull()) this.#freeTheWire();
    if (!this.#isFull()) this.#begin(visit);
    else if (this.#expectedWaitMs() > this.#limits.longestWaitMs * PROMISED) visit.turnAway();
    else this.#waiting.set(visit, this.#now());
  }

  /** It is answered, or its client is gone. Who has left while waiting is never begun. */
  leave(visit: Visit): void {
    this.#waiting.delete(visit);
    this.#free(visit);
    this.#letIn();
  }

  /** For every now and then: lets in where a place has become free without a word, and turns away who waits too long. */
  sweep(): void {
    this.#freeTheWire();
    for (const [visit, since] of this.#waiting) {
      if (!this.#isLate(since)) return;
      this.#waiting.delete(visit);
      visit.turnAway();
    }
  }

  /** How many are worked on, and how many wait. */
  counts(): { working: number; waiting: number } {
    return { working: this.#working.size, waiting: this.#waiting.size };
  }

  #isFull(): boolean {
    return this.#working.size >= this.#limits.places;
  }

  #isLate(since: number): boolean {
    return this.#now() - since > this.#limits.longestWaitMs;
  }

  /** Nothing becomes free where all that is worked on stands still. */
  #expectedWaitMs(): number {
    return Math.max(this.#paceMs * (this.#waiting.size + 1), this.#now() - this.#movedAt);
  }

  #begin(visit: Visit): void {
    this.#working.set(visit, this.#now());
    if (this.#isFull()) this.#movedAt = this.#now();
    visit.begin();
  }

  #free(visit: Visit): void {
    if (!this.#working.delete(visit)) return;
    this.#movedAt = this.#now();
    this.#measure();
  }

  #measure(): void {
    if (this.#waiting.size === 0) {
      this.#measured = null;
      return;
    }
    const now = this.#now();
    const { since, freed } = this.#measured ?? { since: now, freed: -1 };
    this.#measured = { since, freed: freed + 1 };
    if (now - since < MEASURED_MS) return;
    this.#paceMs = (now - since) / (freed + 1);
    this.#measured = { since: now, freed: 0 };
  }

  #freeTheWire(): void {
    for (const [visit, since] of this.#working) if (visit.isOnTheWire(this.#now() - since)) this.#free(visit);
    this.#letIn();
  }

  #letIn(): void {
    for (const [visit, since] of this.#waiting) {
      if (this.#isFull()) return;
      this.#waiting.delete(visit);
      if (this.#isLate(since)) visit.turnAway();
      else this.#begin(visit);
    }
  }
}
