import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import { arrivalOf, clashes } from './arrival.ts';
import { changeDraft, type JobDraft, EMPTY, forgetDraft, readDraft, useJobDraft } from './draft.ts';
import { stepAfter } from './progress.ts';
import type { PostJobSearch } from './search.ts';
import { serviceById } from './service-choice.ts';
import { questionsFor } from './steps.ts';
import { useGoTo, type Way } from './use-go-to.ts';
import { useWhoseDraft } from './whose-draft.tsx';

/**
 * The stored draft. What the address brings along is written into it once, and then leaves the address. Where it would mix
 * with another job that somebody has begun, nothing is written until they have chosen between the two; and where it is not
 * known whose draft it is, not before they have said.
 */
export function useKnownDraft(categories: WorkCategory[], search: PostJobSearch) {
  const isReady = useHydrated();
  const stored = useJobDraft();
  const whose = useWhoseDraft({ isKnown: isReady, draft: stored });
  const { isAsked, accountId } = whose;
  const goTo = useGoTo();
  const arrival = arrivalOf(search, categories);
  const isArriving = bringsAlong(search) || arrival.service_id !== undefined;
  const isClash = isReady && isArriving && !isAsked && clashes(stored, { search, arrival, categories });
  useEffect(() => {
    if (!isReady || !isArriving || isClash || isAsked) return;
    const isOtherTrade = arrival.category_id && arrival.category_id !== readDraft().category_id;
    if (Object.keys(arrival).length > 0)
      changeDraft({ ...arrival, ...ownedBy(accountId), ...(isOtherTrade && { answers: {} }) });
    void goTo(...whereToAfterArrival(search, categories, arrival.service_id));
  });
  const draft = isReady ? { ...stored, ...(isArriving && !isClash && arrival) } : { ...EMPTY, ...arrival };
  return {
    draft: offered(draft, categories),
    whose,
    /** The job that was begun and the one that is looked for, until one of them is chosen. */
    clash: isClash
      ? {
          arrival: { ...EMPTY, ...arrival },
          search,
          keep: () => void goTo('check', { replace: true }),
          renew: forgetDraft,
        }
      : null,
  };
}
/** What is written while nobody is signed in stays whose it was. */
export const ownedBy = (accountId: string): Partial<JobDraft> => (accountId ? { owner: accountId } : {});

export type Clash = NonNullable<ReturnType<typeof useKnownDraft>['clash']>;

/** Words and a trade stay in the address of the first page, whose step says that they have arrived. */
const bringsAlong = ({ service, postcode, what, category, step }: PostJobSearch) =>
  Boolean(service || postcode || (!step && (what || category)));

/** A service that is offered no longer has to be chosen again. */
const offered = (draft: JobDraft, categories: WorkCategory[]): JobDraft =>
  serviceById(categories, draft.service_id) ? draft : { ...draft, service_id: '' };

/**
 * A service chosen from a list is chosen, so its link leads past the first page, as the list's click does; a typed
 * one is shown, for its writer to see how it was understood.
 */
function whereToAfterArrival(
  { service, what, category }: PostJobSearch,
  categories: WorkCategory[],
  arrived: string | undefined,
): Way {
  const chosen = service ? serviceById(categories, service) : undefined;
  if (chosen) return [stepAfter('what', questionsFor(chosen)), { replace: true }];
  return ['what', { ...(!arrived && { what, category }), replace: true }];
}
