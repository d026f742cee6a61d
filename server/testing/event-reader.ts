import { expect } from 'vitest';
import { LIVE_LISTS } from '../../contract/events.ts';
import { signalAccount } from '../marketplace/live-signals.ts';
import type { Person } from './person.ts';

export type EventReader = {
  /** The names of the events that came since the last question; whatever was sent before it has arrived. */
  news(): Promise<string[]>;
  /** Waits until all these have come, and looks that nothing else came with them. */
  hears(...names: string[]): Promise<void>;
  /** Whether the server has ended the stream. */
  isOver(): boolean;
  /** All that was sent, comments too. */
  text(): string;
  leave(): void;
};

/** A row of events that nothing but a test sends. Signals arrive in their order, so all that was sent before is there. */
const SIGN = [...LIVE_LISTS, ...LIVE_LISTS.toReversed(), ...LIVE_LISTS];
const SIGN_TEXT = SIGN.map((name) => `event: ${name}\ndata: {}\n\n`).join('');

/** Somebody's open page: the stream of events, read as it comes. */
export async function watches(person: Person, baseUrl = person.market.baseUrl): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(`${baseUrl}/api/events`, {
    headers: { authorization: `Bearer ${await person.token()}` },
    signal: leaving.signal,
  });
  if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`);
  const state = { text: '', read: 0, isOver: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) state.text += decoder.decode(chunk, { stream: true });
  })()
    .catch(() => undefined)
    .finally(() => {
      state.isOver = true;
    });
  await expect.poll(() => state.text).toContain('retry');
  const unread = () => [
    ...state.text
      .slice(state.read)
      .replaceAll(SIGN_TEXT, '')
      .matchAll(/^event: (\w+)\ndata: \{\}\n\n/gm),
  ];
  const news = async () => {
    await signalAccount(person.market.product.market.db, person.accountId, SIGN);
    await expect.poll(() => state.text.slice(state.read)).toContain(SIGN_TEXT);
    const names = unread().map((match) => match[1] ?? '');
    state.read = state.text.length;
    return names;
  };
  // What people did before may still be on its way.
  await news();
  return {
    news,
    async hears(...names) {
      await expect
        .poll(() => unread().map((match) => match[1]), { interval: 5 })
        .toEqual(expect.arrayContaining(names));
      expect(new Set(await news())).toEqual(new Set(names));
    },
    isOver: () => state.isOver,
    text: () => state.text,
    leave: () => leaving.abort(),
  };
}
