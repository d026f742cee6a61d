import { type RefObject, useEffect } from 'react';
import { draftKey } from '../drafts.ts';

/**
 * What was typed into a form outlives a reload and a look at another page; it stays in this tab and goes when it is
 * sent, or at log-out. Passwords are never kept.
 */
export function useKeptEntries(form: RefObject<HTMLFormElement | null>, name: string) {
  const key = draftKey(name);
  useEffect(() => {
    if (form.current) restore(form.current, stored(key));
  }, [form, key]);
  return {
    keep: () => form.current && store(key, entriesOf(form.current)),
    forget: () => store(key, null),
  };
}

type Entries = Record<string, string>;
const NEVER = /password/i;

/** Single texts only: what is ticked is soon ticked again. */
function entriesOf(form: HTMLFormElement): Entries {
  const texts = [...new FormData(form)].filter(
    ([name, value]) => !NEVER.test(name) && typeof value === 'string',
  );
  const single = texts.filter(([name]) => !(form.elements.namedItem(name) instanceof RadioNodeList));
  return Object.fromEntries(single.filter(([name]) => !isTick(form, name))) as Entries;
}

const isTick = (form: HTMLFormElement, name: string) => {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement && element.type === 'checkbox';
};

/** Only into what is empty: somebody may have typed before the script was there. */
function restore(form: HTMLFormElement, entries: Entries) {
  for (const [name, value] of Object.entries(entries)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !('value' in field) || field.value) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function stored(key: string): Entries {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Entries) : {};
  } catch {
    return {};
  }
}

function store(key: string, entries: Entries | null) {
  try {
    if (entries) sessionStorage.setItem(key, JSON.stringify(entries));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or switched off: the entries live as long as the page.
  }
}
