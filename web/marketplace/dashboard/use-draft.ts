import { useCallback, useEffect, useState } from 'react';
import { draftKey, whenForgotten } from '../accounts/drafts.ts';
import { useIsDrawn } from '../../ui/use-is-drawn.ts';
import { useSession } from '../accounts/session.ts';

/**
 * What somebody is typing about one record: it outlives a failed call, a reload and an expired session. It stays
 * in this tab, under the account's own name, and goes when it is sent or at log-out.
 */
export function useDraft<T extends Record<string, string | number | null>>(name: string, empty: T) {
  const key = draftKey(`${useSession()?.user.id ?? ''}:${name}`);
  const isDrawn = useIsDrawn();
  const [draft, setDraft] = useState<T>(() => (isDrawn ? empty : { ...empty, ...stored(key) }));
  const [isAwaited, setAwaited] = useState(isDrawn);
  // The server knows of no draft: it is put in as soon as React has taken the page over.
  if (isAwaited && !isDrawn) {
    setAwaited(false);
    setDraft({ ...draft, ...stored(key) });
  }
  const change = useCallback(
    (part: Partial<T>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        store(key, after);
        return after;
      }),
    [key],
  );
  const clear = useCallback(() => {
    forget(key);
    setDraft(empty);
  }, [key, empty]);
  useEffect(() => whenForgotten(() => setDraft(empty)), [empty]);
  return { draft, change, clear };
}

function stored(key: string): object {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

function store(key: string, draft: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: the draft lives as long as the page.
  }
}

function forget(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
