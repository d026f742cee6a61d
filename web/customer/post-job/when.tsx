import * as z from 'zod/mini';
import { fieldSentences } from '../../../contract/copy.ts';
import { NewJob, WANTED_WITHIN_DAYS } from '../../../contract/new-job.ts';
import { SPECIFIC_DATE, URGENCIES } from '../../../contract/words.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { RadioList } from '../../ui/fields/radio-list.tsx';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import { noonOf, ukDay } from '../../copy/relative-phrase.ts';
import type { JobDraft } from './draft.ts';
import type { StepState, WizardStep } from './step.ts';
import { UntilSomebodyComes } from './until-somebody-comes.tsx';

const copy = postJobCopy.when;

const { target_job_done } = NewJob.shape;

export const when: WizardStep = {
  fields: ['target_job_done', 'targetCompletionDatetime'],
  rules: z.object({ target_job_done, targetCompletionDatetime: z.string() }).check(
    z.refine((said) => isUndated(said) || isInFuture(said.targetCompletionDatetime), {
      path: ['targetCompletionDatetime'],
      error: fieldSentences.futureDate,
    }),
    z.refine((said) => isUndated(said) || isNearEnough(said.targetCompletionDatetime), {
      path: ['targetCompletionDatetime'],
      error: fieldSentences.farDate,
    }),
  ),
  Page: When,
  readBack: ({ draft }) => [{ label: postJobCopy.check.urgency, value: whenSaid(draft) }],
};

function When({ wizard }: { wizard: StepState }) {
  const { draft, change, service } = wizard;
  return (
    <>
      <RadioList
        id="target_job_done"
        name="target_job_done"
        legend={copy.label}
        options={URGENCIES.map((urgency) => ({ value: urgency, label: urgencyWords(urgency) }))}
        value={draft.target_job_done}
        onChange={(target_job_done) => change({ target_job_done })}
        error={useFault('target_job_done')}
      />
      {draft.target_job_done === SPECIFIC_DATE && <OnDay wizard={wizard} />}
      <UntilSomebodyComes trade={service?.trade.slug} urgency={draft.target_job_done} />
    </>
  );
}

function OnDay({ wizard: { draft, change } }: { wizard: StepState }) {
  return (
    <DateField
      id="targetCompletionDatetime"
      name="targetCompletionDatetime"
      label={copy.date}
      hint={copy.dateHint}
      min={todayHere()}
      value={draft.targetCompletionDatetime}
      onChange={(event) => change({ targetCompletionDatetime: event.target.value })}
      error={useFault('targetCompletionDatetime')}
    />
  );
}

const urgencyWords = (urgency: string): string => (urgency === SPECIFIC_DATE ? copy.specificDate : urgency);

function whenSaid({ target_job_done: urgency, targetCompletionDatetime: date }: JobDraft): string {
  if (urgency !== SPECIFIC_DATE || !date) return urgencyWords(urgency);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(noonOf(date));
}

const DAY_MS = 24 * 3600 * 1000;

/** Where the work is done: somebody who writes from New York in the evening means no day that is over here. */
const todayHere = (): string => ukDay(new Date());

function isUndated({ target_job_done: urgency }: { target_job_done: string }): boolean {
  return urgency !== SPECIFIC_DATE;
}

/** Today still counts: one may want it done this evening. */
function isInFuture(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && daysFromToday(date) >= 0;
}

function isNearEnough(date: string): boolean {
  return !(daysFromToday(date) > WANTED_WITHIN_DAYS);
}

/** Both are days of the calendar, so noon at Greenwich stands for each. */
function daysFromToday(date: string): number {
  return Math.round((noonOf(date).getTime() - noonOf(todayHere()).getTime()) / DAY_MS);
}
