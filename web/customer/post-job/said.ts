import { SPECIFIC_DATE } from '../../../contract/words.ts';
import { readPostcode } from '../../../contract/postcode.ts';
import { postJobCopy } from '../../copy/post-job.ts';
import type { Draft } from './draft.ts';
import { noonOf } from './calendar.ts';

export const urgencyWords = (urgency: string): string =>
  urgency === SPECIFIC_DATE ? postJobCopy.when.specificDate : urgency;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The answers as one reads them back. */
export const whenSaid = ({ target_job_done: urgency, targetCompletionDatetime: date }: Draft): string =>
  urgency === SPECIFIC_DATE && date ? DAY.format(noonOf(date)) : urgencyWords(urgency);

export const whereSaid = ({ location }: Draft): string => readPostcode(location)?.full ?? location;
