import { type RefObject, useEffect } from 'react';

/**
 * What was typed into a form outlives a reload and a look at another page; it stays in this tab and goes when the form
 * is reset, or at log-out. What keeps it comes after the page; where it does not come, nothing is kept.
 */
export function useKeptEntries(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const leaving = new AbortController();
    import('./kept-entries.ts').then(
      ({ keepEntries }) => form.current && keepEntries(form.current, name, leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [form, name]);
}
