import type pg from 'pg';
import type { Places } from '../../server/platform/geo/places.ts';
import type { Asked } from '../testbed/load/calls.ts';
import type { People } from '../testbed/people.ts';

/** What a handler beside the product stands on. */
export type Ground = { pool: pg.Pool; places: Places };

/** A request as such a handler gets it. */
export type Received = { path: string; token: string; key: string; body: string };

/** Answers a request with its text, or null to who has no session. */
export type Handler = (ground: Ground, received: Received) => Promise<string | null>;

/** What is asked of a row beside its budget of milliseconds (budgets.ts). */
export type Goals = {
  /** Requests a second, as a share of *bare*'s. */
  ofBare?: number;
  /** Times what the best peer answers, which is a fixed share of *bare*: it does not move with our floor. */
  ofPeer?: number;
  /** Requests a second on a machine of two cores, whatever others do there. */
  perSecond?: number;
  /** Of an answer, before it is packed. */
  kilobytes?: number;
};

/** One thing that is asked of the product, and what it is held against. All that the bench knows of it. */
export type Row = {
  name: string;
  /** What is asked of a world, in turn and again from the start. */
  asks(people: People): Promise<Asked[]>;
  /** The least SQL that answers the question. */
  bare?: Handler;
  /** What the best peer answers, as a share of *bare*. */
  peerOfBare?: number;
  goals: Goals;
  /** It changes the world: asked after all that read it. */
  writes?: {
    /** Takes back what was asked, so that it can be asked again. */
    restore?(client: pg.Client): Promise<void>;
    /** Each may be asked once only. */
    isOnce?: true;
    /** Until then the product's clock runs. */
    untilDone?(client: pg.Client): Promise<void>;
  };
  /** A product of its own: one that does the work of the queue, too, that keeps no page, or for which Node loads something. */
  product?: { role?: 'all'; preload?: string; keepsPages?: false };
  /** Fewer than usual, where the product lets no more in at once. */
  connections?: number;
};
