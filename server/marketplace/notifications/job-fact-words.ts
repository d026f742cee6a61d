import { declineReasons } from '../../../contract/decline-reasons.ts';
import { type RateCode, URGENCY_WORDS } from '../../../contract/words.ts';
import { formatPounds } from '../../platform/money.ts';
import type { JobFacts as StoredFacts } from './notice.queries.ts';

/** What a mail may know of a job. */
export type JobFacts = Omit<StoredFacts, 'job_title'> & { job_title: string };

const FOR_EACH: Record<RateCode, string> = { hourly: ' an hour', daily: ' a day', flat: '' };
const priceOf = (pence: number | null, rate: RateCode | null): string =>
  `${formatPounds(pence ?? 0)}${FOR_EACH[rate ?? 'flat']}`;
export const price = ({ cost_pence, rate_code }: JobFacts): string => priceOf(cost_pence, rate_code);
export const priceBefore = ({ cost_before, rate_before }: JobFacts): string =>
  priceOf(cost_before, rate_before);
export const business = ({ business_name }: JobFacts): string => business_name ?? 'A Local Pro';
export const customer = ({ customer_is_gone, customer_name }: JobFacts): string =>
  customer_is_gone ? 'The customer' : customer_name;
export const otherSide = (facts: JobFacts, role: string): string =>
  role === 'customer' ? business(facts) : customer(facts);
export const job = ({ job_title, job_number }: JobFacts): string => `${job_title} (${job_number})`;
export const when = ({ urgency_code, wanted_at }: JobFacts): string =>
  wanted_at
    ? `On ${wanted_at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })}`
    : URGENCY_WORDS[urgency_code];

export const dayOf = (moment: Date | null): string =>
  moment?.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }) ?? '';

export const jobFact = (facts: JobFacts) => ({ label: 'Job', value: job(facts) });
/** A mailbox is read by others and forwarded, and nothing takes a picture back from it: the lead shows them. */
export const photosFact = ({ photos }: JobFacts) =>
  photos > 0 ? [{ label: 'Photos', value: `${photos}, with the lead` }] : [];
export const photosOf = ({ photos }: JobFacts): string =>
  photos > 0 ? `. ${photos} ${photos === 1 ? 'photo' : 'photos'}` : '';
/** What they wrote besides stands with the lead alone: a mailbox is read by others. */
export const declineFact = ({ decline_reason: reason }: JobFacts) =>
  reason ? [{ label: 'Why', value: declineReasons[reason] }] : [];
export const priceFact = (facts: JobFacts) => ({ label: 'Price', value: price(facts) });
