import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import { nextNumber } from '../../platform/db/next-number.ts';
import { cellOf } from '../../platform/geo/grid.ts';
import type { Places } from '../../platform/geo/places.ts';
import { pounds } from '../../platform/money.ts';
import type { BusinessId } from '../../platform/ids.ts';
import type { NewQuoteDetail } from '../../../contract/quote-detail.ts';
import { writeDetail } from '../../marketplace/quotes/index.ts';
import { categoryId, serviceId } from '../catalogue.ts';
import { fixedId } from '../fixed-id.ts';
import type { DemoJob, DemoQuote } from './demo-job.ts';
import { businessId, personId } from './people.ts';

type World = { places: Places; now: Date };
type Ago = (hours: number) => Date;

/** Writes one job of the demo world with all that happened to it. */
export async function seedJob(tx: Tx, job: DemoJob, { places, now }: World): Promise<void> {
  const ago: Ago = (hours) => new Date(now.getTime() - hours * HOUR_MS);
  await insertJob(tx, job, { places, now });
  const quotes = job.quotes ?? [];
  const businesses = [
    ...quotes.map((quote) => quote.by),
    ...(job.interested ?? []).map((one) => one.by),
    ...(job.dismissedBy ?? []),
  ];
  for (const business of new Set(businesses)) await insertLead(tx, job, { business, ago });
  for (const quote of quotes) await insertQuote(tx, job, { quote, ago });
  await insertEngagement(tx, job, now);
  await insertMessages(tx, job, ago);
  await insertReleases(tx, job, ago);
  await insertReview(tx, job, ago);
  await insertRevision(tx, job, ago);
}

export const jobId = (job: DemoJob): string => fixedId(`job ${job.key}`);
export const quoteId = (job: DemoJob, business: string): string => fixedId(`quote ${job.key} ${business}`);
export const leadId = (job: DemoJob, business: string): string => fixedId(`lead ${job.key} ${business}`);
export const messageId = (job: DemoJob, index: number): string => fixedId(`message ${job.key} ${index}`);
export const reviewId = (job: DemoJob): string => fixedId(`review ${job.key}`);

