import { type ComponentType, type ReactNode, use, useState, useTransition } from 'react';
import { failureCopy } from '../copy/failures.ts';
import { Failed } from './failed.tsx';
import { reloadsFor } from './missing-pieces.ts';

/**
 * A screen within a page, loaded when it is opened. If it cannot be loaded, the page reloads once; after that the
 * failure is shown in its place, `under` its heading, with a way to retry.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  under: (failed: ReactNode) => ReactNode = (failed) => failed,
): ComponentType<P> {
  const ask = () => load().catch((error) => (reloadsFor(error) ? new Promise<never>(() => {}) : null));
  let asked: ReturnType<typeof ask> | undefined;
  return function OnDemand(props: P) {
    const [awaited, setAwaited] = useState(() => (asked ??= ask()));
    const [isBusy, startAsking] = useTransition();
    const Screen = use(awaited);
    if (Screen) return <Screen {...props} />;
    const tryAgain = () => startAsking(() => setAwaited((asked = ask())));
    return under(
      <Failed onTryAgain={tryAgain} isBusy={isBusy}>
        {failureCopy.unreachable}
      </Failed>,
    );
  };
}
