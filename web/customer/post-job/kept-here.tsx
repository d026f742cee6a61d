import { postJobCopy } from '../../copy/post-job.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notable } from '../../ui/feedback/notice.tsx';
import { focusHeading } from '../../ui/navigation/focus-heading.ts';
import { beginHere, goOnHere, useIsOfThisTab } from './draft.ts';
import type { GoTo } from './use-go-to.ts';

const copy = postJobCopy.keptHere;

/** Another tab has posted what stands here, or has begun another job: the ways on from there, until one is chosen. */
export function useKeptHere(goTo: GoTo): KeptHereProps | null {
  if (!useIsOfThisTab()) return null;
  return {
    onGoOn: () => {
      goOnHere();
      focusHeading();
    },
    onBegin: () => {
      beginHere();
      void goTo('what', { replace: true });
      focusHeading();
    },
  };
}

type KeptHereProps = { onGoOn: () => void; onBegin: () => void };

/** Says that what was typed stays in this tab, and asks how to go on. */
export const KeptHere = ({ onGoOn, onBegin }: KeptHereProps) => (
  <div role="alert">
    <Notable>
      <p>{copy.said}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button onClick={onGoOn}>{copy.goOn}</Button>
        <Button onClick={onBegin}>{copy.begin}</Button>
      </p>
    </Notable>
  </div>
);
