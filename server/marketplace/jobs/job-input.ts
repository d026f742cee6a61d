import type { JobQuestion } from '../../../contract/catalogue.ts';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { type NewJob, WANTED_WITHIN_DAYS } from '../../../contract/new-job.ts';
import type { JobTier } from '../../../contract/words.ts';
import { cellOf } from '../../platform/geo/grid.ts';
import type { Place } from '../../platform/geo/places.ts';
import { dayInLondon, daysLater } from '../../platform/london.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Context } from '../action.ts';
import { marketDecisions } from '../market-settings.ts';
import { openToAllFrom } from './matching.ts';

type Asked = Pick<NewJob, 'targetCompletionDatetime' | 'answers'>;

/** Today still counts: the customer may choose this evening. */
export function wantedDate({ targetCompletionDatetime: date }: Asked, now: Date): Date | null {
  if (!date) return null;
  const wanted = new Date(date);
  const [day, today] = [dayInLondon(wanted), dayInLondon(now)];
  if (day < today) throw invalid({ targetCompletionDatetime: [say.futureDate] });
  if (day > daysLater(today, WANTED_WITHIN_DAYS)) throw invalid({ targetCompletionDatetime: [say.farDate] });
  return wanted;
}

/** The answers with the labels they were given under; a question counts once, and only with its own options. */
export function answersOf(job: Asked, questions: JobQuestion[]) {
  const given = job.answers ?? [];
  const byQuestion = new Map(given.map((answer) => [answer.question_id, answer.value]));
  const answers = questions.flatMap(({ id, label, options }) => {
    const value = byQuestion.get(id);
    if (value === undefined || (options.length > 0 && !options.includes(value))) return [];
    return [{ question_id: id, label, value }];
  });
  if (answers.length !== given.length) throw invalid({ answers: [say.answers] });
  return answers;
}

/** What has no head start does not ask how long one is: most jobs have none. */
export async function openFor({ tx, now }: Pick<Context, 'tx' | 'now'>, tier: JobTier): Promise<Date> {
  const headStartHours = tier === 'premium' ? (await marketDecisions(tx)).head_start_hours : 0;
  return openToAllFrom({ tier, at: now, headStartHours });
}

/** When a premium job opens to every package, as its events say it. */
export const opensLater = (tier: JobTier, opens: Date): string | null =>
  tier === 'premium' ? opens.toISOString() : null;

export const placeColumns = ({ postcode, outward, town, point, centre }: Place) => ({
  postcode,
  outward,
  town,
  lat: point.lat,
  lng: point.lng,
  outward_lat: centre.lat,
  outward_lng: centre.lng,
  cell: cellOf(point),
});
