import type { Draft } from './draft.ts';
import type { Rules } from './rules.ts';
import type { Question, Step } from './steps.ts';

/** The page that comes after this one. */
export const stepAfter = (step: Question, questions: Question[]): Step =>
  questions[questions.indexOf(step) + 1] ?? 'check';

export const stepBefore = (step: Step, questions: Question[]): Question | undefined =>
  step === 'check' ? questions.at(-1) : questions[questions.indexOf(step) - 1];

type Said = { questions: Question[]; draft: Draft; rules: Rules };

/** Nobody is led past a question that has no good answer yet. */
export function reachable(wanted: Step, { questions, draft, rules }: Said): Step {
  const open = questions.find((step) => !rules[step].safeParse(draft).success);
  if (wanted === 'check') return open ?? wanted;
  const place = questions.indexOf(wanted);
  if (place < 0) return open ?? 'check';
  return open && questions.indexOf(open) < place ? open : wanted;
}
