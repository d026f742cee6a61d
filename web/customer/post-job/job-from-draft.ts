import { NewJob } from '../../../contract/jobs.ts';
import { SPECIFIC_DATE } from '../../../contract/words.ts';
import { type Faults, faultsOf } from '../../ui/faults.ts';
import type { Draft } from './draft.ts';
import { noonOf } from './calendar.ts';
import { fittingAnswers, type ServiceChoice } from './service-choice.ts';

/** The draft as the server takes it, judged by the contract's own rules. */
export function jobFrom(draft: Draft, service: ServiceChoice | undefined): { job?: NewJob; faults: Faults } {
  const { key: _key, targetCompletionDatetime: date, answers, ...said } = draft;
  const isDated = said.target_job_done === SPECIFIC_DATE && date !== '';
  const judged = NewJob.safeParse({
    ...said,
    ...(isDated && { targetCompletionDatetime: noonOf(date).toISOString() }),
    answers: fittingAnswers(service?.questions ?? [], answers),
  });
  return judged.success ? { job: judged.data, faults: {} } : { faults: faultsOf(judged) };
}
