import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import type { FieldErrors } from '../../ui/forms/field-errors.ts';
import { changeDraft, type JobDraft, readDraft } from './draft.ts';
import { reachable, type Rules, stepAfter, stepWith } from './progress.ts';
import type { PostJobSearch } from './search.ts';
import { fittingAnswers, serviceById, type ServiceChoice } from './service-choice.ts';
import { FIRST, type Question, questionsFor, type Step } from './steps.ts';
import { useGoTo, type Way } from './use-go-to.ts';
import { ownedBy, useKnownDraft } from './use-known-draft.ts';
import { useRules } from './use-rules.ts';

const NO_FIELD_ERRORS: FieldErrors = {};

/** Which page is shown, what has been said so far, and the ways from here. */
export function useWizard(
  categories: WorkCategory[],
  search: PostJobSearch,
  fetchLater: (next: Step) => Promise<Rules>,
) {
  const isHydrated = useHydrated();
  const { draft, clash, whose } = useKnownDraft(categories, search);
  const service = serviceById(categories, draft.service_id);
  const questions = questionsFor(service);
  const wanted = search.step ?? FIRST;
  const rules = useRules(wanted, fetchLater);
  // The first page is open to everybody; whether a later one is, the rules say.
  const isReady = isHydrated && (wanted === FIRST || rules.known !== null);
  const step = isReady && rules.known ? reachable(wanted, { questions, draft, rules: rules.known }) : wanted;
  const [refused, setRefused] = useState(NO_FIELD_ERRORS);
  const goTo = useGoTo();
  // Which job it is, or whose, is asked first.
  const isHeld = Boolean(clash) || whose.isAsked;

  useEffect(() => {
    if (isReady && !isHeld && step !== wanted) void goTo(step, { replace: true });
  }, [isReady, isHeld, step, wanted, goTo]);

  const change = (part: Partial<JobDraft>) => {
    changeDraft({ ...part, ...ownedBy(whose.accountId) });
    setRefused((fieldErrors) => without(fieldErrors, Object.keys(part)));
  };
  const ways = { categories, next: search.next };
  const goOn = async (from: Question) => {
    if (await rules.fetch(wayOn(from, ways)[0])) void goTo(...wayOn(from, ways));
  };
  const refuse = (fieldErrors: FieldErrors) => {
    const page = rules.known ? stepWith(Object.keys(fieldErrors), rules.known) : undefined;
    setRefused(fieldErrors);
    if (page) void goTo(page, { next: 'check' });
    return page !== undefined;
  };
  const said = { draft, clash, whose, service, questions, step, refused };
  return { isReady, ...said, rules, change, goOn, refuse, goTo };
}
export type WizardState = ReturnType<typeof useWizard>;

type Ways = { categories: WorkCategory[]; next: Step | undefined };

/** Where one goes on to, as the draft stands by now: a service may just have been chosen, or be mended while one waits. */
function wayOn(from: Question, { categories, next }: Ways): Way {
  const said = readDraft();
  const chosen = serviceById(categories, said.service_id);
  const open = questionsFor(chosen);
  // Somebody who came to change one answer goes back to where they were, unless that opened new questions.
  const isAskedMore = from === 'what' && open.includes('details') && noneAnswered(chosen, said);
  if (next && !isAskedMore) return [next, { from }];
  return [stepAfter(from, open), { from, next }];
}

const noneAnswered = (service: ServiceChoice | undefined, { answers }: JobDraft) =>
  fittingAnswers(service?.questions ?? [], answers).length === 0;

const without = (fieldErrors: FieldErrors, fields: string[]): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !fields.includes(field)));
