import type { ZodMiniType } from 'zod/mini';
import type { User } from '../../../contract/accounts.ts';
import type { JobDraft } from './draft.ts';
import type { ServiceChoice } from './service-choice.ts';
import { type Question, QUESTIONS, type Step } from './steps.ts';

/** What has been said so far, and by whom. */
type SaidSoFar = {
  draft: JobDraft;
  service: ServiceChoice | undefined;
  user: Pick<User, 'name' | 'email' | 'mobile_number'> | undefined;
};

/** `note`: what Local Pros do not see of it. */
type ReadBack = { label: string; value: string; isOwnWords?: boolean; note?: string };

/** A page that asks for something, but for its fields. */
export type StepRules = {
  /** The fields that it asks for, by the names of the server. */
  fields: readonly string[];
  /** What they must hold before the next page. */
  rules: ZodMiniType;
  /** How its answers read afterwards; none where there is nothing to say. */
  readBack: (said: SaidSoFar) => ReadBack[];
};
export type Rules = Record<Question, StepRules>;

/** The page that comes after this one. */
export const stepAfter = (step: Question, questions: Question[]): Step =>
  questions[questions.indexOf(step) + 1] ?? 'check';

export const stepBefore = (step: Step, questions: Question[]): Question | undefined =>
  step === 'check' ? questions.at(-1) : questions[questions.indexOf(step) - 1];

type Said = { questions: Question[]; draft: JobDraft; rules: Rules };

/** Nobody is led past a question that has no good answer yet. */
export function reachable(wanted: Step, { questions, draft, rules }: Said): Step {
  const open = questions.find((step) => !rules[step].rules.safeParse(draft).success);
  if (wanted === 'check') return open ?? wanted;
  const place = questions.indexOf(wanted);
  if (place < 0) return open ?? 'check';
  return open && questions.indexOf(open) < place ? open : wanted;
}

/** Where a field that the server refused can be mended. */
export const stepWith = (fields: string[], rules: Rules): Question | undefined =>
  fields.flatMap((field) => QUESTIONS.filter((step) => rules[step].fields.includes(field)))[0];
