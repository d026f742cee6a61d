import { API_BASE } from '../../api-base.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { drawnFor, drawnForHeader } from '../../drawn-for.ts';
import { refusalFrom } from '../../refusal-from.ts';
import { startAnewIfAnother } from '../../start-anew.ts';
import type { Sending } from './field-photo.ts';

/** Where a file goes, as which part of a form, and what it is called there. */
export type Destination = { path: string; field: string; name: string };

type Sent = {
  blob: Blob;
  key: string;
  onProgress: (percent: number) => void;
  to?: Destination;
};

const TO_JOB: Destination = { path: '/job/photo', field: 'photo', name: 'photo' };

const MOST_TRIES = 6;
const PATIENCE_MS = 120_000;
const SHED = 503;

/** What is on its way, by its key. */
const onTheirWay = new Map<string, AbortController>();

/** Its person has removed it: what is still to come of it need not travel. */
export const stopSending = (key: string | undefined): void => onTheirWay.get(key ?? '')?.abort();

/**
 * Sends a photo, or a file of a message, and answers what the server calls it. If the server is full, it is sent again after
 * the time that the server names; under its key it counts once, also if an answer is lost.
 * @throws ApiRefusal
 */
export async function sendPhoto(photo: Sent): Promise<string> {
  const over = new AbortController();
  onTheirWay.set(photo.key, over);
  try {
    return await sent(photo, over.signal);
  } finally {
    onTheirWay.delete(photo.key);
  }
}

async function sent(photo: Sent, over: AbortSignal): Promise<string> {
  for (let tries = 1; ; tries++) {
    const whom = drawnFor();
    const { status, again, text } = await upload(photo, { whom, over });
    const body = parsed(text);
    if (status === 200 && typeof body?.id === 'string') return body.id;
    const refusal: ApiRefusal = refusalFrom({ status, body });
    await startAnewIfAnother(refusal, whom);
    if (status !== SHED || tries === MOST_TRIES || over.aborted) throw refusal;
    await new Promise((go) => setTimeout(go, again * 1000 * tries));
  }
}

type Answer = { status: number; again: number; text: string };
type Going = { whom: string | undefined; over: AbortSignal };

/** With XMLHttpRequest, because fetch does not report how much was sent. Status 0: no answer came. */
function upload({ blob, key, onProgress, to = TO_JOB }: Sent, { whom, over }: Going): Promise<Answer> {
  const form = new FormData();
  form.append(to.field, blob, to.name);
  // allow acts-go-once: it alone tells how far an upload is; its key, which the device keeps, counts it once
  const request = new XMLHttpRequest();
  request.open('POST', `${API_BASE}${to.path}`);
  const headers = { 'idempotency-key': key, ...drawnForHeader(whom) };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.timeout = PATIENCE_MS;
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(Math.floor((100 * loaded) / Math.max(1, total))),
  );
  return new Promise((resolve) => {
    request.addEventListener('loadend', () =>
      resolve({
        status: request.status,
        again: Number(request.getResponseHeader('retry-after')) || 1,
        text: request.responseText,
      }),
    );
    over.addEventListener('abort', () => request.abort());
    if (over.aborted) resolve({ status: 0, again: 0, text: '' });
    else request.send(form);
  });
}

/** These answers refuse the file itself: it is too large, of another kind, or not readable. */
const ABOUT_FILE = [413, 415, 422];

/** What has become of a file that could not be sent. */
export function unsent(error: unknown): Sending {
  const isOver = error instanceof ApiRefusal && ABOUT_FILE.includes(error.status);
  const sentence = error instanceof Error ? error.message : '';
  return { state: isOver ? 'refused' : 'failed', progress: 0, sentence };
}

function parsed(text: string): { id?: unknown } | null {
  try {
    return JSON.parse(text) as { id?: unknown };
  } catch {
    return null;
  }
}
