import { useCallback, useEffect, useRef, useState } from 'react';
import type { StreamItem } from '../../../contract/conversations.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { newKey } from '../../new-key.ts';
import { overFetch } from '../../over-fetch.ts';
import type { Attached } from './attachments/attaching.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { useAct } from '../dashboard/use-act.ts';
import { useLatest } from '../../ui/hooks/use-latest.ts';
import { useDraft } from '../dashboard/use-draft.ts';

/** A message that the server has not answered for. Sent again it goes under the same key, so it is one message. */
export type Unsent = {
  key: string;
  body: string;
  at: string;
  state: 'sending' | 'failed' | 'sent';
  id?: string;
  /** What goes with it, brought before. */
  files?: readonly Attached[] | undefined;
};

/** What somebody has written. */
export type Written = Pick<Unsent, 'body' | 'files'>;

const EMPTY = { messages: '' };

/**
 * What somebody has sent stands in the conversation at once. One goes after the other, so that their order is kept; what
 * could not be sent waits, through a reload too, until the line is back, it is sent again or taken back. What the server
 * refused is no message: its words and files go back to `onRefused`.
 */
export function useOutbox(
  leadId: string,
  { items, onRefused }: { items: readonly StreamItem[] | undefined; onRefused: (message: Written) => void },
) {
  const { unsent, write } = useUnsent(leadId);
  const mark = (key: string, part: Partial<Unsent>) =>
    write((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => write((all) => all.filter((one) => one.key !== key));
  const { post, refusal } = usePost(leadId, {
    onSent: (key, id) => mark(key, { state: 'sent', id }),
    onLost: (key) => mark(key, { state: 'failed' }),
    onRefused: (message) => {
      drop(message.key);
      onRefused(message);
    },
  });
  /** What is written anew in place of a message that may have arrived goes under the key of that one. */
  const send = (written: Written, key = newKey()) => {
    const message: Unsent = { key, ...written, at: new Date().toISOString(), state: 'sending' };
    write((all) => [...all.filter(({ state }) => state !== 'sent'), message]);
    post(message);
  };
  const again = (message: Unsent) => {
    mark(message.key, { state: 'sending' });
    post(message);
  };
  useArrived(unsent, items, again);
  useAgainWhenOnline(() => unsent.filter(({ state }) => state === 'failed').forEach(again));
  return { unsent, send, again, drop, refusal };
}

/** Who wrote in a cellar has their message sent when the line is back, as they would expect of any messenger. */
function useAgainWhenOnline(sendAgain: () => void): void {
  const latest = useLatest(sendAgain);
  useEffect(() => {
    const work = () => latest.current();
    addEventListener('online', work);
    return () => removeEventListener('online', work);
  }, [latest]);
}

/**
 * Where the same words stand in the conversation, a message that could not be sent may have arrived after all. It is sent
 * again, under its key, and the server says which one it is.
 */
function useArrived(
  unsent: readonly Unsent[],
  items: readonly StreamItem[] | undefined,
  again: (message: Unsent) => void,
): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const message of unsent) {
      const isThere = items?.some((item) => item.type === 'message' && isSame(item, message));
      if (message.state !== 'failed' || !isThere || asked.current.has(message.key)) continue;
      asked.current.add(message.key);
      again(message);
    }
  });
}

const isSame = (item: StreamMessage, { body, files }: Written): boolean =>
  item.body === body.trim() && item.attachments?.[0]?.id === files?.[0]?.id;

type StreamMessage = Extract<StreamItem, { type: 'message' }>;

type Outcomes = {
  onSent: (key: string, id: string) => void;
  /** Nobody knows whether it arrived. */
  onLost: (key: string) => void;
  onRefused: (message: Posted) => void;
};
type Posted = Pick<Unsent, 'key' | 'body' | 'files'>;

/** Sends one message after the other. `refusal` is said below the field: a message that waits says itself that it does. */
function usePost(leadId: string, { onSent, onLost, onRefused }: Outcomes) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const call = async (message: Posted) => {
    const { key, body, files = [] } = message;
    const attachments = files.length > 0 ? files.map(({ id }) => id) : undefined;
    try {
      const { clientUnderKey } = await overFetch();
      return await clientUnderKey(key).sendMessage({
        params: { id: leadId },
        body: { message: body, attachments },
      });
    } catch (error) {
      setRefusal(isRefusal(error) ? refusalWords(error) : null);
      if (isRefusal(error)) onRefused(message);
      else onLost(key);
      throw error;
    }
  };
  const act = useAct({
    name: 'sendMessage',
    call: (_api, message: Posted) => call(message),
    reloads: ['messages', 'leads', 'quotes', 'jobs', 'responses'],
    done: messagesCopy.sent,
    onDone: ({ data }, { key }) => onSent(key, data.id),
    isSaidInCard: true,
  });
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const post = ({ key, body, files }: Posted) => {
    turn.current = turn.current.then(() => act.run({ key, body, files }));
  };
  return { post, refusal: act.failure && refusal };
}

/** The server said no. After anything else it may have been sent. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiRefusal &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 425, 429].includes(error.status);

/** Under its key other words have arrived: those that somebody wrote first, and has changed since. */
const refusalWords = (error: unknown): string =>
  error instanceof ApiRefusal && error.code === 'idempotency_key_reused'
    ? messagesCopy.stream.arrivedBefore
    : failureSentence(error);

function useUnsent(leadId: string) {
  const { draft, change } = useDraft(`unsent:${leadId}`, EMPTY);
  const unsent = parsed(draft.messages);
  const latest = useRef(unsent);
  const isBegun = useRef(false);
  /** Something was written here, so what is kept is of this page. */
  const isOwn = useRef(false);
  const write = useCallback(
    (how: (all: readonly Unsent[]) => readonly Unsent[]) => {
      isOwn.current = true;
      latest.current = how(latest.current);
      change({ messages: JSON.stringify(latest.current) });
    },
    [change],
  );
  // Of a page that was left while it sent nobody knows whether it arrived.
  useEffect(() => {
    if (isBegun.current || draft.messages === '') return;
    isBegun.current = true;
    if (isOwn.current) return;
    latest.current = parsed(draft.messages);
    write((all) =>
      all.flatMap((one) => (one.state === 'sent' ? [] : [{ ...one, state: 'failed' as const }])),
    );
  }, [draft.messages, write]);
  return { unsent, write };
}

function parsed(text: string): readonly Unsent[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    return Array.isArray(found) ? (found as Unsent[]) : [];
  } catch {
    return [];
  }
}
