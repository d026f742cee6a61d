import { HOUR_MS } from '../../../platform/clock.ts';
import type { EventName, Events } from '../../../marketplace/events.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { DemoQuote } from '../demo-job.ts';
import { JOBS } from '../jobs.ts';
import { insertQuote, jobId } from '../seed-job.ts';
import { fixedId } from '../../fixed-id.ts';
import { personId } from '../people.ts';
import { insertRows } from './insert-rows.ts';
import { firmId, leadId, ownerId, quoteId } from './world-ids.ts';

type MoreQuote = { job: string; firm: string; quote: Omit<DemoQuote, 'by' | 'status'> };

/** What businesses of the world offer the customer of the README, beside the two of its own people. */
const MORE: MoreQuote[] = [
  {
    job: 'kitchen-tap',
    firm: 'thames',
    quote: {
      pounds: 140,
      rate: 'flat',
      comments: 'We bring a new mixer of the same kind and fit it. No second visit.',
      hoursAgo: 16,
      detail: {
        lines: [
          {
            kind: 'labour',
            text: 'Take the old one off, fit the new one',
            quantity: 1,
            unit: 'hour',
            unit_price: 62,
          },
          {
            kind: 'materials',
            text: 'Single lever mixer, chrome',
            quantity: 1,
            unit: 'item',
            unit_price: 68,
          },
          { kind: 'other', text: 'Take the old mixer away', quantity: 1, unit: 'item', unit_price: 10 },
        ],
        vat: 'included_20',
        included: 'The mixer, two new hoses, five years on our work.',
        startsInDays: 1,
        duration: { count: 1, unit: 'hours' },
        deposit_percent: 25,
      },
    },
  },
  {
    job: 'kitchen-tap',
    firm: 'mendwell',
    quote: {
      pounds: 210,
      rate: 'daily',
      comments: 'By the day, so anything else that drips can be done on the same visit.',
      hoursAgo: 9,
      detail: {
        vat: 'not_registered',
        not_included: 'Parts, at what they cost.',
        startsInDays: 5,
        duration: { count: 1, unit: 'days' },
      },
    },
  },
];

/** Leads and open quotes on jobs that are there already. */
export async function seedMoreQuotes(tx: Tx, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const { job: key, firm, quote } of MORE) {
    const job = JOBS.find((one) => one.key === key);
    if (!job) throw new Error(`the demo has no job ${key}`);
    const [life, business] = [{ key }, { key: firm }];
    const ids = { business: firmId(business), lead: leadId(life, business), quote: quoteId(life, business) };
    await tx
      .insertInto('leads')
      .values({
        id: ids.lead,
        job_id: jobId(job),
        business_id: ids.business,
        status: 'quoted',
        created_at: ago(job.hoursAgo - 1),
      })
      .execute();
    await insertQuote(tx, job, { quote: { ...quote, by: firm, status: 'pending' }, ids, ago });
    const facts: Events['quote.sent'] = {
      jobId: jobId(job),
      customerId: personId(job.by),
      businessId: ids.business,
      leadId: ids.lead,
      quoteId: ids.quote,
    };
    const sent = { event: 'quote.sent' satisfies EventName, actor_id: ownerId(business), job_id: jobId(job) };
    const id = fixedId(`world history ${key} ${firm}`);
    await insertRows(tx, 'history', [{ id, ...sent, facts, created_at: ago(quote.hoursAgo) }]);
  }
}
