import { type ComponentType, type ReactNode, use, useState } from 'react';
import { failureCopy } from '../copy/failures.ts';
import { Failed } from './failed.tsx';
import { reloadsFor } from './missing-pieces.ts';
import { never } from './never.ts';

/**
 * A screen within a page, fetched when it is opened. One that cannot be fetched has the page loaded anew, once; after that
 * it is said in its place, `under` its heading, where it can be asked for again (decision 179).
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  under: (failed: ReactNode) => ReactNode = (failed) => failed,
): ComponentType<P> {
  const ask = () => load().catch((error) => (reloadsFor(error) ? never() : null));
  let asked: ReturnType<typeof ask> | undefined;
  return function OnDemand(props: P) {
    const [, draw] = useState({});
    asked ??= ask();
    const Screen = use(asked);
    if (Screen) return <Screen {...props} />;
    const tryAgain = () => {
      asked = undefined;
      draw({});
    };
    return under(<Failed onTryAgain={tryAgain}>{failureCopy.unreachable}</Failed>);
  };
}
