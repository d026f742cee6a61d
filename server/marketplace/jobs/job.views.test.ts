import { expect, test } from 'vitest';
import { JOB_STATUSES } from '../../../contract/words.ts';
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
import type { JobRow } from './job-columns.ts';
import { jobSummaryView, ownJobView, workJobView } from './job.views.ts';

/** A job on which nothing has happened yet. */
const FRESH: JobRow = {
  ...summaryRow,
  id: 'job',
  job_number: 'J000001',
  status: 'active',
  category_id: 'plumbing',
  customer_id: customerCarl.userId,
  customer_name: 'Carl Moss',
  customer_avatar: null,
  business_id: null,
  is_active: true,
  is_offered: true,
  lat: 51.5,
  lng: -0.1,
  created_at: new Date('2027-04-01T09:00:00Z'),
  winner: null,
  extras: null,
  early_end: null,
  finish: null,
  cost_pence: null,
  rate_code: null,
  is_reviewed: false,
  review: null,
};

/** The same when Anna has done the work, an admin has switched it off, and it was reviewed. */
const DONE: JobRow = {
  ...FRESH,
  status: 'finished',
  customer_avatar: 'face',
  business_id: businessOf(businessAnna),
  is_active: false,
  winner: { id: 'anna', userName: 'Anna Bell', name: 'Bell & Co', logo: 'sign' },
  extras: { pence: 4500, is_open: true },
  early_end: { side: 'customer', lapses_at: '2027-05-08T23:00:00+00:00' },
  finish: {
    at: '2027-05-01T16:00:00+00:00',
    worked: 250,
    photos: [{ id: 'result', width: 1600, height: 1200 }],
  },
  cost_pence: 4850,
  rate_code: 'daily',
  is_reviewed: true,
  review: {
    id: 'review',
    job_id: 'job',
    rating: 5,
    comment: asStored('Tidy.'),
    created_at: '2027-05-02T10:00:00+00:00',
    first_name: 'Carl',
    answer: { words: asStored('Thank you.'), created_at: '2027-05-03T09:00:00+00:00' },
    takes_answer: true,
  },
};

const EXTRAS = {
  messagesCount: 7,
  leads: [],
  leadsCount: 3,
  expectedCount: 4,
  quotesCount: 2,
  closesAt: null,
};
const NO_LEAD = { lead_id: null, closed_reason: null, winner_phone: null };
const ALL = { contacts: true, postcode: true };

const shownFresh = {
  ...shownSummary(ALL),
  id: 'job',
  jobNumber: 'J000001',
  status: 'active',
  category_id: 'plumbing',
  createdAt: '2027-04-01T09:00:00.000Z',
  business: null,
  extras: null,
  earlyEnd: null,
  finish: null,
  cost: null,
  rate_type: null,
  is_active: 1,
  reviews: [],
};

const shownDone = {
  ...shownFresh,
  status: 'finished',
  business: { id: 'anna', userName: 'Anna Bell', name: 'Bell & Co', logo: '/api/files/sign' },
  extras: { approved: 45, isOpen: true },
  earlyEnd: { isMine: true, lapsesAt: '2027-05-08T23:00:00.000Z' },
  finish: {
    finishedAt: '2027-05-01T16:00:00.000Z',
    worked: 2.5,
    photos: [{ id: 'result', url: '/api/job/result-photo/result', text: '', width: 1600, height: 1200 }],
  },
  cost: 48.5,
  rate_type: 'Daily',
  is_active: 0,
  reviews: [
    {
      id: 'review',
      jobId: 'job',
      rating: 5,
      comment: 'Tidy.',
      createdAt: '2027-05-02T10:00:00.000Z',
      user: { name: 'Carl' },
      answer: {
        text: 'Thank you.',
        createdAt: '2027-05-03T09:00:00.000Z',
        changesUntil: '2027-05-05T09:00:00.000Z',
      },
    },
  ],
};

