import type { Outgoing } from '../contract/client.ts';
import { ApiRefusal } from './api-refusal.ts';
import { newKey } from './new-key.ts';

type Send = (request: Outgoing, key: string) => Promise<unknown>;

const onTheWay = new Map<string, Promise<unknown>>();
const unsure = new Map<string, string>();
const names = new WeakMap<Blob, string>();

/**
 * Sends what changes something once at a time: the same again while it is on its way is answered with it. Its key stays
 * as long as nobody knows whether it arrived, so that the same content sent again counts as the same act; with other
 * content, and after an answer, it is another act.
 */
export function sentOnce(request: Outgoing, send: Send): Promise<unknown> {
  const content = contentOf(request);
  const first = onTheWay.get(content);
  if (first) return first;
  const sent = sendUnderKey(content, request, send).finally(() => onTheWay.delete(content));
  onTheWay.set(content, sent);
  return sent;
}

async function sendUnderKey(content: string, request: Outgoing, send: Send): Promise<unknown> {
  const key = unsure.get(content) ?? newKey();
  unsure.set(content, key);
  try {
    const answer = await send(request, key);
    unsure.delete(content);
    return answer;
  } catch (error) {
    if (isCertain(error)) unsure.delete(content);
    throw error;
  }
}

/** The server said no, and nothing was done. After anything else it may have been. */
const isCertain = (error: unknown) =>
  error instanceof ApiRefusal && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status);

const PASSING = [408, 425, 429];

function contentOf({ name, path, query, body }: Outgoing): string {
  const said = body instanceof FormData ? [...body].map(([field, value]) => [field, nameOf(value)]) : body;
  return JSON.stringify([name, path, query, said ?? null]);
}

/** A file is the same as long as it is the one that was chosen. */
function nameOf(value: FormDataEntryValue): string {
  if (typeof value === 'string') return value;
  const name = names.get(value) ?? newKey();
  names.set(value, name);
  return name;
}
