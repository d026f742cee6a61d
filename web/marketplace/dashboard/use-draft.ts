import { useCallback, useEffect, useState } from 'react';
import { draftKey, whenForgotten } from '../accounts/drafts.ts';
import { useIsDrawn } from '../../ui/hooks/use-is-drawn.ts';
import { useSession } from '../accounts/session.ts';
import { dropDraft, storeDraft, storedDraft } from './draft-store.ts';

/** What a field keeps, or a list of lines of such fields. */
type Kept = string | number | null | readonly Readonly<Record<string, string>>[];

/**
 * What somebody is typing about one record: it outlives a failed call, a reload and an expired session. It stays
 * in this tab, under the account's own name, and goes when it is sent or at log-out.
 */
export function useDraft<T extends Record<string, Kept>>(name: string, empty: T) {
  const key = draftKey(`${useSession()?.user.id ?? ''}:${name}`);
  const isDrawn = useIsDrawn();
  const [draft, setDraft] = useState<T>(() => (isDrawn ? empty : { ...empty, ...storedDraft(key) }));
  const [isAwaited, setAwaited] = useState(isDrawn);
  // The server knows of no draft: it is put in as soon as React has taken the page over.
  if (isAwaited && !isDrawn) {
    setAwaited(false);
    setDraft({ ...draft, ...storedDraft(key) });
  }
  const change = useCallback(
    (part: Partial<T>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        storeDraft(key, after);
        return after;
      }),
    [key],
  );
  const clear = useCallback(() => {
    dropDraft(key);
    setDraft(empty);
  }, [key, empty]);
  useEffect(() => whenForgotten(() => setDraft(empty)), [empty]);
  return { draft, change, clear };
}