async function insertJob(tx: Tx, job: DemoJob, { places, now }: World): Promise<void> {
  const place = await places.find(job.postcode);
  if (!place) throw new Error(`the demo post code ${job.postcode} is not known`);
  const postedAt = new Date(now.getTime() - job.hoursAgo * HOUR_MS);
  await tx
    .insertInto('jobs')
    .values({
      id: jobId(job),
      job_number: sql<string>`'J' || ${nextNumber('job_numbers')}`,
      customer_id: personId(job.by),
      category_id: categoryId('Plumbing'),
      service_id: serviceId('Plumbing', job.service),
      title: job.title,
      description: job.description,
      property_code: job.property,
      tier: 'normal',
      urgency_code: job.urgency,
      wanted_at: job.inDays === undefined ? null : new Date(now.getTime() + job.inDays * DAY_MS),
      postcode: place.postcode,
      outward: place.outward,
      town: place.town,
      ...place.point,
      outward_lat: place.centre.lat,
      outward_lng: place.centre.lng,
      cell: cellOf(place.point),
      ask_status: job.wonBy ? 'awarded' : job.status,
      cancelled_at: job.wonBy ? null : endOf(job, now),
      is_active: !job.switchedOff,
      is_offered: !job.switchedOff,
      open_to_all_from: postedAt,
      ...(job.changed && { revision: 1, revised_at: hoursBefore(now, job.changed.hoursAgo) }),
      created_at: postedAt,
    })
    .execute();
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

const endOf = ({ endedHoursAgo }: DemoJob, now: Date): Date | null =>
  endedHoursAgo === undefined ? null : new Date(now.getTime() - endedHoursAgo * HOUR_MS);

async function insertEngagement(tx: Tx, job: DemoJob, now: Date): Promise<void> {
  if (!job.wonBy) return;
  const postedAt = new Date(now.getTime() - job.hoursAgo * HOUR_MS);
  await tx
    .insertInto('engagements')
    .values({
      id: fixedId(`engagement ${job.key}`),
      job_id: jobId(job),
      customer_id: personId(job.by),
      business_id: businessId(job.wonBy),
      quote_id: quoteId(job, job.wonBy),
      job_created_at: postedAt,
      status: job.status,
      started_at: new Date(postedAt.getTime() + 12 * HOUR_MS),
      ended_at: endOf(job, now),
    })
    .execute();
}

async function insertLead(tx: Tx, job: DemoJob, { business, ago }: { business: string; ago: Ago }) {
  const interest = job.interested?.find((one) => one.by === business);
  // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
  const hasLiveQuote = job.quotes?.some((quote) => quote.by === business && quote.status !== 'cancelled');
  const status = job.dismissedBy?.includes(business) ? 'dismissed' : hasLiveQuote ? 'quoted' : 'open';
  await tx
    .insertInto('leads')
    .values({
      id: leadId(job, business),
      job_id: jobId(job),
      business_id: businessId(business),
      status,
      interested_at: interest ? ago(interest.hoursAgo) : null,
      messages_count: job.messages?.filter((message) => message.with === business).length ?? 0,
      created_at: ago(job.hoursAgo - 1),
    })
    .execute();
}

type QuoteIds = { business: BusinessId; lead: string; quote: string };
const idsOf = (job: DemoJob, by: string): QuoteIds => ({
  business: businessId(by),
  lead: leadId(job, by),
  quote: quoteId(job, by),
});

type Written = { quote: DemoQuote; ids?: QuoteIds; ago: Ago };

/** Without `ids`, of one of the people. */
export async function insertQuote(tx: Tx, job: DemoJob, { quote, ids = idsOf(job, quote.by), ago }: Written) {
  await tx
    .insertInto('quotes')
    .values({
      id: ids.quote,
      lead_id: ids.lead,
      job_id: jobId(job),
      business_id: ids.business,
      cost_pence: pounds(quote.pounds),
      rate_code: quote.rate,
      comments: quote.comments,
      status: quote.status,
      // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
      decided_at: quote.status === 'pending' ? null : ago(quote.hoursAgo - 1),
      created_at: ago(quote.hoursAgo),
    })
    .execute();
  if (quote.detail)
    await writeDetail(tx, { quoteId: ids.quote, now: ago(quote.hoursAgo) }, datedDetail(quote.detail, ago));
}

/** The days on which work can start and the quote ends are counted from now. */
function datedDetail(
  { startsInDays, validForDays, ...detail }: NonNullable<DemoQuote['detail']>,
  ago: Ago,
): NewQuoteDetail {
  return {
    ...detail,
    ...(startsInDays !== undefined && { earliest_start: dayAhead(startsInDays, ago) }),
    ...(validForDays !== undefined && { valid_until: dayAhead(validForDays, ago) }),
  };
}

const dayAhead = (days: number, ago: Ago): string =>
  ago(-24 * days)
    .toISOString()
    .slice(0, 10);

async function insertMessages(tx: Tx, job: DemoJob, ago: Ago): Promise<void> {
  const rows = (job.messages ?? []).map((message, index) => ({
    id: messageId(job, index),
    lead_id: leadId(job, message.with),
    sender: message.sender,
    body: message.body,
    created_at: ago(message.hoursAgo),
  }));
  if (rows.length === 0) return;
  await tx.insertInto('messages').values(rows).execute();
  // They talked about it before the demo begins.
  await tx
    .updateTable('conversations')
    .set((eb) => ({ unread: 0, read_up_to: eb.ref('last_at') }))
    .where(
      'lead_id',
      'in',
      rows.map((row) => row.lead_id),
    )
    .execute();
}

async function insertReleases(tx: Tx, job: DemoJob, ago: Ago): Promise<void> {
  const interested = (job.interested ?? []).map(({ by, hoursAgo }) => ({
    by,
    hoursAgo,
    reason: 'interested',
  }));
  const accepted = (job.quotes ?? [])
    // allow no-status-literal: the script of the demo says how a record stands; nothing is moved by it
    .filter((quote) => quote.status === 'accepted' && !interested.some((one) => one.by === quote.by))
    .map(({ by, hoursAgo }) => ({ by, hoursAgo: hoursAgo - 1, reason: 'accepted' }));
  const rows = [...interested, ...accepted].map(({ by, hoursAgo, reason }) => ({
    id: fixedId(`release ${job.key} ${by}`),
    job_id: jobId(job),
    business_id: businessId(by),
    reason,
    created_at: ago(hoursAgo),
  }));
  if (rows.length > 0) await tx.insertInto('phone_releases').values(rows).execute();
}

async function insertReview(tx: Tx, job: DemoJob, ago: Ago): Promise<void> {
  if (!job.review || !job.wonBy) return;
  await tx
    .insertInto('reviews')
    .values({
      id: reviewId(job),
      job_id: jobId(job),
      business_id: businessId(job.wonBy),
      customer_id: personId(job.by),
      rating: job.review.rating,
      comment: job.review.comment,
      created_at: ago(job.review.hoursAgo),
    })
    .execute();
}

async function insertRevision(tx: Tx, job: DemoJob, ago: Ago) {
  if (!job.changed) return;
  const { field, before, after, hoursAgo } = job.changed;
  await tx
    .insertInto('job_revisions')
    .values({
      id: fixedId(`revision ${job.key}`),
      job_id: jobId(job),
      number: 1,
      fields: [field],
      before: JSON.stringify({ [field]: before }),
      after: JSON.stringify({ [field]: after }),
      created_at: ago(hoursAgo),
      told_at: ago(hoursAgo),
    })
    .execute();
}
