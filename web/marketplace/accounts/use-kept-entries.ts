import { type RefObject, useEffect } from 'react';
import { useSession } from './session.ts';

/**
 * What was typed into a form outlives a reload and a look at another page; it stays in this tab and goes when the form
 * is reset, or at log-out. It is kept for the account that is logged in, which goes on with what it typed before that.
 * What keeps it comes after the page; where it does not come, nothing is kept.
 */
export function useKeptEntries(form: RefObject<HTMLFormElement | null>, name: string): void {
  const account = useSession()?.user.id;
  useEffect(() => {
    const leaving = new AbortController();
    import('./kept-entries.ts').then(
      ({ keepEntries }) =>
        form.current && keepEntries(form.current, { name, account, leaving: leaving.signal }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [form, name, account]);
}
