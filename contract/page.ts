import type { Outgoing } from './client.ts';

export type Platform = 'demo' | 'staging' | 'production';

/** What a call of the API in the same process answers. */
export type Reply = { status: number; body: unknown };

/**
 * What the server hands to the web bundle with every page it asks for. Plain data and functions only:
 * a class would not be the same class on the other side.
 */
export type PageRequest = {
  /** Goes onto every script and style of this page (content security policy). */
  nonce: string;
  platform: Platform;
  /** Where the product lives, without a slash at the end. */
  appUrl: string;
  /** The server's clock as ISO text, so that both sides of a hydration tell the same time. */
  now: string;
  /** By what the browser says of itself, which may be wrong: what is drawn for it is drawn once more where it is. */
  isPhone: boolean;
  /** The request carries a session cookie; it may be dead. */
  hasSession: boolean;
  /** The answer takes the session's cookie away. */
  forgetSession: () => void;
  call: (request: Outgoing) => Promise<Reply>;
  /** Writes what broke into the server's log. */
  report: (error: unknown) => void;
};
