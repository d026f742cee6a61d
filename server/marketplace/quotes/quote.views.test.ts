import { expect, test } from 'vitest';
import { MASK } from '../../../contract/contact-mask.ts';
import { JOB_STATUSES, type QuoteStatus } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { UserId } from '../../platform/ids.ts';
import {
  businessAnna,
  businessBen,
  customerCarl,
  summaryRow,
  shownSummary,
} from '../../testing/summary-row.ts';
import { businessOf } from '../actors.ts';
import { asStored } from '../free-text.ts';
import type { QuoteRow } from './quote.queries.ts';
import { receivedQuoteView, responseView, sentQuoteView } from './quote.views.ts';

/** Anna's open quote on Carl's job; she has not marked interest. */
const ROW: QuoteRow = {
  ...summaryRow,
  id: 'quote',
  job_id: 'job',
  lead_id: 'lead',
  job_number: 'J000001',
  job_status: 'active',
  job_created_at: new Date('2027-03-31T18:00:00Z'),
  is_active: true,
  is_offered: true,
  customer_id: customerCarl.userId,
  business_id: businessOf(businessAnna),
  winner_id: null,
  status: 'pending',
  cost_pence: 4850,
  rate_code: 'daily',
  comments: asStored('Ring 07700900456, I start from N1 1AA.'),
  detail: null,
  file: { name: asStored('Plan, ring 07700900456.pdf'), bytes: 2048 },
  created_at: new Date('2027-04-01T09:00:00Z'),
  sent_before_change: true,
  earlier: null,
  changed: { at: '2027-04-02T10:00:00+01:00', fields: ['urgency'] },
  messages_count: 3,
  customer_name: 'Carl Moss',
  mobile_number: '07700900111',
  is_interested: false,
  business_name: 'Bell & Co',
  business_logo: 'sign',
  business_user_name: 'Anna Bell',
  business_avatar: 'face',
  is_business_active: true,
  reviews_count: 2,
  stars: 9,
};

const MASKED = `Ring ${MASK}, I start from N1 1AA.`;

const shownQuote = {
  id: 'quote',
  leadId: 'lead',
  cost: 48.5,
  rate_type: 'Daily',
  currency: '£',
  comments: MASKED,
  detail: null,
  file: { url: '/api/quote/quote/file', name: `Plan, ring ${MASK}.pdf`, bytes: 2048 },
  createdAt: '2027-04-01T09:00:00.000Z',
  messagesCount: 3,
  sentBeforeChange: true,
  earlier: [],
};
const shownSender = {
  business: {
    id: businessOf(businessAnna),
    userName: 'Anna Bell',
    name: 'Bell & Co',
    logo: '/api/files/sign',
    rating: 4.5,
    reviewsCount: 2,
  },
  avatar: '/api/files/face',
};
const JOB = {
  jobNumber: 'J000001',
  status: 'active',
  is_active: 1,
  createdAt: '2027-03-31T18:00:00.000Z',
};

test('a customer reads a quote with its job and its sender, field by field', () => {
  expect(receivedQuoteView(ROW, customerCarl)).toEqual({
    ...shownQuote,
    ...shownSender,
    jobId: 'job',
    job: { ...shownSummary({ contacts: true, postcode: true }), ...JOB },
    can: ['accept', 'decline', 'sendMessage'],
  });
  expect(responseView(ROW, customerCarl)).toEqual({
    ...shownQuote,
    ...shownSender,
    can: ['accept', 'decline', 'sendMessage'],
  });
});

test('a business reads its own quote, field by field, with its own words and what it may know of the job', () => {
  expect(sentQuoteView(ROW, businessAnna)).toEqual({
    ...shownQuote,
    comments: ROW.comments,
    file: { ...shownQuote.file, name: 'Plan, ring 07700900456.pdf' },
    jobId: 'job',
    job: { ...shownSummary({ contacts: false, postcode: false }), ...JOB },
    changed: { at: '2027-04-02T09:00:00.000Z', fields: ['urgency'] },
    user: { name: 'Carl Moss', mobile_number: null },
    can: ['revise', 'withdraw', 'sendMessage'],
  });
});

test('of the job and the number a business reads what it was told, and the customer its words by then', {
  meta: { shows: ['R-16-020'] },
}, () => {
  const shown = (change: Partial<QuoteRow>) => {
    const { job, user } = sentQuoteView({ ...ROW, ...change }, businessAnna);
    const views = [receivedQuoteView, responseView].map((view) => view({ ...ROW, ...change }, customerCarl));
    return [job.description, job.location, user.mobile_number, ...views.map(({ comments }) => comments)];
  };
  const told = (contacts: boolean, postcode: boolean, number: string | null) => {
    const { description, location } = shownSummary({ contacts, postcode });
    const words = contacts ? ROW.comments : MASKED;
    return [description, location, number, words, words];
  };
  expect(shown({})).toEqual(told(false, false, null));
  expect(shown({ is_interested: true })).toEqual(told(true, false, '07700900111'));
  expect(shown({ is_interested: true, is_offered: false })).toEqual(told(true, false, null));
  expect(shown({ job_status: 'progress', winner_id: businessOf(businessAnna) })).toEqual(
    told(true, true, '07700900111'),
  );
});

test('a quote without words, a business without reviews and a job that is switched off are shown as such', () => {
  const row = { ...ROW, comments: null, reviews_count: 0, stars: 0, is_active: false };
  expect(receivedQuoteView(row, customerCarl)).toMatchObject({
    comments: null,
    business: { rating: null, reviewsCount: 0 },
    job: { is_active: 0 },
  });
});

const QUOTE_STATUSES: QuoteStatus[] = ['pending', 'accepted', 'rejected', 'cancelled', 'closed'];

/** What somebody may do with the quote in each status. */
const movesOf = (who: Actor, change: Partial<QuoteRow> = {}) =>
  QUOTE_STATUSES.map((status) => {
    const view = who.role === 'customer' ? receivedQuoteView : sentQuoteView;
    return [status, ...view({ ...ROW, ...change, status }, who).can].join(' ');
  });

test('a quote offers each side what it may do now, and a stranger or an admin who acts as a side nothing', () => {
  const [, ...decided] = QUOTE_STATUSES.map((status) => `${status} sendMessage`);
  expect(movesOf(customerCarl)).toEqual(['pending accept decline sendMessage', ...decided]);
  expect(movesOf(businessAnna)).toEqual(['pending revise withdraw sendMessage', ...decided]);
  for (const who of [
    businessBen,
    { ...customerCarl, userId: 'dana' as UserId },
    { ...customerCarl, adminId: 'ada' as UserId },
    { ...businessAnna, adminId: 'ada' as UserId },
  ])
    expect(movesOf(who)).toEqual(QUOTE_STATUSES);
});

test('a quote is accepted only while its job is open and its business is not deactivated', () => {
  const isOffered = (change: Partial<QuoteRow>) =>
    receivedQuoteView({ ...ROW, ...change }, customerCarl).can.includes('accept');
  expect(JOB_STATUSES.filter((job_status) => isOffered({ job_status }))).toEqual(['active']);
  expect([isOffered({ is_offered: false }), isOffered({ is_business_active: false })]).toEqual([
    false,
    false,
  ]);
});