test('a customer reads all of the own job, field by field, before anything has happened and when all is done', () => {
  expect(ownJobView({ ...FRESH, ...NO_LEAD }, customerCarl, EXTRAS)).toEqual({
    ...shownFresh,
    ...EXTRAS,
    leadId: null,
    user: { name: 'Carl Moss', avatar: null },
    closed_reason: null,
    business_phone: null,
    can: ['cancel', 'change'],
  });
  const closesAt = '2027-06-01T09:00:00.000Z';
  expect(ownJobView({ ...FRESH, ...NO_LEAD }, customerCarl, { ...EXTRAS, closesAt })).toMatchObject({
    closesAt,
    can: ['cancel', 'change', 'renew'],
  });
  const won = { lead_id: 'lead', winner_phone: '02079460018' };
  const done = { ...DONE, ...won, closed_reason: 'not_needed' as const };
  expect(ownJobView(done, customerCarl, EXTRAS)).toEqual({
    ...shownDone,
    ...EXTRAS,
    leadId: 'lead',
    user: { name: 'Carl Moss', avatar: '/api/files/face' },
    closed_reason: 'not_needed',
    business_phone: null,
    can: [],
  });
  // The number is for use while the work goes on.
  expect(ownJobView({ ...done, status: 'progress' }, customerCarl, EXTRAS).business_phone).toBe(
    '02079460018',
  );
});

test('a job that is wanted on no day names none', () => {
  expect(jobSummaryView({ ...summaryRow, wanted_at: null }, ALL)).toEqual({
    ...shownSummary(ALL),
    targetCompletionDatetime: null,
  });
});

const WORK = { lead_id: 'lead', messages_count: 7, mobile_number: '07700900111', is_interested: false };
const worked = (row: JobRow, is_interested = false, who: Actor = businessAnna) =>
  workJobView({ ...row, ...WORK, is_interested }, who);

test('the business that has done the work reads all of the job but the number, which was for use', () => {
  expect(worked(DONE)).toEqual({
    ...shownDone,
    earlyEnd: { ...shownDone.earlyEnd, isMine: false },
    leadId: 'lead',
    messagesCount: 7,
    user: { name: 'Carl Moss', avatar: '/api/files/face', mobile_number: null },
    can: ['answer'],
  });
});

test('a business reads of the words, the place and the number what it was told', {
  meta: { shows: ['R-16-020'] },
}, () => {
  const told = (...asked: Parameters<typeof worked>) => {
    const { description, location, user } = worked(...asked);
    return { description, location, number: user.mobile_number };
  };
  const shown = (contacts: boolean, postcode: boolean, number: string | null = null) => {
    const { description, location } = shownSummary({ contacts, postcode });
    return { description, location, number };
  };
  const cancelled: JobRow = { ...FRESH, status: 'cancelled' };
  const underWay: JobRow = { ...FRESH, status: 'progress', business_id: businessOf(businessAnna) };
  expect(told(underWay)).toEqual(shown(true, true, '07700900111'));
  expect(told({ ...underWay, status: 'finished' })).toEqual(shown(true, true));
  expect(told(cancelled)).toEqual(shown(false, false));
  expect(told(cancelled, true)).toEqual(shown(true, false));
  expect(told(FRESH, true)).toEqual(shown(true, false, '07700900111'));
  expect(told({ ...FRESH, is_offered: false }, true)).toEqual(shown(true, false));
  expect(told(underWay, false, businessBen)).toEqual(shown(false, false));
});

/** What somebody may do with a job of Anna's and Carl's, in each status. */
const movesOf = (who: Actor, change: Partial<JobRow> = {}) =>
  JOB_STATUSES.map((status) => {
    const row = { ...FRESH, status, business_id: businessOf(businessAnna), ...change };
    const { can } =
      who.role === 'customer' ? ownJobView({ ...row, ...NO_LEAD }, who, EXTRAS) : worked(row, false, who);
    return [status, ...can].join(' ');
  });

const NONE = [...JOB_STATUSES];

test('a job offers each side what it may do now, and a stranger or an admin who acts as a side nothing', () => {
  const carls = ['active cancel change', 'progress finish', 'finished review', 'cancelled'];
  expect(movesOf(customerCarl).toSorted()).toEqual(carls.toSorted());
  expect(movesOf(customerCarl, { is_reviewed: true }).toSorted()).toEqual(
    ['active cancel change', 'progress finish', 'finished', 'cancelled'].toSorted(),
  );
  expect(movesOf(businessAnna).toSorted()).toEqual(
    ['active', 'progress finish', 'finished', 'cancelled'].toSorted(),
  );
  for (const who of [
    businessBen,
    { ...customerCarl, userId: 'dana' as UserId },
    { ...customerCarl, adminId: 'ada' as UserId },
    { ...businessAnna, adminId: 'ada' as UserId },
  ])
    expect(movesOf(who)).toEqual(NONE);
});
