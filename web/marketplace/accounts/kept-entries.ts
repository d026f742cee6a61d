import { draftKey } from './drafts.ts';

type Keeping = { name: string; account: string | undefined; leaving: AbortSignal };

/** Puts back what was typed into the form before, and keeps what will be, until somebody leaves. */
export function keepEntries(form: HTMLFormElement, { name, account, leaving }: Keeping) {
  const key = draftKey(account ? `${account}:${name}` : name);
  restore(form, { ...(account && takenOver(name)), ...stored(key) });
  const keep = () => store(key, isBegun(form) ? entriesOf(form) : null);
  // Somebody may have begun before this came.
  keep();
  for (const change of ['input', 'change']) form.addEventListener(change, keep, { signal: leaving });
  form.addEventListener('reset', () => store(key, null), { signal: leaving });
}

/** What was typed before the log-in is the account's from then on. */
function takenOver(name: string): Entries {
  const entries = stored(draftKey(name));
  store(draftKey(name), null);
  return entries;
}

/** Only what nobody has touched: somebody may have typed before the script was there. What the address says counts. */
function restore(form: HTMLFormElement, entries: Entries) {
  const said = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(entries)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !('value' in field) || said.has(name) || !isUntouched(field))
      continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** A form in which nobody has typed anything is no draft. */
const isBegun = (form: HTMLFormElement): boolean =>
  Object.keys(entriesOf(form)).some((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLElement && 'value' in field && !isUntouched(field);
  });

/** A choice is never empty: it stands at what the page has chosen. */
const isUntouched = (field: { value: unknown }): boolean =>
  !field.value || (field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === true);

type Entries = Record<string, string>;
/** Passwords are never kept. */
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
