import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Person } from './person.ts';

export type EventReader = {
  /** The names of the events that came since the last question, each with its data. */
  news(): string[];
  /** Waits until all these have come, at most two seconds; then there is no news. */
  hears(...names: string[]): Promise<void>;
  /** Whether the server has ended the stream. */
  isOver(): boolean;
  /** All that was sent, comments too. */
  text(): string;
  leave(): void;
};

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
  const unread = () => [...state.text.slice(state.read).matchAll(/^event: (\w+)\ndata: \{\}\n\n/gm)];
  const news = () => {
    const names = unread().map((match) => match[1] ?? '');
    state.read = state.text.length;
    return names;
  };
  return {
    news,
    async hears(...names) {
      await expect
        .poll(() => unread().map((match) => match[1]), { timeout: 2_000, interval: 5 })
        .toEqual(expect.arrayContaining(names));
      await sleep(60);
      expect(new Set(news())).toEqual(new Set(names));
    },
    isOver: () => state.isOver,
    text: () => state.text,
    leave: () => leaving.abort(),
  };
}
