import { useState } from 'react';
import { isPrice, typedPounds } from '../../../marketplace/prices/typed-pounds.ts';
import type { Faults, QuoteDraft } from './quote-draft.ts';

const NONE: Faults = {};

/** What is wrong with a quote that is being written. It goes while it is mended: gone at the click, its line would move the button away. */
export function useFaults(draft: QuoteDraft) {
  // The rule may take its time to arrive: what it says is of this price, and not of one that was typed meanwhile.
  const [wrongCost, setWrongCost] = useState<string>();
  const [faults, setFaults] = useState(NONE);
  const isCostRight = async () => {
    const isFit = await isPrice(typedPounds(draft.cost));
    setWrongCost(isFit ? undefined : draft.cost);
    return isFit;
  };
  const isDetailFit = async () => {
    const found = await faultsOf(draft);
    setFaults(found ?? NONE);
    return found !== null && Object.keys(found).length === 0;
  };
  const areAllRight = async (checks: readonly Promise<boolean>[]) => {
    const areRight = (await Promise.all(checks)).every(Boolean);
    if (!areRight) focusFirstFault();
    return areRight;
  };
  return {
    isCostWrong: draft.cost === wrongCost,
    faults,
    checkCost: () => draft.cost !== '' && void isCostRight(),
    isRight: () => areAllRight([isCostRight(), isDetailFit()]),
    /** Whatever the price is: a template has none. */
    isDetailRight: () => areAllRight([isDetailFit()]),
    forgetCost: () => setWrongCost(undefined),
    forgetDetail: () => setFaults(NONE),
  };
}

/** What makes a detail of a draft has come with the form; where it has not, the form says so in its place. */
export const fetchDetail = () => import('./detail-of-draft.ts');

const faultsOf = (draft: QuoteDraft): Promise<Faults | null> =>
  fetchDetail().then(
    ({ detailIn, faultsIn }) => faultsIn(detailIn(draft)),
    () => null,
  );

/** Once it is drawn: what has to be mended is next. */
const focusFirstFault = () =>
  setTimeout(() => document.querySelector<HTMLElement>('article [aria-invalid=true]')?.focus(), 100);
