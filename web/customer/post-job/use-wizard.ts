import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import type { Faults } from '../../ui/faults.ts';
import { arrivalOf } from './arrival.ts';
import { changeDraft, type Draft, EMPTY, readDraft, useDraft } from './draft.ts';
import { reachable, stepAfter } from './progress.ts';
import type { PostJobSearch } from './search.ts';
import { serviceById } from './service-choice.ts';
import { pageOfFault, questionsFor } from './steps-of.ts';
import { FIRST, type Question, type Step } from './steps.ts';
import { useRules } from './use-rules.ts';

const HERE = '/post-job';
const NO_FAULTS: Faults = {};

/** Which page is shown, what has been said so far, and the ways from here. */
export function useWizard(
  categories: WorkCategory[],
  search: PostJobSearch,
  fetchLater: (next: Step) => Promise<unknown>,
) {
  const isHydrated = useHydrated();
  const draft = useKnownDraft(categories, search);
  const service = serviceById(categories, draft.service_id);
  const questions = questionsFor(service?.trade);
  const wanted = search.step ?? FIRST;
  const rules = useRules(wanted, fetchLater);
  // The first page is open to everybody; whether a later one is, the rules say.
  const isReady = isHydrated && (wanted === FIRST || rules.known !== null);
  const step = isReady && rules.known ? reachable(wanted, { questions, draft, rules: rules.known }) : wanted;
  const [refused, setRefused] = useState(NO_FAULTS);
  const goTo = useGoTo();

  useEffect(() => {
    if (isReady && step !== wanted) void goTo(step, { replace: true });
  }, [isReady, step, wanted, goTo]);

  const change = (part: Partial<Draft>) => {
    changeDraft(part);
    setRefused((faults) => without(faults, Object.keys(part)));
  };
  const wayOn = (from: Question): [Step, Along] => {
    // As it stands by now: it may just have been chosen, or be mended while one waits.
    const said = readDraft();
    const open = questionsFor(serviceById(categories, said.service_id)?.trade);
    // Somebody who came to change one answer goes back to checking, unless that opened new questions.
    const isNewTrade = from === 'what' && open.includes('details') && noneAnswered(said);
    if (search.next === 'check' && !isNewTrade) return ['check', { from }];
    return [stepAfter(from, open), { from, next: search.next }];
  };
  const goOn = async (from: Question) => {
    if (await rules.fetch(wayOn(from)[0])) void goTo(...wayOn(from));
  };
  const refuse = (faults: Faults) => {
    const page = pageOfFault(Object.keys(faults));
    setRefused(faults);
    if (page) void goTo(page, { next: 'check' });
    return page !== undefined;
  };
  return { isReady, draft, service, questions, step, rules, refused, change, goOn, refuse, goTo };
}
export type WizardState = ReturnType<typeof useWizard>;

const noneAnswered = (draft: Draft) => Object.keys(draft.answers).length === 0;

const without = (faults: Faults, fields: string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));

/** The stored draft. What the address brings along is written into it once, and then leaves the address. */
function useKnownDraft(categories: WorkCategory[], search: PostJobSearch): Draft {
  const isReady = useHydrated();
  const stored = useDraft();
  const goTo = useGoTo();
  const arrival = arrivalOf(search, categories);
  const { service, postcode } = search;
  const isArriving = Boolean(service || postcode || arrival.service_id);
  useEffect(() => {
    if (!isReady || !isArriving) return;
    const isOtherTrade = arrival.category_id && arrival.category_id !== readDraft().category_id;
    changeDraft({ ...arrival, ...(isOtherTrade && { answers: {} }) });
    void goTo(...whereToAfterArrival(search, categories, arrival.service_id));
  });
  const draft = isReady ? { ...stored, ...(isArriving && arrival) } : { ...EMPTY, ...arrival };
  // A service that is offered no longer has to be chosen again.
  return serviceById(categories, draft.service_id) ? draft : { ...draft, service_id: '' };
}

/**
 * A service chosen from a list is chosen, so its link leads past the first page, as the list's click does; a typed
 * one is shown, for its writer to see how it was understood.
 */
function whereToAfterArrival(
  { service, what, category }: PostJobSearch,
  categories: WorkCategory[],
  arrived: string | undefined,
): [Step, Along] {
  const chosen = service ? serviceById(categories, service) : undefined;
  if (chosen) return [stepAfter('what', questionsFor(chosen.trade)), { replace: true }];
  return ['what', { ...(!arrived && { what, category }), replace: true }];
}

const stepIn = (search: PostJobSearch): Step => search.step ?? FIRST;

type Along = Pick<PostJobSearch, 'next' | 'what' | 'category'> & {
  replace?: boolean;
  /** The page that is left so; whoever has left it otherwise meanwhile stays where they are. */
  from?: Step;
};

/**
 * Each page has an address of its own, so that the browser's Back and a reload work. Somebody who is leaving already
 * is not called back: at log-out the draft goes, and without it the wizard would begin anew.
 */
function useGoTo() {
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
