import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FieldErrors } from '../../ui/forms/field-errors.ts';
import type { Judge } from '../../marketplace/steps/use-step-form.ts';
import { atRest } from '../../ui/lazy/part.ts';
import { changeFirm, type FirmDraft, useFirmDraft } from './firm-draft.ts';
import { fetchLaterPages } from './later.ts';
import {
  FIRST,
  type FirmStep,
  reachable,
  readSearch,
  type RegisterSearch,
  type Step,
  stepAfter,
  stepWith,
} from './steps.ts';
import type { WizardParts } from './wizard-parts.ts';

const HERE = '/register/business';
const NONE: FieldErrors = {};

/** Which page is shown, what has been said so far, and the ways from here. */
export function useWizard(search: RegisterSearch) {
  const isReady = useHydrated();
  const draft = useFirmDraft();
  const wanted = search.step ?? FIRST;
  const step = isReady ? reachable(wanted, draft) : wanted;
  const [refused, setRefused] = useState(NONE);
  // It stays the same function: what is not hydrated yet would be drawn again for a new one.
  const [mend] = useState(() => (fields: string[]) => setRefused((known) => without(known, fields)));
  const goTo = useGoTo();
  const rules = useRules();
  useEffect(() => {
    if (isReady && step !== wanted) void goTo({ step, replace: true });
  }, [isReady, step, wanted, goTo]);
  const change = (part: Partial<FirmDraft>) => {
    changeFirm(part);
    mend(Object.keys(part));
  };
  const goOn = (from: FirmStep) => {
    const next = search.next ?? stepAfter(from);
    changeFirm({ at: next });
    return goTo({ step: next, from });
  };
  const refuse = (fieldErrors: FieldErrors) => {
    const page = stepWith(Object.keys(fieldErrors));
    if (page === 'you') return;
    setRefused(fieldErrors);
    void goTo({ step: page, next: 'you' });
  };
  const parts: WizardParts = { draft, change, mend, refuse };
  return { ...parts, isReady, step, refused, rules, goOn };
}
export type WizardState = ReturnType<typeof useWizard>;

type Way = RegisterSearch & {
  step: Step;
  replace?: boolean;
  /** The page that is left so; somebody who has left it otherwise meanwhile stays where they are. */
  from?: Step;
};

/** Each page has an address of its own, so that the browser's Back and a reload work. */
function useGoTo() {
  const router = useRouter();
  const [goTo] = useState(() => async ({ step, next, from, replace = false }: Way) => {
    const { pathname, search } = router.latestLocation;
    const here = readSearch(search).step ?? FIRST;
    if (pathname !== HERE || (from && here !== from)) return;
    await router.navigate({ href: `${HERE}?step=${step}${next ? `&next=${next}` : ''}`, replace });
  });
  return goTo;
}

type Rules = (step: FirmStep) => Judge<FirmDraft>;

/**
 * They come with the later pages, when somebody begins to answer. Where somebody who goes on waits for them and they do
 * not come, that is said until they have come or are given up.
 */
function useRules() {
  const [judgeOf, setJudgeOf] = useState<Rules | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [fetchAhead] = useState(() => async () => {
    const rules = await fetchLaterPages().catch(() => null);
    if (rules) setJudgeOf(() => rules);
    return rules;
  });
  const fetch = async () => {
    const rules = await fetchAhead();
    setMissing(!rules);
    return rules;
  };
  useEffect(() => atRest(() => void fetchAhead()), [fetchAhead]);
  return { judgeOf, fetch, fetchAhead, isMissing, leave: () => setMissing(false) };
}

const without = (fieldErrors: FieldErrors, fields: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !fields.includes(field)));
