import { MASK } from '../../contract/contact-mask.ts';
import { eachJobWord } from '../../contract/job-words.ts';
import { actorOf, memberOf } from '../marketplace/actors.ts';
import { asStored, type Disclosure } from '../marketplace/free-text.ts';
import type { JobSummaryRow } from '../marketplace/jobs/index.ts';
import type { BusinessId, UserId } from '../platform/ids.ts';

const words = (of: string, number: string, place: string) => `The ${of}: ring ${number} at ${place}`;

/** What the database holds of a job, with a number and a post code wherever somebody can write one. */
export const summaryRow: JobSummaryRow = {
  ...eachJobWord((word) => asStored(words(word, '07700900123', 'SE1 9SG'))),
  tier: 'normal',
  service_name: 'Fix a leak or burst pipe',
  postcode: 'SE1 9SG',
  outward: 'SE1',
  town: 'London SE',
  property_code: 'terraced_house',
  urgency_code: 'specific_date',
  wanted_at: new Date('2027-05-01T08:00:00Z'),
  trade: 'plumbing',
  answers: [
    { question_id: 'where', label: 'Where?', value: asStored(words('answer', '07700900123', 'SE1 9SG')) },
  ],
  photos: [
    { id: 'tap', text: asStored(words('photo', '07700900123', 'SE1 9SG')), width: 1536, height: 2048 },
  ],
};

/** What of it is shown to somebody who may know so much. */
export function shownSummary({ contacts, postcode }: Disclosure) {
  const [number, place] = [contacts ? '07700900123' : MASK, postcode ? 'SE1 9SG' : 'SE1'];
  return {
    ...eachJobWord((word) => words(word, number, place)),
    type: 'normal',
    service: { name: 'Fix a leak or burst pipe' },
    location: place,
    town: 'London SE',
    job_type: 'Terraced house',
    target_job_done: 'specificDate',
    targetCompletionDatetime: '2027-05-01T08:00:00.000Z',
    trade: 'plumbing',
    answers: [{ question_id: 'where', label: 'Where?', value: words('answer', number, place) }],
    photos: [
      {
        id: 'tap',
        url: '/api/job/photo/tap',
        text: words('photo', number, place),
        width: 1536,
        height: 2048,
      },
    ],
  };
}

export const customerCarl = actorOf('carl' as UserId, 'customer');
export const businessAnna = ownerNamed('anna');
export const businessBen = ownerNamed('ben');

/** Somebody who owns a business; person and business have ids of their own. */
function ownerNamed(name: string) {
  return memberOf(name as UserId, `${name}'s` as BusinessId, 'owner');
}
