import { useEffect, useRef, useState } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import type { Failure } from './use-act.ts';

type FailureSaidProps = { failure: Failure | null; onTryAgain?: () => void };

/** What went wrong with an act, in the card it happened in, and the way on where there is one. */
export function FailureSaid({ failure, onTryAgain }: FailureSaidProps) {
  const { said, place } = useUntilSentAgain(failure);
  // A bar at the foot of a phone may stand over the place where it appears.
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said, place]);
  if (!said) return null;
  return (
    <div ref={place} className="grid justify-items-start gap-3">
      <Refusal>{said.sentence}</Refusal>
      {said.isWorthAnotherTry && onTryAgain && <Button onClick={onTryAgain}>{dashboardCopy.tryAgain}</Button>}
    </div>
  );
}

/** A form that is sent again may be refused by its own rules: the refusal of before would contradict them. */
function useUntilSentAgain(failure: Failure | null) {
  const place = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState<Failure | null>(null);
  useEffect(() => {
    const forget = ({ target }: Event) => {
      const around = place.current?.closest('form, [role="dialog"]');
      if (target instanceof Node && around?.contains(target)) setPast(failure);
    };
    addEventListener('submit', forget, { capture: true });
    return () => removeEventListener('submit', forget, { capture: true });
  }, [failure]);
  return { said: failure === past ? null : failure, place };
}
