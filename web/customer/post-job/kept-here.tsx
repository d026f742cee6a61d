import { postJobCopy } from '../../copy/post-job.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Notable } from '../../ui/notice.tsx';
import { beginHere, goOnHere, useIsOfThisTab } from './draft.ts';
import type { GoTo } from './use-go-to.ts';

const copy = postJobCopy.keptHere;

/** Another tab has posted what stands here, or has begun another job: what was typed stays, and somebody says how to go on. */
export function KeptHere({ goTo }: { goTo: GoTo }) {
  if (!useIsOfThisTab()) return null;
  const goOn = () => {
    goOnHere();
    focusHeading();
  };
  const begin = () => {
    beginHere();
    void goTo('what', { replace: true });
    focusHeading();
  };
  return (
    <div role="alert">
      <Notable>
        <p>{copy.said}</p>
        <p className="mt-2 flex flex-wrap gap-3">
          <Button onClick={goOn}>{copy.goOn}</Button>
          <Button onClick={begin}>{copy.begin}</Button>
        </p>
      </Notable>
    </div>
  );
}
