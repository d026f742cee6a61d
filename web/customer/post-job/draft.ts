import { useSyncExternalStore } from 'react';
import { draftKey } from '../../marketplace/accounts/drafts.ts';
import { newKey } from '../../new-key.ts';

/** What somebody has said about a job so far. Nothing in it identifies them: that is asked for last. */
const NO_WORDS = {
  /** Goes along when it is sent, so that however often it is sent it is posted once (ruling 6). */
  key: '',
  category_id: '',
  service_id: '',
  job_type: '',
  target_job_done: '',
  /** `2026-07-17`; counts only with the urgency that asks for it. */
  targetCompletionDatetime: '',
  location: '',
  title: '',
  description: '',
};
type Words = typeof NO_WORDS;
export type Draft = Words & {
  /** By the question's id. */
  answers: Record<string, string>;
};

export const EMPTY: Draft = { ...NO_WORDS, answers: {} };

const KEY = draftKey('post-job');
const listeners = new Set<() => void>();
/** Stands in for a storage that is switched off or full: the draft lives as long as the page. */
let inMemory: string | null = null;
let known = { text: '', draft: EMPTY };

/** The draft on this device, the same in every tab; on the server, and until it is known, an empty one. */
export const useDraft = (): Draft => useSyncExternalStore(subscribe, readDraft, () => EMPTY);

/** Each change is added to what is stored now: another tab may have written since. */
export function changeDraft(part: Partial<Draft>) {
  const draft = readDraft();
  write(JSON.stringify({ ...draft, key: draft.key || newKey(), ...part }));
}

/** The next one is another job, even if it says the same. */
export const renewKey = () => changeDraft({ key: newKey() });

export const forgetDraft = () => write(null);

export function readDraft(): Draft {
  const text = stored();
  if (text !== known.text) known = { text, draft: parsed(text) };
  return known.draft;
}

function stored(): string {
  if (inMemory !== null) return inMemory;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function write(text: string | null) {
  try {
    inMemory = null;
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    inMemory = text ?? '';
  }
  for (const listener of listeners) listener();
}

/** A draft of an older build, or one that somebody has meddled with, gives what can be read of it. */
function parsed(text: string): Draft {
  try {
    const found: Record<string, unknown> = JSON.parse(text || '{}');
    const words = Object.keys(NO_WORDS).map((name) => [name, found[name]]);
    return { ...NO_WORDS, ...textsOf(words), answers: textsOf(Object.entries(found.answers ?? {})) };
  } catch {
    return EMPTY;
  }
}

/** By hand: the schemas of forms come later than this. */
const textsOf = (entries: unknown[][]): Record<string, string> =>
  Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));

function subscribe(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', followOtherTab);
  };
}
