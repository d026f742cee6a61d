import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { PostJobSearch } from './search.ts';
import { FIRST, isStep, type Step } from './steps.ts';

const HERE = '/post-job';

export type Along = Pick<PostJobSearch, 'next' | 'what' | 'category'> & {
  replace?: boolean;
  /** The page that is left so; who has left it otherwise meanwhile stays where they are. */
  from?: Step;
};

/** Where to go, and what goes along. */
export type Way = [Step, Along];
export type GoTo = (step: Step, along?: Along) => Promise<void>;

/**
 * Each page has an address of its own, so that the browser's Back and a reload work. Somebody who is leaving already
 * is not called back: at log-out the draft goes, and without it the wizard would begin again.
 */
export function useGoTo(): GoTo {
  const router = useRouter();
  const [goTo] = useState(() => async (step: Step, { replace = false, from, ...along }: Along = {}) => {
    const { pathname, search } = router.latestLocation;
    // The second click of two: it is on its way there.
    if (pathname !== HERE || (!replace && stepIn(search) === step)) return;
    if (from && stepIn(search) !== from) return;
    await router.navigate({ to: HERE, search: { step, ...along }, replace });
  });
  return goTo;
}

const stepIn = ({ step }: { step?: unknown }): Step => (isStep(step) ? step : FIRST);
