import { useCallback, useSyncExternalStore } from 'react';
import { useRouterContext } from '../../router-context.ts';

/** Where a list and what was chosen in it stand side by side. */
const DESKTOP = '64rem';

/**
 * Whether the window has that width. The server does not know and goes by what the browser says of itself; where that was
 * wrong, the page is drawn otherwise once React has taken it over.
 */
export function useIsWide(width: string): boolean {
  const { site } = useRouterContext();
  const media = `(min-width: ${width})`;
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const query = matchMedia(media);
        query.addEventListener('change', onChange);
        return () => query.removeEventListener('change', onChange);
      },
      [media],
    ),
    () => matchMedia(media).matches,
    () => !site.isPhone,
  );
}

export const useIsDesktop = (): boolean => useIsWide(DESKTOP);
