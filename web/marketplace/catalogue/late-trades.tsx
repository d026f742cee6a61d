import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { failureCopy } from '../../copy/failures.copy.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { logFailure } from '../../report-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { catalogueQuery } from './catalogue.ts';
import { askedOnce, askPatiently } from './use-catalogue.ts';

/** What stands there when the trades never come. */
export type Missing = (failing: Failing) => ReactNode;
type Failing = Pick<ErrorComponentProps, 'error' | 'reset'>;

type LateTradesProps = {
  missing: Missing;
  /** What stands there until they have come, where the server did not draw the page. */
  pending?: ReactNode;
  children: ReactNode;
};

/**
 * Around what is made of the trades: it stays as the server drew it until they have been fetched, and when they never
 * come that is said in its place.
 */
export const LateTrades = ({ missing, pending = <Skeleton />, children }: LateTradesProps) => (
  <>
    <TradesAwaited />
    <Suspense fallback={pending}>
      <CatchBoundary getResetKey={sameForEver} errorComponent={missing}>
        {children}
      </CatchBoundary>
    </Suspense>
  </>
);

/** What the server drew looks finished and cannot be used yet. Over the page, so that nothing moves when it comes and goes. */
function TradesAwaited() {
  const areLate = useAreLate();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-20 grid justify-items-center sm:bottom-6"
    >
      {areLate && (
        <p className="max-w-md rounded-card border border-rim bg-surface px-4 py-3 font-semibold shadow-float">
          {failureCopy.tradesAwaited}
        </p>
      )}
    </div>
  );
}

const LATE_MS = 500;

function useAreLate() {
  const { queryClient, api } = useRouterContext();
  const [areLate, setLate] = useState(false);
  useEffect(() => {
    if (queryClient.getQueryData(catalogueQuery(api).queryKey)) return;
    const late = setTimeout(() => setLate(true), LATE_MS);
    const end = () => {
      clearTimeout(late);
      setLate(false);
    };
    askedOnce(queryClient, api).then(end, end);
    return () => clearTimeout(late);
  }, [queryClient, api]);
  return areLate;
}

const sameForEver = () => 0;

type TradesMissingProps = Failing & {
  /** Called when they have come after all, and anybody who asked for them would otherwise be nowhere. */
  onArrival: () => void;
};

/** That they could not be fetched, and a way to ask again; what broke for another reason is not for here. */
export function TradesMissing({ error, reset, onArrival }: TradesMissingProps) {
  const { queryClient, api } = useRouterContext();
  const [refusal, setRefusal] = useState(error);
  const [isAsking, startAsking] = useTransition();
  const part = useHandedOn(onArrival);
  useEffect(() => logFailure('workCategories', refusal), [refusal]);
  const tryAgain = () => startAsking(() => askPatiently(queryClient, api).then(() => reset?.(), setRefusal));
  if (!(refusal instanceof ApiRefusal)) throw refusal;
  return (
    <div ref={part} className="grid justify-items-start gap-4">
      <Refusal>{refusal.message}</Refusal>
      <Button onClick={tryAgain} isBusy={isAsking}>
        {uiCopy.tryAgain}
      </Button>
    </div>
  );
}

/**
 * Calls back when this part is removed while it has the focus. `useHandingOn` of the dashboards does the same, but
 * sharing it would create another chunk, for which the budget of a business's first screen has no room.
 */
function useHandedOn(goOn: () => void) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (own?.contains(document.activeElement)) queueMicrotask(goOn);
    };
  }, [goOn]);
  return part;
}
