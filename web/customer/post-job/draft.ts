import { useSyncExternalStore } from 'react';
import { eachJobWord } from '../../../contract/job-words.ts';
import { draftKey, forgetPhotos, whenForgotten } from '../../marketplace/accounts/drafts.ts';
import { newKey } from '../../new-key.ts';

/** What somebody has said about a job so far. Nothing in it identifies them: that is asked for last. */
const NO_WORDS = {
  /** Goes along when it is sent, so that however often it is sent it is posted once. */
  key: '',
  /** The account that began it or went on with it; empty while nobody was signed in. */
  owner: '',
  category_id: '',
  service_id: '',
  job_type: '',
  target_job_done: '',
  /** `2026-07-17`; counts only with the urgency that asks for it. */
  targetCompletionDatetime: '',
  location: '',
  ...eachJobWord(() => ''),
};
type Words = typeof NO_WORDS;
export type JobDraft = Words & {
  /** By the question's id. */
  answers: Record<string, string>;
};

export const EMPTY: JobDraft = { ...NO_WORDS, answers: {} };

const KEY = draftKey('post-job');
/** The draft of this tab alone, once what it shares with the others has been posted or given up elsewhere. */
const OWN_KEY = draftKey('post-job-here');
/** There, once somebody has said what is to become of that one: the tab may be loaded once more. */
const SETTLED_KEY = draftKey('post-job-here-settled');
const listeners = new Set<() => void>();
/** Stands in for a storage that is switched off or full: the draft lives as long as the page. */
let inMemory: string | null = null;
const NONE = { text: '', draft: EMPTY };
let known = NONE;

/** The draft on this device, the same in every tab; on the server, and until it is known, an empty one. */
export const useJobDraft = (): JobDraft => useSyncExternalStore(subscribe, readDraft, () => EMPTY);

/** Whether another tab has posted the job that stands here, or given it up, and nobody has said how to go on. */
export const useIsOfThisTab = (): boolean => useSyncExternalStore(subscribe, isOfThisTab, () => false);

function isOfThisTab(): boolean {
  readDraft();
  return ownText() !== '' && !stored(() => sessionStorage, SETTLED_KEY);
}

/** Each change is added to what is stored now: another tab may have written since. A new draft begins without photos. */
export function changeDraft(part: Partial<JobDraft>) {
  const draft = readDraft();
  if (!draft.key) forgetPhotos();
  write({ ...draft, key: draft.key || newKey(), ...part });
}

/** Whether something is said in a draft that this account has neither begun nor gone on with. */
export function isBegunByAnother(
  { key: _key, owner, answers, ...words }: JobDraft,
  accountId: string,
): boolean {
  const isBegun = [...Object.values(words), ...Object.values(answers)].some((word) => word !== '');
  return isBegun && owner !== accountId;
}

/** The next one is another job, even if it says the same. */
export const renewKey = () => changeDraft({ key: newKey() });

export function forgetDraft() {
  write(null);
  forgetPhotos();
}

/** Goes on with what stands here as a job of its own. */
export const goOnHere = () => settle(readDraft());

/** Begins again here; what another tab has begun meanwhile is not touched. */
export const beginHere = () => settle({ ...EMPTY, key: newKey() });

/** Every tab has it again, unless there is another job on the device by now. */
function settle(draft: JobDraft) {
  const isShared = !stored(() => localStorage, KEY);
  if (isShared) store(() => sessionStorage, OWN_KEY, null);
  else store(() => sessionStorage, SETTLED_KEY, 'yes');
  write(draft);
}

export function readDraft(): JobDraft {
  const text = inMemory ?? (ownText() || stored(() => localStorage, KEY));
  if (text !== known.text) known = isTakenAway(text) ? kept() : { text, draft: parsed(text) };
  return known.draft;
}

const ownText = () => stored(() => sessionStorage, OWN_KEY);

/** Another tab has posted what stands here, or has begun another job in its place. */
function isTakenAway(text: string): boolean {
  const { key, service_id, title, description } = known.draft;
  return Boolean(service_id || title || description) && parsed(text).key !== key;
}

/** What was typed stays in this tab, under a key of its own: with the old one it would be the job that was posted. */
function kept() {
  const draft = { ...known.draft, key: newKey() };
  const text = JSON.stringify(draft);
  store(() => sessionStorage, SETTLED_KEY, null);
  if (!store(() => sessionStorage, OWN_KEY, text)) inMemory = text;
  return { text, draft };
}

function write(draft: JobDraft | null) {
  const text = draft && JSON.stringify(draft);
  inMemory = null;
  const isKept = ownText()
    ? store(() => sessionStorage, OWN_KEY, text)
    : store(() => localStorage, KEY, text);
  if (!isKept) inMemory = text ?? '';
  // The same words stay the same object: with a new one React would render again, and what an address brings along is
  // written at each rendering until that address is left.
  if (text !== known.text) known = draft && text ? { text, draft } : NONE;
  tell();
}

function stored(open: () => Storage, key: string): string {
  try {
    return open().getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Answers whether the browser keeps it. */
function store(open: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) open().removeItem(key);
    else open().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

// At log-out nothing stays, and what another tab takes away then is not kept here.
whenForgotten(() => {
  inMemory = null;
  known = NONE;
  tell();
});

/** A draft of an older build, or one that somebody has meddled with, gives what can be read of it. */
function parsed(text: string): JobDraft {
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
