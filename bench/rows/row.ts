import type pg from 'pg';
import type { Places } from '../../server/platform/geo/places.ts';
import type { Asked } from '../load/calls.ts';
import type { People } from '../people.ts';

/** What a handler beside the product stands on. */
export type Ground = { pool: pg.Pool; places: Places };

/** A request as such a handler gets it. */
export type Received = { path: string; token: string; key: string; body: string };

/** Answers a request with its text, or null to who has no session. */
export type Handler = (ground: Ground, received: Received) => Promise<string | null>;

/**
 * Where *same* comes from: a handler by hand, or the statements that the product itself sends, recorded and sent again
 * by `pg` alone, and the product's answer made to text. `unnamed` sends these statements without a name, where one plan
 * for all values would be a bad one. `React alone` is for pages: the same statements, and the same elements drawn by React.
 */
export type Same = Handler | 'recorded' | 'recorded, unnamed' | 'React alone';

export type Goals = {
  /** Requests a second, as a share of *same*'s. */
  ofSame?: number;
  /** The same of *bare*'s. */
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
  same: Same;
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
  /** What of two answers must be alike; without it, all of it. */
  gist?(answer: unknown): unknown;
  /** Fewer than usual, where the product lets no more in at once. */
  connections?: number;
};

/** Of all rows that have no goals of their own: what the product may lose against *same*. */
export const READ_GOALS: Goals = { ofSame: 0.6 };
