import { statSync } from 'node:fs';
import type { Tx } from '../../../platform/db/db.ts';
import { cellOf } from '../../../platform/geo/grid.ts';
import type { Places } from '../../../platform/geo/places.ts';
import { categoryId, serviceId } from '../../catalogue.ts';
import { PICTURE_SIZE, pictureFile, type Rendered } from '../pictures.ts';
import { insertRows } from './insert-rows.ts';
import { jobPhotos } from './job-photos.ts';
import type { Life } from './lives.ts';
import { momentOf } from './moments.ts';
import { nextNumbers } from './next-numbers.ts';
import { engagementId, firmId, jobId, photoId, quoteId, reviewId } from './world-ids.ts';

type Made = { places: Places; now: Date };

/** What the customers asked for and what became of it: oldest first, so that the job numbers rise with time. */
export async function seedJobs(tx: Tx, lives: readonly Life[], made: Made): Promise<void> {
  const inOrder = lives.toSorted(
    (a, b) => momentOf(a, made.now)(0).getTime() - momentOf(b, made.now)(0).getTime(),
  );
  const numbers = await nextNumbers(tx, 'job_numbers', lives.length);
  const photos = jobPhotos(lives);
  const rows = inOrder.map(async (life, place) => ({
    ...(await job(life, made)),
    job_number: `J${numbers[place]}`,
    photos_count: photos.has(life) ? 1 : 0,
  }));
  await insertRows(tx, 'jobs', await Promise.all(rows));
  await seedPhotos(tx, photos, made.now);
}

async function job(life: Life, { places, now }: Made) {
  const { customer, trade, service, hours, fate } = life;
  const place = await places.find(customer.postcode);
  if (!place) throw new Error(`the demo post code ${customer.postcode} is not known`);
  const at = momentOf(life, now);
  return {
    id: jobId(life),
    customer_id: customer.id,
    category_id: categoryId(trade),
    service_id: serviceId(trade, service),
    title: life.title,
    description: life.description,
    answers: [],
    property_code: life.property,
    tier: life.isPremium ? 'premium' : 'normal',
    urgency_code: life.urgency,
    postcode: place.postcode,
    outward: place.outward,
    town: place.town,
    ...place.point,
    outward_lat: place.centre.lat,
    outward_lng: place.centre.lng,
    cell: cellOf(place.point),
    ask_status: ASKED[fate],
    cancelled_at: fate === 'cancelled' && hours.ended !== null ? at(hours.ended) : null,
    is_active: true,
    is_offered: true,
    open_to_all_from: at(life.isPremium ? HEAD_START_HOURS : 0),
    revision: 0,
    created_at: at(0),
  };
}

const HEAD_START_HOURS = 24;

// allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
const ASKED = {
  abandoned: 'awarded',
  cancelled: 'cancelled',
  finished: 'awarded',
  open: 'active',
  progress: 'awarded',
} as const;

const PHOTO = { kind: 'photo', name: '', media_type: 'image/webp', ...PICTURE_SIZE };

async function seedPhotos(tx: Tx, photos: ReadonlyMap<Life, Rendered>, now: Date): Promise<void> {
  await insertRows(
    tx,
    'files',
    [...photos].map(([life, { name }]) => {
      const at = momentOf(life, now)(0);
      return {
        id: photoId(life),
        account_id: life.customer.id,
        ...PHOTO,
        bytes: statSync(pictureFile(name)).size,
        attached_at: at,
        created_at: at,
      };
    }),
  );
  await insertRows(
    tx,
    'job_photos',
    [...photos].map(([life, { shows }]) => ({
      file_id: photoId(life),
      job_id: jobId(life),
      position: 0,
      text: shows,
      ...PICTURE_SIZE,
    })),
  );
}

/** Who works for whom, once a quote was accepted. */
export async function seedEngagements(tx: Tx, lives: readonly Life[], now: Date): Promise<void> {
  const rows = lives.flatMap((life) => {
    const { hours, fate, firm, customer } = life;
    if (fate === 'open' || fate === 'cancelled' || hours.decided === null) return [];
    const at = momentOf(life, now);
    return [
      {
        id: engagementId(life),
        job_id: jobId(life),
        customer_id: customer.id,
        business_id: firmId(firm),
        quote_id: quoteId(life, firm),
        job_created_at: at(0),
        // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
        status: fate === 'abandoned' ? 'cancelled' : fate,
        started_at: at(hours.decided),
        ended_at: hours.ended === null ? null : at(hours.ended),
      },
    ];
  });
  await insertRows(tx, 'engagements', rows);
}

export async function seedReviews(tx: Tx, lives: readonly Life[], now: Date): Promise<void> {
  const rows = lives.flatMap((life) =>
    life.review === null
      ? []
      : [
          {
            id: reviewId(life),
            job_id: jobId(life),
            business_id: firmId(life.firm),
            customer_id: life.customer.id,
            rating: life.review.rating,
            comment: life.review.comment,
            is_visible: true,
            created_at: momentOf(life, now)(life.review.after),
          },
        ],
  );
  await insertRows(tx, 'reviews', rows);
  await insertRows(tx, 'review_answers', lives.flatMap(answersIn(now)));
}

/** What was said to it before the world was made. */
const answersIn = (now: Date) => (life: Life) => {
  const answer = life.review?.answer;
  const at = answer && momentOf(life, now)(answer.after);
  if (!answer || !at || at >= now) return [];
  const row = { review_id: reviewId(life), business_id: firmId(life.firm), words: answer.words };
  return [{ ...row, created_at: at, changed_at: at }];
};
