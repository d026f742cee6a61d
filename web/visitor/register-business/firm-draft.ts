import { useSyncExternalStore } from 'react';
import { draftKey, whenForgotten } from '../../marketplace/accounts/drafts.ts';

/** What the public profile of a business will say; who registers it is not in it, nor is a password ever. */
const NO_WORDS = {
  business_name: '',
  location: '',
  /** The id of the trade: there is one. */
  workCategories: '',
  description: '',
  address: '',
  website: '',
  abn: '',
  /** The page that was reached last. */
  at: '',
};
type Words = typeof NO_WORDS;

export type FirmDraft = Words & {
  /** The ids of what is ticked, by trade: somebody who comes back to a trade finds it ticked as it was. */
  services: Record<string, string[]>;
};

export const EMPTY: FirmDraft = { ...NO_WORDS, services: {} };

const KEY = draftKey('register-firm');
const listeners = new Set<() => void>();
/** Stands in for a storage that is switched off or full: the draft lives as long as the page. */
let inMemory: string | null = null;
let known = { text: '', draft: EMPTY };

/** The draft on this device, the same in every tab; on the server, and until it is known, an empty one. */
export const useFirmDraft = (): FirmDraft => useSyncExternalStore(subscribe, readFirmDraft, () => EMPTY);

export function readFirmDraft(): FirmDraft {
  const text = inMemory ?? stored();
  if (text !== known.text) known = { text, draft: parsed(text) };
  return known.draft;
}

/** Each change is added to what is stored now: another tab may have written since. */
export const changeFirm = (part: Partial<FirmDraft>): void =>
  write(JSON.stringify({ ...readFirmDraft(), ...part }));

export const forgetFirm = (): void => write(null);

/** Whether something is said that would be lost. */
export const isBegun = ({ business_name, location, workCategories }: FirmDraft): boolean =>
  Boolean(business_name || location || workCategories);

/** As it goes over the wire. */
export function firmBody(draft: FirmDraft) {
  const { business_name, location, workCategories: trade, services } = draft;
  const { description, address, website, abn } = draft;
  return {
    business_name,
    workCategories: trade ? [trade] : [],
    services: (services[trade] ?? []).map((id) => ({ id })),
    location,
    description: unlessEmpty(description),
    address: unlessEmpty(address),
    website: unlessEmpty(website),
    abn: unlessEmpty(abn),
  };
}

const unlessEmpty = (typed: string) => typed.trim() || null;

function write(text: string | null) {
  inMemory = null;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    inMemory = text ?? '';
  }
  tell();
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

whenForgotten(() => {
  inMemory = null;
  tell();
});

/** A draft of an older build, or one that somebody has meddled with, gives what can be read of it. */
function parsed(text: string): FirmDraft {
  try {
    const found: Record<string, unknown> = JSON.parse(text || '{}');
    const words = Object.keys(NO_WORDS).map((name) => [name, found[name]]);
    const ticked = Object.entries(found.services ?? {});
    return { ...NO_WORDS, ...textsOf(words), services: Object.fromEntries(ticked.filter(isListOfTexts)) };
  } catch {
    return EMPTY;
  }
}

/** By hand: the schemas of forms come later than this. */
const textsOf = (entries: unknown[][]): Record<string, string> =>
  Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));

const isListOfTexts = (entry: [string, unknown]): entry is [string, string[]] =>
  Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'string');

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
