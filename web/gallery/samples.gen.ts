// Made from the demo by `npm run samples`: never edit this.

import type { User } from '../../contract/accounts.ts';
import type { Api } from '../../contract/index.ts';
import type { OwnJob, WorkJob } from '../../contract/jobs.ts';
import type { Result } from '../../contract/kernel.ts';
import type { Review } from '../../contract/reviews.ts';
import type { SentQuote } from '../business/lists.ts';
import type { ReceivedQuote } from '../customer/lists.ts';

type Answer<Call extends keyof Api> = Result<Api[Call]>;
type Row<Call extends keyof Api, List extends keyof Answer<Call>> =
  Answer<Call>[List] extends readonly (infer One)[] ? One : never;

/** When the demo was asked. */
export const SAMPLED_AT = '2026-01-12T10:00:00.000Z';

export const customer: User = {
  id: 'customer',
  userType: 'customer',
  subscription_status: null,
  subscription_type: null,
  name: 'Carl Moss',
  first_name: 'Carl',
  last_name: 'Moss',
  email: 'customer@fettle.test',
  mobile_number: '07700900456',
  avatar: '/icon-512.png',
  emailVerifiedAt: '2025-10-14T10:00:00.000Z'
};

export const ownJob: OwnJob = {
  id: 'ownJob',
  jobNumber: 'J000001',
  status: 'active',
  title: 'Kitchen mixer tap drips all night',
  description: 'A single lever mixer, about ten years old. It drips however hard we close it. Happy to buy a new one.',
  type: 'normal',
  service: { name: 'Repair or replace a tap' },
  location: 'SE1 9SG',
  town: 'London SE',
  job_type: 'Terraced house',
  target_job_done: 'Within a week',
  targetCompletionDatetime: null,
  trade: 'plumbing',
  answers: [],
  photos: [
    {
      id: 'ownJob-photos-1',
      url: '/icon-512.png',
      text: 'The mixer. It drips however hard we close it.',
      width: 960,
      height: 720
    }
  ],
  category_id: 'ownJob-category_id',
  business: null,
  cost: null,
  rate_type: null,
  reviews: [],
  extras: null,
  earlyEnd: null,
  finish: null,
  createdAt: '2026-01-11T08:00:00.000Z',
  is_active: 1,
  can: [ 'cancel', 'change' ],
  leadId: null,
  messagesCount: 0,
  user: { name: 'Carl Moss', avatar: '/icon-512.png' },
  leads: [ { id: 'ownJob-leads-1', business_name: 'Bell Heating', is_interested: true, messagesCount: 2 } ],
  leadsCount: 4,
  expectedCount: 4,
  quotesCount: 4,
  closed_reason: null,
  business_phone: null,
  closesAt: null
};

export const jobUnderWay: OwnJob = {
  id: 'jobUnderWay',
  jobNumber: 'J000002',
  status: 'progress',
  title: 'Radiator valve weeps onto the floor',
  description: 'The valve in the hall leaves a small puddle every day. The floor below is oak, so I would like it mended soon.',
  type: 'normal',
  service: { name: 'Fix a leak or burst pipe' },
  location: 'SE1 9SG',
  town: 'London SE',
  job_type: 'Terraced house',
  target_job_done: 'Within a week',
  targetCompletionDatetime: null,
  trade: 'plumbing',
  answers: [],
  photos: [
    {
      id: 'jobUnderWay-photos-1',
      url: '/icon-512.png',
      text: 'The valve in the hall, and the bowl, which fills in a day.',
      width: 960,
      height: 720
    }
  ],
  category_id: 'ownJob-category_id',
  business: { id: 'jobUnderWay-business', userName: 'Anna Bell', name: 'Bell Heating', logo: '/icon-512.png' },
  cost: 120,
  rate_type: 'Flat',
  reviews: [],
  extras: null,
  earlyEnd: null,
  finish: null,
  createdAt: '2026-01-08T10:00:00.000Z',
  is_active: 1,
  can: [ 'finish' ],
  leadId: 'jobUnderWay-leadId',
  messagesCount: 1,
  user: { name: 'Carl Moss', avatar: '/icon-512.png' },
  leads: [
    {
      id: 'jobUnderWay-leadId',
      business_name: 'Bell Heating',
      is_interested: true,
      messagesCount: 1
    }
  ],
  leadsCount: 2,
  expectedCount: 2,
  quotesCount: 1,
  closed_reason: null,
  business_phone: '07700900123',
  closesAt: null
};

export const reviewedJob: OwnJob = {
  id: 'reviewedJob',
  jobNumber: 'J000003',
  status: 'finished',
  title: 'Replace both bathroom taps',
  description: 'The old pillar taps are seized. New ones are here in a box, chrome, standard size.',
  type: 'normal',
  service: { name: 'Repair or replace a tap' },
  location: 'SE1 9SG',
  town: 'London SE',
  job_type: 'Terraced house',
  target_job_done: 'Within a month',
  targetCompletionDatetime: null,
  trade: 'plumbing',
  answers: [],
  photos: [
    {
      id: 'reviewedJob-photos-1',
      url: '/icon-512.png',
      text: 'One of the two. It drips, and the handle turns no more.',
      width: 960,
      height: 720
    }
  ],
  category_id: 'ownJob-category_id',
  business: { id: 'jobUnderWay-business', userName: 'Anna Bell', name: 'Bell Heating', logo: '/icon-512.png' },
  cost: 140,
  rate_type: 'Flat',
  reviews: [
    {
      id: 'reviewedJob-reviews-1',
      jobId: 'reviewedJob',
      rating: 4,
      comment: 'Neat work and friendly. Half a day later than agreed, but she rang to say so.',
      createdAt: '2025-12-18T20:00:00.000Z',
      user: { name: 'Carl' },
      answer: null
    }
  ],
  extras: null,
  earlyEnd: null,
  finish: { finishedAt: '2025-12-18T10:00:00.000Z', worked: null, photos: [] },
  createdAt: '2025-12-14T06:00:00.000Z',
  is_active: 1,
  can: [],
  leadId: 'reviewedJob-leadId',
  messagesCount: 0,
  user: { name: 'Carl Moss', avatar: '/icon-512.png' },
  leads: [
    {
      id: 'reviewedJob-leadId',
      business_name: 'Bell Heating',
      is_interested: true,
      messagesCount: 0
    }
  ],
  leadsCount: 1,
  expectedCount: 1,
  quotesCount: 1,
  closed_reason: null,
  business_phone: null,
  closesAt: null
};

export const review: Review = {
  id: 'reviewedJob-reviews-1',
  jobId: 'reviewedJob',
  rating: 4,
  comment: 'Neat work and friendly. Half a day later than agreed, but she rang to say so.',
  createdAt: '2025-12-18T20:00:00.000Z',
  user: { name: 'Carl' },
  answer: null
};

export const cancelledJob: OwnJob = {
  id: 'cancelledJob',
  jobNumber: 'J000004',
  status: 'cancelled',
  title: 'Stopcock drips under the stairs',
  description: 'A slow drip from the spindle. In the end my neighbour tightened the gland nut for me.',
  type: 'normal',
  service: { name: 'Fix a leak or burst pipe' },
  location: 'SE1 9SG',
  town: 'London SE',
  job_type: 'Terraced house',
  target_job_done: 'Within a month',
  targetCompletionDatetime: null,
  trade: 'plumbing',
  answers: [],
  photos: [
    {
      id: 'cancelledJob-photos-1',
      url: '/icon-512.png',
      text: 'Where it is, under the stairs. The spindle drips.',
      width: 960,
      height: 720
    }
  ],
  category_id: 'ownJob-category_id',
  business: null,
  cost: null,
  rate_type: null,
  reviews: [],
  extras: null,
  earlyEnd: null,
  finish: null,
  createdAt: '2025-11-19T06:00:00.000Z',
  is_active: 1,
  can: [],
  leadId: null,
  messagesCount: 0,
  user: { name: 'Carl Moss', avatar: '/icon-512.png' },
  leads: [],
  leadsCount: 2,
  expectedCount: 2,
  quotesCount: 0,
  closed_reason: null,
  business_phone: null,
  closesAt: null
};

export const response: Row<'jobResponses', 'responses'> = {
  id: 'response',
  cost: 210,
  rate_type: 'Daily',
  currency: '£',
  comments: 'By the day, so anything else that drips can be done on the same visit.',
  detail: {
    lines: [],
    vat: 'not_registered',
    vat_amount: null,
    included: null,
    not_included: 'Parts, at what they cost.',
    earliest_start: '2026-01-17',
    valid_until: null,
    duration: { count: 1, unit: 'days' },
    deposit_percent: null,
    deposit_amount: null
  },
  file: null,
  createdAt: '2026-01-12T01:00:00.000Z',
  leadId: 'response-leadId',
  messagesCount: 0,
  business: {
    id: 'response-business',
    userName: 'Yusuf Demir',
    name: 'Mendwell Home Repairs',
    logo: '/icon-512.png',
    rating: 4.7,
    reviewsCount: 6
  },
  avatar: null,
  sentBeforeChange: false,
  earlier: [],
  can: [ 'accept', 'decline', 'sendMessage' ]
};

export const receivedQuote: ReceivedQuote = {
  id: 'response',
  jobId: 'ownJob',
  leadId: 'response-leadId',
  job: {
    title: 'Kitchen mixer tap drips all night',
    description: 'A single lever mixer, about ten years old. It drips however hard we close it. Happy to buy a new one.',
    type: 'normal',
    service: { name: 'Repair or replace a tap' },
    location: 'SE1 9SG',
    town: 'London SE',
    job_type: 'Terraced house',
    target_job_done: 'Within a week',
    targetCompletionDatetime: null,
    trade: 'plumbing',
    answers: [],
    photos: [
      {
        id: 'ownJob-photos-1',
        url: '/icon-512.png',
        text: 'The mixer. It drips however hard we close it.',
        width: 960,
        height: 720
      }
    ],
    jobNumber: 'J000001',
    status: 'active',
    is_active: 1,
    createdAt: '2026-01-11T08:00:00.000Z'
  },
  cost: 210,
  rate_type: 'Daily',
  currency: '£',
  comments: 'By the day, so anything else that drips can be done on the same visit.',
  detail: {
    lines: [],
    vat: 'not_registered',
    vat_amount: null,
    included: null,
    not_included: 'Parts, at what they cost.',
    earliest_start: '2026-01-17',
    valid_until: null,
    duration: { count: 1, unit: 'days' },
    deposit_percent: null,
    deposit_amount: null
  },
  file: null,
  createdAt: '2026-01-12T01:00:00.000Z',
  messagesCount: 0,
  sentBeforeChange: false,
  earlier: [],
  can: [ 'accept', 'decline', 'sendMessage' ],
  business: {
    id: 'response-business',
    userName: 'Yusuf Demir',
    name: 'Mendwell Home Repairs',
    logo: '/icon-512.png',
    rating: 4.7,
    reviewsCount: 6
  },
  avatar: null
};

export const comparedJob: Answer<'compareQuotes'>['job'] = { id: 'ownJob', title: 'Kitchen mixer tap drips all night', jobNumber: 'J000001', status: 'active' };

export const comparedQuote: Row<'compareQuotes', 'quotes'> = {
  id: 'comparedQuote',
  cost: 95,
  rate_type: 'Flat',
  currency: '£',
  comments: 'New cartridge and an hour on site. If the tap must go I will say so first.',
  detail: {
    lines: [
      {
        kind: 'labour',
        text: 'Take the mixer apart',
        quantity: 1.25,
        unit: 'hour',
        unit_price: 54,
        sum: 67.5
      },
      {
        kind: 'materials',
        text: 'Ceramic cartridge',
        quantity: 1,
        unit: 'item',
        unit_price: 27.5,
        sum: 27.5
      }
    ],
    vat: 'included_20',
    vat_amount: 15.83,
    included: 'Getting here, and a look at the stop cock.',
    not_included: 'A new mixer, if the body has cracked.',
    earliest_start: '2026-01-14',
    valid_until: '2026-02-11',
    duration: { count: 2, unit: 'hours' },
    deposit_percent: 0,
    deposit_amount: 0
  },
  file: null,
  createdAt: '2026-01-11T14:00:00.000Z',
  leadId: 'ownJob-leads-1',
  messagesCount: 2,
  business: {
    id: 'jobUnderWay-business',
    userName: 'Anna Bell',
    name: 'Bell Heating',
    logo: '/icon-512.png',
    rating: 4.5,
    reviewsCount: 2
  },
  avatar: null,
  sentBeforeChange: true,
  earlier: [],
  can: [ 'accept', 'decline', 'sendMessage' ],
  total: { pounds: 95, isEstimate: false },
  distance_miles: 0,
  replyMinutes: 120,
  isVerified: true
};

export const conversation: Row<'conversations', 'conversations'> = {
  leadId: 'ownJob-leads-1',
  job: {
    id: 'ownJob',
    title: 'Kitchen mixer tap drips all night',
    jobNumber: 'J000001',
    status: 'active'
  },
  user: { name: 'Bell Heating', picture: '/icon-512.png' },
  last: {
    body: 'No hose, just a plain one. Tomorrow morning would suit me.',
    createdAt: '2026-01-11T12:00:00.000Z',
    sender: 'customer',
    attachment: null
  },
  unread: 0,
  is_archived: false
};

export const bellGroup: Row<'bell', 'groups'> = {
  id: 'ownJob',
  job: { id: 'ownJob', title: 'Kitchen mixer tap drips all night', jobNumber: 'J000001' },
  place: 'quoted',
  at: 'ownJob',
  createdAt: '2026-01-11T16:00:00.000Z',
  unread: 4,
  entries: [
    {
      id: 'bellGroup-entries-1',
      kind: 'quote-received',
      name: 'Stone Plumbing',
      cost: 48.5,
      rate_type: 'Hourly',
      rating: null,
      createdAt: '2026-01-11T16:00:00.000Z',
      isUnread: true,
      count: 1
    },
    {
      id: 'bellGroup-entries-2',
      kind: 'quote-received',
      name: 'Bell Heating',
      cost: 95,
      rate_type: 'Flat',
      rating: null,
      createdAt: '2026-01-11T14:00:00.000Z',
      isUnread: true,
      count: 1
    },
    {
      id: 'bellGroup-entries-3',
      kind: 'message-received',
      name: 'Bell Heating',
      cost: null,
      rate_type: null,
      rating: null,
      createdAt: '2026-01-11T11:00:00.000Z',
      isUnread: true,
      count: 1
    },
    {
      id: 'bellGroup-entries-4',
      kind: 'interested',
      name: 'Bell Heating',
      cost: null,
      rate_type: null,
      rating: null,
      createdAt: '2026-01-11T10:00:00.000Z',
      isUnread: true,
      count: 1
    }
  ]
};

export const jobToChange: Answer<'jobToChange'>['data'] = {
  id: 'ownJob',
  jobNumber: 'J000001',
  status: 'active',
  revision: 1,
  isTakenUp: true,
  title: 'Kitchen mixer tap drips all night',
  description: 'A single lever mixer, about ten years old. It drips however hard we close it. Happy to buy a new one.',
  category_id: 'ownJob-category_id',
  service_id: 'jobToChange-service_id',
  service: { name: 'Repair or replace a tap' },
  location: 'SE1 9SG',
  job_type: 'Terraced house',
  target_job_done: 'Within a week',
  targetCompletionDatetime: null,
  answers: [],
  photos: [
    {
      id: 'ownJob-photos-1',
      url: '/icon-512.png',
      text: 'The mixer. It drips however hard we close it.',
      width: 960,
      height: 720
    }
  ],
  can: [ 'change' ]
};

export const notificationSettings: Answer<'notificationSettings'> = {
  notificationChannels: { email: true, sms: false },
  notifiableEvents: {
    messages: true,
    newsletters: false,
    specialOffers: false,
    recommendations: false,
    newJobLeads: false
  },
  leadMails: null,
  textsAvailable: true
};

export const owner: User = {
  id: 'owner',
  userType: 'business',
  subscription_status: 'active',
  subscription_type: 'premium',
  name: 'Anna Bell',
  first_name: 'Anna',
  last_name: 'Bell',
  email: 'business@fettle.test',
  mobile_number: '07700900123',
  avatar: null,
  emailVerifiedAt: '2025-10-14T10:00:00.000Z'
};

export const lead: Row<'leads', 'leads'> = {
  id: 'lead',
  is_interested: false,
  createdAt: '2026-01-12T08:00:00.000Z',
  firstSeenAt: '2026-01-12T10:00:00.000Z',
  distance_miles: 0,
  job: {
    title: 'Water coming through the kitchen ceiling',
    description: 'There is a wet patch under the bathroom and it drips when somebody showers. I have turned the water off at the stopcock. Somebody is at home all day.',
    type: 'normal',
    service: { name: 'Fix a leak or burst pipe' },
    location: 'SE1',
    town: 'London SE',
    job_type: 'Terraced house',
    target_job_done: 'As soon as possible',
    targetCompletionDatetime: null,
    trade: 'plumbing',
    answers: [],
    photos: [
      {
        id: 'lead-job-photos-1',
        url: '/icon-512.png',
        text: 'It drips here when somebody showers. The bucket fills in an hour.',
        width: 960,
        height: 720
      },
      {
        id: 'lead-job-photos-2',
        url: '/icon-512.png',
        text: 'The stopcock under the stairs, now closed.',
        width: 960,
        height: 720
      }
    ]
  },
  changed: null,
  declined: null,
  expired: null,
  user: { name: 'Carl Moss', mobile_number: null },
  messagesCount: 0,
  can: [ 'markInterested', 'dismiss', 'sendQuote', 'sendMessage' ]
};

export const sentQuote: SentQuote = {
  id: 'comparedQuote',
  jobId: 'ownJob',
  leadId: 'ownJob-leads-1',
  job: {
    title: 'Kitchen mixer tap drips all night',
    description: 'A single lever mixer, about ten years old. It drips however hard we close it. Happy to buy a new one.',
    type: 'normal',
    service: { name: 'Repair or replace a tap' },
    location: 'SE1',
    town: 'London SE',
    job_type: 'Terraced house',
    target_job_done: 'Within a week',
    targetCompletionDatetime: null,
    trade: 'plumbing',
    answers: [],
    photos: [
      {
        id: 'ownJob-photos-1',
        url: '/icon-512.png',
        text: 'The mixer. It drips however hard we close it.',
        width: 960,
        height: 720
      }
    ],
    jobNumber: 'J000001',
    status: 'active',
    is_active: 1,
    createdAt: '2026-01-11T08:00:00.000Z'
  },
  cost: 95,
  rate_type: 'Flat',
  currency: '£',
  comments: 'New cartridge and an hour on site. If the tap must go I will say so first.',
  detail: {
    lines: [
      {
        kind: 'labour',
        text: 'Take the mixer apart',
        quantity: 1.25,
        unit: 'hour',
        unit_price: 54,
        sum: 67.5
      },
      {
        kind: 'materials',
        text: 'Ceramic cartridge',
        quantity: 1,
        unit: 'item',
        unit_price: 27.5,
        sum: 27.5
      }
    ],
    vat: 'included_20',
    vat_amount: 15.83,
    included: 'Getting here, and a look at the stop cock.',
    not_included: 'A new mixer, if the body has cracked.',
    earliest_start: '2026-01-14',
    valid_until: '2026-02-11',
    duration: { count: 2, unit: 'hours' },
    deposit_percent: 0,
    deposit_amount: 0
  },
  file: null,
  createdAt: '2026-01-11T14:00:00.000Z',
  messagesCount: 2,
  sentBeforeChange: true,
  earlier: [],
  can: [ 'revise', 'withdraw', 'sendMessage' ],
  changed: { at: '2026-01-11T15:00:00.000Z', fields: [ 'urgency' ] },
  user: { name: 'Carl Moss', mobile_number: '07700900456' }
};

export const workJob: WorkJob = {
  id: 'jobUnderWay',
  jobNumber: 'J000002',
  status: 'progress',
  title: 'Radiator valve weeps onto the floor',
  description: 'The valve in the hall leaves a small puddle every day. The floor below is oak, so I would like it mended soon.',
  type: 'normal',
  service: { name: 'Fix a leak or burst pipe' },
  location: 'SE1 9SG',
  town: 'London SE',
  job_type: 'Terraced house',
  target_job_done: 'Within a week',
  targetCompletionDatetime: null,
  trade: 'plumbing',
  answers: [],
  photos: [
    {
      id: 'jobUnderWay-photos-1',
      url: '/icon-512.png',
      text: 'The valve in the hall, and the bowl, which fills in a day.',
      width: 960,
      height: 720
    }
  ],
  category_id: 'ownJob-category_id',
  business: { id: 'jobUnderWay-business', userName: 'Anna Bell', name: 'Bell Heating', logo: '/icon-512.png' },
  cost: 120,
  rate_type: 'Flat',
  reviews: [],
  extras: null,
  earlyEnd: null,
  finish: null,
  createdAt: '2026-01-08T10:00:00.000Z',
  is_active: 1,
  can: [ 'finish' ],
  leadId: 'jobUnderWay-leadId',
  messagesCount: 1,
  user: { name: 'Carl Moss', avatar: '/icon-512.png', mobile_number: '07700900456' }
};

export const finishedWork: WorkJob = {
  id: 'reviewedJob',
  jobNumber: 'J000003',
  status: 'finished',
  title: 'Replace both bathroom taps',
  description: 'The old pillar taps are seized. New ones are here in a box, chrome, standard size.',
  type: 'normal',
  service: { name: 'Repair or replace a tap' },
  location: 'SE1 9SG',
  town: 'London SE',
  job_type: 'Terraced house',
  target_job_done: 'Within a month',
  targetCompletionDatetime: null,
  trade: 'plumbing',
  answers: [],
  photos: [
    {
      id: 'reviewedJob-photos-1',
      url: '/icon-512.png',
      text: 'One of the two. It drips, and the handle turns no more.',
      width: 960,
      height: 720
    }
  ],
  category_id: 'ownJob-category_id',
  business: { id: 'jobUnderWay-business', userName: 'Anna Bell', name: 'Bell Heating', logo: '/icon-512.png' },
  cost: 140,
  rate_type: 'Flat',
  reviews: [
    {
      id: 'reviewedJob-reviews-1',
      jobId: 'reviewedJob',
      rating: 4,
      comment: 'Neat work and friendly. Half a day later than agreed, but she rang to say so.',
      createdAt: '2025-12-18T20:00:00.000Z',
      user: { name: 'Carl' },
      answer: null
    }
  ],
  extras: null,
  earlyEnd: null,
  finish: { finishedAt: '2025-12-18T10:00:00.000Z', worked: null, photos: [] },
  createdAt: '2025-12-14T06:00:00.000Z',
  is_active: 1,
  can: [ 'answer' ],
  leadId: 'reviewedJob-leadId',
  messagesCount: 0,
  user: { name: 'Carl Moss', avatar: '/icon-512.png', mobile_number: null }
};

export const ownFirm: Answer<'ownBusiness'> = {
  id: 'jobUnderWay-business',
  name: 'Bell Heating',
  description: 'Family firm in Southwark since 2009. Leaks, taps and showers, usually the same day. We tidy up after ourselves and explain the bill.',
  mobile_number: '07700900123',
  landline: '02079460123',
  website: 'https://bell-heating.example.com',
  location: 'SE1 7PB',
  logo: '/icon-512.png',
  workCategories: [ 'ownJob-category_id' ],
  services: [
    { id: 'ownFirm-services-1', name: 'Fit or repair a shower' },
    { id: 'ownFirm-services-2', name: 'Fix a leak or burst pipe' },
    { id: 'jobToChange-service_id', name: 'Repair or replace a tap' }
  ],
  workCategoriesName: 'Plumbing',
  address: null,
  abn: null,
  documents: []
};

export const savedReplies: Answer<'savedReplies'> = {
  replies: [
    {
      id: 'savedReplies-replies-1',
      name: 'First answer',
      body: 'Hello {first name},\n' +
        'thank you for asking about “{job}”. I can have a look this week. Which day suits you?\n' +
        '{my name}'
    },
    {
      id: 'savedReplies-replies-2',
      name: 'Photo, please',
      body: 'Hello {first name}, could you send a photo of it, and of the pipes below? Then I can say what it will cost.'
    },
    {
      id: 'savedReplies-replies-3',
      name: 'On my way',
      body: 'I am on my way, {first name}, and with you in about half an hour.'
    }
  ]
};

export const quoteTemplates: Answer<'quoteTemplates'> = {
  templates: [
    {
      id: 'quoteTemplates-templates-1',
      name: 'Look for a leak',
      contents: {
        vat: 'included_20',
        included: 'A photo of what I find.',
        not_included: null,
        duration: { count: 1, unit: 'hours' },
        deposit_percent: null,
        message: 'I look for it first and tell you what it will cost before I begin.',
        lines: [ { kind: 'labour', text: 'Find the leak', quantity: 1, unit: 'hour', unit_price: 48.5 } ]
      }
    },
    {
      id: 'quoteTemplates-templates-2',
      name: 'New kitchen tap',
      contents: {
        vat: 'included_20',
        included: 'New flexible pipes and valves where they are needed.',
        not_included: 'Work on the worktop.',
        duration: { count: 2, unit: 'hours' },
        deposit_percent: 0,
        message: 'I bring the tap along and take the old one away.',
        lines: [
          {
            kind: 'labour',
            text: 'Take the old tap off and fit the new one',
            quantity: 1.5,
            unit: 'hour',
            unit_price: 48.5
          },
          { kind: 'materials', text: 'Mixer tap, chrome', quantity: 1, unit: 'item', unit_price: 64 }
        ]
      }
    }
  ]
};

export const startingPrices: Answer<'startingPrices'> = {
  prices: [
    { service: { id: 'ownFirm-services-1', name: 'Fit or repair a shower' }, from: null },
    { service: { id: 'ownFirm-services-2', name: 'Fix a leak or burst pipe' }, from: null },
    { service: { id: 'jobToChange-service_id', name: 'Repair or replace a tap' }, from: null }
  ]
};

export const serviceArea: Answer<'serviceArea'> = {
  postcode: 'SE1 7PB',
  town: 'London SE',
  radiusKm: 40,
  centre: { lat: 51.5, lng: -0.093 },
  areas: [
    { code: 'EC', name: 'London EC', lat: 51.52, lng: -0.095, isReached: true },
    { code: 'WC', name: 'London WC', lat: 51.517, lng: -0.12, isReached: true },
    { code: 'SE', name: 'London SE', lat: 51.47, lng: -0.04, isReached: true },
    { code: 'E', name: 'London E', lat: 51.54, lng: -0.02, isReached: true },
    { code: 'SW', name: 'London SW', lat: 51.46, lng: -0.17, isReached: true }
  ]
};

export const dashboard: Answer<'dashboard'> = {
  tabs: [
    { tab: 'leads', count: 3, newest: '2026-01-12T10:00:00.000Z' },
    { tab: 'quoted', count: 0, newest: null },
    { tab: 'progress', count: 1, newest: '2026-01-08T22:00:00.000Z' }
  ],
  waits: [
    { kind: 'new-leads', count: 3 },
    { kind: 'new-work', count: 1 },
    { kind: 'open-quotes', count: 1 }
  ],
  unread: 1,
  newLeads: { since: '2025-12-13T00:00:00.000Z', opened: [] },
  trackRecord: { rating: 4.5, reviewsCount: 2, wonThisMonth: 1 }
};

export const extra: Row<'extras', 'extras'> = {
  id: 'extra',
  status: 'approved',
  amount: 12,
  days: 0,
  reason: 'You asked for two more keys.',
  words: null,
  createdAt: '2026-01-10T19:17:57.970Z',
  decidedAt: '2026-01-10T22:17:57.970Z',
  can: []
};

export const sum: Answer<'extras'>['sum'] = { agreed: 95, rate_type: 'Flat', extras: 12, due: 107, isEndedEarly: false };

export const snag: Row<'snags', 'snags'> = {
  id: 'snag',
  status: 'open',
  text: 'There is a hand print on the wall by the switch.',
  createdAt: '2026-01-10T18:34:37.641Z',
  doneAt: null,
  photos: [],
  can: [ 'remove' ]
};

export const earlyEnd: Row<'earlyEnds', 'ends'> = {
  id: 'earlyEnd',
  side: 'customer',
  isMine: true,
  status: 'declined',
  reason: 'The part that matters is done, and I would rather do the rest myself.',
  createdAt: '2026-01-10T23:07:30.833Z',
  lapsesAt: '2026-01-18T00:00:00.000Z',
  decidedAt: '2026-01-11T02:07:30.833Z',
  can: []
};

export const visitToCome: Row<'visitsToCome', 'visits'> = {
  id: 'visitToCome',
  leadId: 'visitToCome-leadId',
  kind: 'work',
  status: 'agreed',
  revision: 2,
  proposedBy: 'business',
  times: [],
  agreed: { startsAt: '2026-01-16T14:00:00.000Z', endsAt: '2026-01-16T16:00:00.000Z' },
  words: null,
  endedBy: null,
  member: { id: 'visitToCome-member', name: 'Joanne Birtwistle' },
  onWayAt: null,
  noShow: null,
  can: [ 'cancel', 'assign' ],
  job: {
    id: 'visitToCome-job',
    title: 'Upgrade board before the car charger goes in',
    status: 'progress'
  },
  user: { name: 'Beth Gallagher' },
  place: 'Manchester (M14 3JJ)'
};

export const billing: Answer<'billing'> = {
  data: {
    subscription_status: 'active',
    subscription_type: 'premium',
    payment_method: 'card',
    price: 234,
    net: 195,
    vat: 39,
    currency: '£',
    promo_code: null,
    nextPaymentDate: '2026-02-11T10:00:00.000Z',
    accessUntil: null,
    cancelsAt: null,
    endsIfCancelled: '2026-02-11T10:00:00.000Z',
    nextPackage: null,
    priceNow: null,
    bouncedPackage: null,
    paymentPending: false,
    awaitsBank: false,
    payments: [
      {
        id: 'billing-data-payments-1',
        date: '2026-01-11T10:00:00.000Z',
        amount: 234,
        net: 195,
        vat: 39,
        currency: '£',
        status: 'paid',
        what: 'Premium package',
        promo_code: null,
        invoiceNumber: 'INV-000548',
        creditNotes: []
      },
      {
        id: 'billing-data-payments-2',
        date: '2025-12-11T10:00:00.000Z',
        amount: 234,
        net: 195,
        vat: 39,
        currency: '£',
        status: 'paid',
        what: 'Premium package',
        promo_code: null,
        invoiceNumber: 'INV-000509',
        creditNotes: []
      }
    ],
    can: [ 'cancel', 'changePackage' ]
  }
};

export const firm: Answer<'publicBusiness'> = {
  id: 'jobUnderWay-business',
  name: 'Bell Heating',
  description: 'Family firm in Southwark since 2009. Leaks, taps and showers, usually the same day. We tidy up after ourselves and explain the bill.',
  mobile_number: '07700900123',
  landline: '02079460123',
  website: 'https://bell-heating.example.com',
  location: 'SE1',
  logo: '/icon-512.png',
  workCategories: [ 'ownJob-category_id' ],
  services: [
    { id: 'ownFirm-services-1', name: 'Fit or repair a shower' },
    { id: 'ownFirm-services-2', name: 'Fix a leak or burst pipe' },
    { id: 'jobToChange-service_id', name: 'Repair or replace a tap' }
  ],
  workCategoriesName: 'Plumbing',
  userName: 'Anna Bell',
  tradeSlug: 'plumbing',
  isVerified: true,
  verifiedAt: '2025-10-14T10:00:00.000Z',
  isListed: true,
  facts: { since: '2025-10-14T10:00:00.000Z', finishedJobs: null, replyMinutes: 120 },
  town: 'London SE',
  rating: 4.5,
  reviewsCount: 2,
  reviews: [
    {
      id: 'reviewedJob-reviews-1',
      jobId: 'reviewedJob',
      rating: 4,
      comment: 'Neat work and friendly. Half a day later than agreed, but she rang to say so.',
      createdAt: '2025-12-18T20:00:00.000Z',
      user: { name: 'Carl' },
      answer: null,
      service: 'Repair or replace a tap',
      town: 'London SE'
    },
    {
      id: 'firm-reviews-2',
      jobId: 'firm-reviews-2-jobId',
      rating: 5,
      comment: 'Found the fault quickly and explained it. Would ask again.',
      createdAt: '2025-12-10T02:00:00.000Z',
      user: { name: 'Dana' },
      answer: null,
      service: 'Fit or repair a shower',
      town: 'London SW'
    }
  ],
  hiddenReviews: [],
  startingPrices: [],
  workPictures: [
    {
      id: 'firm-workPictures-1',
      url: '/icon-512.png',
      text: 'A new brass mixer runs into a white basin before blue tiles.',
      width: 960,
      height: 720,
      service: 'Repair or replace a tap',
      before: 'firm-workPictures-1-before'
    },
    {
      id: 'firm-workPictures-1-before',
      url: '/icon-512.png',
      text: 'A chrome mixer drips into an old basin with a rust mark.',
      width: 960,
      height: 720,
      service: 'Repair or replace a tap',
      before: null
    }
  ]
};

export const packages: Answer<'packages'>['packages'] = [
  {
    id: 'packages-1',
    name: 'standard',
    title: 'Standard',
    price: 114,
    net: 95,
    vat: 19,
    currency: '£',
    interval: 'month',
    features: [
      'Every normal job within 25 miles of your post code',
      'Premium jobs once they have waited 24 hours',
      'No fee for leads, quotes or finished jobs',
      'A public profile with your reviews'
    ]
  },
  {
    id: 'packages-2',
    name: 'premium',
    title: 'Premium',
    price: 234,
    net: 195,
    vat: 39,
    currency: '£',
    interval: 'month',
    features: [
      'Every job within 25 miles of your post code',
      'Premium jobs at once, 24 hours before the others',
      'No fee for leads, quotes or finished jobs',
      'A public profile with your reviews'
    ]
  }
];

export const demand: Answer<'demand'> = { place: { outward: 'SE1', town: 'London SE' }, leadsAMonth: 6, premiumAMonth: null };

export const facts: Answer<'marketFacts'>['facts'] = { jobsPosted: 474, firstQuoteMinutes: 311, hiredPercent: 84 };

export const popularService: Row<'marketFacts', 'popular'> = {
  id: 'popularService',
  name: 'Paint a room',
  trade: { slug: 'painting-decorating', name: 'Painting & Decorating' },
  guide: {
    basis: 'accepted',
    low: 340,
    high: 520,
    quotesCount: 29,
    place: { level: 'nation', name: 'the UK' },
    unit: null,
    asOf: '2026-01-12'
  }
};

export const picturedService: Row<'marketFacts', 'pictured'> = {
  id: 'popularService',
  name: 'Paint a room',
  trade: { slug: 'painting-decorating', name: 'Painting & Decorating' },
  picture: '/service-repainted-room.avif',
  guide: {
    basis: 'accepted',
    low: 340,
    high: 520,
    quotesCount: 29,
    place: { level: 'nation', name: 'the UK' },
    unit: null,
    asOf: '2026-01-12'
  }
};

export const trades: Answer<'trades'> = {
  trades: [
    {
      id: 'trades-trades-1',
      name: 'Painting & Decorating',
      slug: 'painting-decorating',
      servicesCount: 13,
      businessesCount: 4
    },
    {
      id: 'ownJob-category_id',
      name: 'Plumbing',
      slug: 'plumbing',
      servicesCount: 14,
      businessesCount: 6
    },
    {
      id: 'trades-trades-3',
      name: 'Electrical',
      slug: 'electrical',
      servicesCount: 15,
      businessesCount: 3
    }
  ]
};

export const tradePrices: Answer<'tradePrices'> = {
  prices: [
    {
      service: { id: 'ownFirm-services-2', name: 'Fix a leak or burst pipe' },
      guide: {
        basis: 'accepted',
        low: 100,
        high: 180,
        quotesCount: 11,
        place: { level: 'nation', name: 'the UK' },
        unit: null,
        asOf: '2026-01-12'
      }
    }
  ]
};

export const listed: Row<'directory', 'businesses'> = {
  id: 'jobUnderWay-business',
  name: 'Bell Heating',
  logo: '/icon-512.png',
  town: 'London SE',
  location: 'SE1',
  rating: 4.5,
  reviewsCount: 2,
  distance_miles: 0,
  replyMinutes: 120,
  newestReview: {
    rating: 4,
    comment: 'Neat work and friendly. Half a day later than agreed, but she rang to say so.',
    name: 'Carl',
    createdAt: '2025-12-18T20:00:00.000Z'
  },
  picture: {
    url: '/icon-512.png',
    text: 'A new brass mixer runs into a white basin before blue tiles.',
    width: 960,
    height: 720
  },
  services: [ 'Fit or repair a shower', 'Fix a leak or burst pipe', 'Repair or replace a tap' ],
  servicesCount: 4
};

export const recentReview: Row<'recentWork', 'reviews'> = {
  id: 'recentReview',
  rating: 5,
  comment: 'The walls are like glass. Painted them a fortnight later and filled nothing.',
  createdAt: '2026-01-10T19:39:21.959Z',
  service: { name: 'Skim a room' },
  trade: 'plastering-rendering',
  picture: {
    url: '/icon-512.png',
    text: 'A newly skimmed wall dries above buckets and a trowel.',
    width: 960,
    height: 720
  },
  before: {
    url: '/icon-512.png',
    text: 'A wide crack runs through blue plaster and a piece has fallen out.',
    width: 960,
    height: 720
  },
  town: 'Belfast',
  business: { id: 'recentReview-business', name: 'Truecoat Plastering', logo: '/icon-512.png' },
  user: { name: 'Will' }
};

export const workCategory: Row<'workCategories', 'workCategories'> = {
  id: 'ownJob-category_id',
  name: 'Plumbing',
  slug: 'plumbing',
  services: [
    {
      id: 'workCategory-services-1',
      name: 'Fit an outside tap',
      questions: [
        {
          id: 'outside_pipe',
          label: 'Is there a water pipe on the other side of the wall?',
          type: 'single',
          options: [ 'Yes', 'No', 'Not sure' ]
        },
        {
          id: 'parts',
          label: 'Do you already have the parts?',
          type: 'single',
          options: [ 'Yes', 'No, please supply them', 'Not sure' ]
        }
      ]
    },
    {
      id: 'ownFirm-services-2',
      name: 'Fix a leak or burst pipe',
      questions: [
        {
          id: 'leak_where',
          label: 'Where is the leak?',
          type: 'single',
          options: [ 'Under a sink, bath or toilet', 'In a wall or under a floor', 'In the ceiling' ]
        },
        {
          id: 'leak_now',
          label: 'How bad is it now?',
          type: 'single',
          options: [ 'Water is running', 'It drips', 'It has stopped' ]
        },
        {
          id: 'water_off',
          label: 'Can you turn the water off at the stopcock?',
          type: 'single',
          options: [ 'Yes', 'No', 'Not sure' ]
        }
      ]
    },
    {
      id: 'jobToChange-service_id',
      name: 'Repair or replace a tap',
      questions: [
        {
          id: 'tap',
          label: 'Which tap is it?',
          type: 'single',
          options: [ 'Kitchen tap', 'Basin tap', 'Bath tap' ]
        },
        {
          id: 'tap_wanted',
          label: 'What does it need?',
          type: 'single',
          options: [ 'A repair', 'A new tap', 'Not sure' ]
        },
        {
          id: 'parts',
          label: 'Do you already have the parts?',
          type: 'single',
          options: [ 'Yes', 'No, please supply them', 'Not sure' ]
        }
      ]
    }
  ]
};

export const admin: User = {
  id: 'admin',
  userType: 'admin',
  subscription_status: null,
  subscription_type: null,
  name: 'Ada Grant',
  first_name: 'Ada',
  last_name: 'Grant',
  email: 'admin@fettle.test',
  mobile_number: '07700900100',
  avatar: null,
  emailVerifiedAt: '2025-10-14T10:00:00.000Z'
};

export const adminBusinesses: Answer<'adminBusinesses'> = {
  businesses: [
    {
      id: 'adminBusinesses-businesses-1',
      userName: 'Uma Patel',
      first_name: 'Uma',
      last_name: 'Patel',
      name: 'Patel Pipes',
      location: 'SE1 7PB',
      mobile_number: '07700900127',
      email: 'uma@fettle.test',
      userEmail: 'uma@fettle.test',
      isVerified: false,
      is_active: 1,
      workCategoriesName: 'Plumbing',
      createdAt: '2025-10-14T10:00:00.000Z',
      leadsCount: 0,
      quotedJobs: 0,
      finishedJobsCount: 0,
      canceledJobsCount: 0,
      subscription_type: 'standard',
      subscription_status: 'active',
      noLeadsReason: 'unverified',
      code: 'B-000005',
      documents: []
    },
    {
      id: 'adminBusinesses-businesses-2',
      userName: 'Bob Stone',
      first_name: 'Bob',
      last_name: 'Stone',
      name: 'Stone Plumbing',
      location: 'CR0 1LB',
      mobile_number: '07700900124',
      email: 'bob@fettle.test',
      userEmail: 'bob@fettle.test',
      isVerified: true,
      is_active: 1,
      workCategoriesName: 'Plumbing',
      createdAt: '2025-10-14T10:00:00.000Z',
      leadsCount: 6,
      quotedJobs: 5,
      finishedJobsCount: 2,
      canceledJobsCount: 0,
      subscription_type: 'standard',
      subscription_status: 'active',
      noLeadsReason: null,
      code: 'B-000006',
      documents: []
    },
    {
      id: 'jobUnderWay-business',
      userName: 'Anna Bell',
      first_name: 'Anna',
      last_name: 'Bell',
      name: 'Bell Heating',
      location: 'SE1 7PB',
      mobile_number: '07700900123',
      email: 'business@fettle.test',
      userEmail: 'business@fettle.test',
      isVerified: true,
      is_active: 1,
      workCategoriesName: 'Plumbing',
      createdAt: '2025-10-14T10:00:00.000Z',
      leadsCount: 8,
      quotedJobs: 5,
      finishedJobsCount: 2,
      canceledJobsCount: 1,
      subscription_type: 'premium',
      subscription_status: 'active',
      noLeadsReason: null,
      code: 'B-000007',
      documents: []
    }
  ],
  businessCount: 52,
  hasMore: false
};

export const adminCustomers: Answer<'adminCustomers'> = {
  customers: [
    {
      id: 'adminCustomers-customers-1',
      name: 'Harry Naylor',
      first_name: 'Harry',
      last_name: 'Naylor',
      email: 'harry.naylor@world.fettle.test',
      emailVerifiedAt: '2026-01-10T10:40:49.640Z',
      is_active: 1,
      mobile_number: '07700900650',
      code: 'C-000008',
      createdAt: '2026-01-10T10:40:49.640Z',
      jobsCount: 1,
      finishedJobsCount: 0,
      canceledJobsCount: 0
    },
    {
      id: 'adminCustomers-customers-2',
      name: 'Jonah Idris',
      first_name: 'Jonah',
      last_name: 'Idris',
      email: 'jonah.idris@world.fettle.test',
      emailVerifiedAt: '2026-01-09T12:25:51.337Z',
      is_active: 1,
      mobile_number: '07700900680',
      code: 'C-000009',
      createdAt: '2026-01-09T12:25:51.337Z',
      jobsCount: 1,
      finishedJobsCount: 0,
      canceledJobsCount: 0
    }
  ],
  count: 190,
  hasMore: false
};

export const adminJobs: Answer<'adminJobs'> = {
  jobs: [
    {
      id: 'adminJobs-jobs-1',
      jobNumber: 'J000010',
      title: 'Water coming through the kitchen ceiling',
      description: 'There is a wet patch under the bathroom and it drips when somebody showers. I have turned the water off at the stopcock. Somebody is at home all day.',
      type: 'normal',
      service: { name: 'Fix a leak or burst pipe' },
      location: 'SE1 9SG',
      town: 'London SE',
      job_type: 'Terraced house',
      target_job_done: 'As soon as possible',
      targetCompletionDatetime: null,
      user: { name: 'Carl Moss' },
      status: 'active',
      is_active: 1,
      leadsCount: 3,
      quotesCount: 0,
      photosCount: 2,
      createdAt: '2026-01-12T08:00:00.000Z',
      closed_reason: null,
      category_id: 'ownJob-category_id',
      business: null,
      cost: null,
      rate_type: null,
      reviews: [],
      leads: [ { id: 'lead', business_name: 'Bell Heating', is_interested: false } ]
    },
    {
      id: 'ownJob',
      jobNumber: 'J000001',
      title: 'Kitchen mixer tap drips all night',
      description: 'A single lever mixer, about ten years old. It drips however hard we close it. Happy to buy a new one.',
      type: 'normal',
      service: { name: 'Repair or replace a tap' },
      location: 'SE1 9SG',
      town: 'London SE',
      job_type: 'Terraced house',
      target_job_done: 'Within a week',
      targetCompletionDatetime: null,
      user: { name: 'Carl Moss' },
      status: 'active',
      is_active: 1,
      leadsCount: 4,
      quotesCount: 4,
      photosCount: 1,
      createdAt: '2026-01-11T08:00:00.000Z',
      closed_reason: null,
      category_id: 'ownJob-category_id',
      business: null,
      cost: null,
      rate_type: null,
      reviews: [],
      leads: [
        { id: 'response-leadId', business_name: 'Mendwell Home Repairs', is_interested: false },
        { id: 'adminJobs-jobs-2-leads-2', business_name: 'Stone Plumbing', is_interested: false },
        {
          id: 'adminJobs-jobs-2-leads-3',
          business_name: 'Thamesgate Plumbing',
          is_interested: false
        }
      ]
    },
    {
      id: 'adminJobs-jobs-3',
      jobNumber: 'J000011',
      title: 'Fit a thermostatic shower over the bath',
      description: 'The bath has taps only. I would like a bar shower fitted, tiles are already up to the ceiling. I have the parts.',
      type: 'normal',
      service: { name: 'Fit or repair a shower' },
      location: 'SW9 8PR',
      town: 'London SW',
      job_type: 'Flat or maisonette',
      target_job_done: 'specificDate',
      targetCompletionDatetime: '2026-01-24T10:00:00.000Z',
      user: { name: 'Dana Reed' },
      status: 'active',
      is_active: 1,
      leadsCount: 3,
      quotesCount: 0,
      photosCount: 1,
      createdAt: '2026-01-11T04:00:00.000Z',
      closed_reason: null,
      category_id: 'ownJob-category_id',
      business: null,
      cost: null,
      rate_type: null,
      reviews: [],
      leads: [
        { id: 'adminJobs-jobs-3-leads-1', business_name: 'Stone Plumbing', is_interested: false },
        { id: 'adminJobs-jobs-3-leads-2', business_name: 'Bell Heating', is_interested: false }
      ]
    }
  ],
  jobsCount: 474
};

export const adminQuotes: Answer<'adminQuotes'> = {
  quotes: [
    {
      id: 'response',
      cost: 210,
      rate_type: 'Daily',
      status: 'pending',
      createdAt: '2026-01-12T01:00:00.000Z',
      job: { title: 'Kitchen mixer tap drips all night', jobNumber: 'J000001' },
      business: { id: 'response-business', name: 'Mendwell Home Repairs' },
      user: { name: 'Carl Moss' }
    },
    {
      id: 'adminQuotes-quotes-2',
      cost: 140,
      rate_type: 'Flat',
      status: 'pending',
      createdAt: '2026-01-11T18:00:00.000Z',
      job: { title: 'Kitchen mixer tap drips all night', jobNumber: 'J000001' },
      business: { id: 'adminQuotes-quotes-2-business', name: 'Thamesgate Plumbing' },
      user: { name: 'Carl Moss' }
    },
    {
      id: 'adminQuotes-quotes-3',
      cost: 48.5,
      rate_type: 'Hourly',
      status: 'pending',
      createdAt: '2026-01-11T16:00:00.000Z',
      job: { title: 'Kitchen mixer tap drips all night', jobNumber: 'J000001' },
      business: { id: 'adminBusinesses-businesses-2', name: 'Stone Plumbing' },
      user: { name: 'Carl Moss' }
    }
  ],
  count: 658
};

export const adminReviews: Answer<'adminReviews'> = {
  reviews: [
    {
      id: 'recentReview',
      rating: 5,
      comment: 'The walls are like glass. Painted them a fortnight later and filled nothing.',
      answer: null,
      createdAt: '2026-01-10T19:39:21.959Z',
      jobNumber: 'J000012',
      business: { id: 'recentReview-business', name: 'Truecoat Plastering' },
      user: { name: 'Will MacLeod' },
      is_active: 1,
      hiddenReason: null
    },
    {
      id: 'adminReviews-reviews-2',
      rating: 5,
      comment: '',
      answer: null,
      createdAt: '2026-01-10T19:17:31.335Z',
      jobNumber: 'J000013',
      business: { id: 'adminReviews-reviews-2-business', name: 'Merchant City Cleaners' },
      user: { name: 'Ravi Osman' },
      is_active: 1,
      hiddenReason: null
    },
    {
      id: 'adminReviews-reviews-3',
      rating: 5,
      comment: 'All eleven ticked off, in the order of the list. Wonderful.',
      answer: 'A numbered list is the best thing that a snagging job can start with.',
      createdAt: '2026-01-10T19:08:23.946Z',
      jobNumber: 'J000014',
      business: { id: 'adminReviews-reviews-3-business', name: 'Quayside Builders' },
      user: { name: 'Gethin Bashir' },
      is_active: 1,
      hiddenReason: null
    }
  ],
  count: 317
};

export const adminWorkPictures: Answer<'adminWorkPictures'> = {
  pictures: [
    {
      id: 'adminWorkPictures-pictures-1',
      url: '/icon-512.png',
      text: 'A kitchen mixer drips over a steel sink with limescale at its foot.',
      width: 960,
      height: 720,
      service: 'Repair or replace a tap',
      before: null,
      business: { id: 'adminBusinesses-businesses-2', name: 'Stone Plumbing' },
      createdAt: '2025-11-28T10:00:00.000Z',
      is_active: 1
    },
    {
      id: 'firm-workPictures-1-before',
      url: '/icon-512.png',
      text: 'A chrome mixer drips into an old basin with a rust mark.',
      width: 960,
      height: 720,
      service: 'Repair or replace a tap',
      before: null,
      business: { id: 'jobUnderWay-business', name: 'Bell Heating' },
      createdAt: '2025-11-28T10:00:00.000Z',
      is_active: 1
    },
    {
      id: 'adminWorkPictures-pictures-3',
      url: '/icon-512.png',
      text: 'A new black mixer over a clean steel sink before blue tiles.',
      width: 960,
      height: 720,
      service: 'Repair or replace a tap',
      before: 'adminWorkPictures-pictures-1',
      business: { id: 'adminBusinesses-businesses-2', name: 'Stone Plumbing' },
      createdAt: '2025-11-05T22:00:00.000Z',
      is_active: 1
    }
  ],
  count: 69,
  business: null
};

export const adminCategories: Answer<'adminCategories'> = {
  workCategories: [
    {
      id: 'adminCategories-workCategories-1',
      name: 'Bathroom Fitting',
      is_active: 1,
      activeBusinessesCount: 2,
      inactiveBusinessesCount: 0,
      services: [
        {
          id: 'adminCategories-workCategories-1-services-1',
          name: 'Accessible bathroom adaptation',
          is_active: 1,
          activeBusinessesCount: 0,
          inactiveBusinessesCount: 0
        },
        {
          id: 'adminCategories-workCategories-1-services-2',
          name: 'Bathroom removal and disposal',
          is_active: 1,
          activeBusinessesCount: 0,
          inactiveBusinessesCount: 0
        }
      ]
    },
    {
      id: 'adminCategories-workCategories-2',
      name: 'Bricklaying & Stonework',
      is_active: 1,
      activeBusinessesCount: 1,
      inactiveBusinessesCount: 0,
      services: [
        {
          id: 'adminCategories-workCategories-2-services-1',
          name: 'Block work',
          is_active: 1,
          activeBusinessesCount: 0,
          inactiveBusinessesCount: 0
        },
        {
          id: 'adminCategories-workCategories-2-services-2',
          name: 'Brick cleaning',
          is_active: 1,
          activeBusinessesCount: 0,
          inactiveBusinessesCount: 0
        }
      ]
    }
  ],
  categoryCount: 25
};

export const adminReports: Answer<'adminReports'> = {
  reports: [
    {
      id: 'adminReports-reports-1',
      reason: 'payment_elsewhere',
      note: 'I would rather have everything in writing here.',
      words: 'If we leave this site out of it and you pay me in cash, I can knock a fifth off.',
      attachment: null,
      createdAt: '2026-01-09T11:22:13.339Z',
      reporter: { id: 'adminReports-reports-1-reporter', name: 'Ravi Shaw' },
      writer: { id: 'adminReports-reports-1-writer', name: 'Gareth Okoro' },
      sender: 'business',
      business: { id: 'adminQuotes-quotes-2-business', name: 'Thamesgate Plumbing' },
      leadId: 'adminReports-reports-1-leadId',
      job: { title: 'Nail through a pipe, entirely my fault', jobNumber: 'J000015' },
      owner: null,
      done: null
    },
    {
      id: 'adminReports-reports-2',
      reason: 'scam',
      note: null,
      words: 'Send me the long number of your card here and I book the skip for you.',
      attachment: null,
      createdAt: '2026-01-09T16:15:57.360Z',
      reporter: { id: 'adminReports-reports-2-reporter', name: 'Rosalind Whitaker' },
      writer: { id: 'adminReports-reports-2-writer', name: 'Imran Qadir' },
      sender: 'business',
      business: { id: 'adminReports-reports-2-business', name: 'Northflame Heating' },
      leadId: 'adminReports-reports-2-leadId',
      job: { title: 'Boiler service and a look at a whistling noise', jobNumber: 'J000016' },
      owner: null,
      done: null
    },
    {
      id: 'adminReports-reports-3',
      reason: 'blocked_at_work',
      note: null,
      words: null,
      attachment: null,
      createdAt: '2026-01-10T11:01:16.819Z',
      reporter: { id: 'adminReports-reports-3-reporter', name: 'Kwame McCabe' },
      writer: { id: 'adminReports-reports-3-writer', name: 'Harriet Lowther' },
      sender: 'business',
      business: { id: 'adminReports-reports-3-business', name: 'Sunbeck Renewables' },
      leadId: 'adminReports-reports-3-leadId',
      job: { title: 'Looped supply, was told to sort that out first', jobNumber: 'J000017' },
      owner: null,
      done: null
    },
    {
      id: 'adminReports-reports-4',
      reason: 'harassment',
      note: 'We were on a roof. Please talk to him.',
      words: 'I have rung you six times today. Pick up the phone or I come round to your yard.',
      attachment: null,
      createdAt: '2026-01-10T12:56:04.914Z',
      reporter: { id: 'adminReports-reports-4-reporter', name: 'Moira Lister' },
      writer: { id: 'adminReports-reports-4-writer', name: 'Rory Iqbal' },
      sender: 'customer',
      business: { id: 'adminReports-reports-4-business', name: 'Lister & Daughter Plumbing' },
      leadId: 'adminReports-reports-4-leadId',
      job: { title: 'Overflow pipe dribbling outside, loft tank', jobNumber: 'J000018' },
      owner: { id: 'admin', name: 'Ada Grant' },
      done: null
    }
  ],
  count: 4
};

export const adminFigures: Answer<'adminFigures'> = {
  countedAt: '2026-01-12T10:00:00.000Z',
  cards: [
    {
      key: 'customers',
      title: 'Customers',
      total: 190,
      growth: -42,
      months: [
        { month: '2025-02', value: 6 },
        { month: '2025-03', value: 15 },
        { month: '2025-04', value: 7 },
        { month: '2025-05', value: 15 },
        { month: '2025-06', value: 10 },
        { month: '2025-07', value: 11 },
        { month: '2025-08', value: 14 },
        { month: '2025-09', value: 13 },
        { month: '2025-10', value: 9 },
        { month: '2025-11', value: 15 },
        { month: '2025-12', value: 31 },
        { month: '2026-01', value: 18 }
      ]
    },
    {
      key: 'jobs',
      title: 'Jobs',
      total: 474,
      growth: 41,
      months: [
        { month: '2025-02', value: 6 },
        { month: '2025-03', value: 17 },
        { month: '2025-04', value: 11 },
        { month: '2025-05', value: 20 },
        { month: '2025-06', value: 15 },
        { month: '2025-07', value: 25 },
        { month: '2025-08', value: 23 },
        { month: '2025-09', value: 29 },
        { month: '2025-10', value: 22 },
        { month: '2025-11', value: 38 },
        { month: '2025-12', value: 99 },
        { month: '2026-01', value: 140 }
      ]
    },
    {
      key: 'quotes',
      title: 'Quotes',
      total: 658,
      growth: 14,
      months: [
        { month: '2025-02', value: 9 },
        { month: '2025-03', value: 34 },
        { month: '2025-04', value: 20 },
        { month: '2025-05', value: 29 },
        { month: '2025-06', value: 24 },
        { month: '2025-07', value: 34 },
        { month: '2025-08', value: 33 },
        { month: '2025-09', value: 46 },
        { month: '2025-10', value: 34 },
        { month: '2025-11', value: 46 },
        { month: '2025-12', value: 145 },
        { month: '2026-01', value: 166 }
      ]
    },
    {
      key: 'first_quote',
      title: 'Median time to the first quote',
      total: 5.5,
      growth: 6,
      months: [
        { month: '2025-02', value: 4 },
        { month: '2025-03', value: 5.8 },
        { month: '2025-04', value: 5.7 },
        { month: '2025-05', value: 6.1 },
        { month: '2025-06', value: 6.3 },
        { month: '2025-07', value: 5 },
        { month: '2025-08', value: 17.1 },
        { month: '2025-09', value: 5.6 },
        { month: '2025-10', value: 4.7 },
        { month: '2025-11', value: 4.7 },
        { month: '2025-12', value: 5.2 },
        { month: '2026-01', value: 5.5 }
      ]
    },
    {
      key: 'hired',
      title: 'Jobs with somebody hired',
      total: 43,
      growth: -54,
      months: [
        { month: '2025-02', value: 100 },
        { month: '2025-03', value: 82 },
        { month: '2025-04', value: 82 },
        { month: '2025-05', value: 85 },
        { month: '2025-06', value: 100 },
        { month: '2025-07', value: 92 },
        { month: '2025-08', value: 91 },
        { month: '2025-09', value: 93 },
        { month: '2025-10', value: 86 },
        { month: '2025-11', value: 61 },
        { month: '2025-12', value: 93 },
        { month: '2026-01', value: 43 }
      ]
    },
    {
      key: 'revenue',
      title: 'Net revenue this month',
      total: 2815,
      growth: -54,
      months: [
        { month: '2025-02', value: 5235 },
        { month: '2025-03', value: 5620 },
        { month: '2025-04', value: 6005 },
        { month: '2025-05', value: 6005 },
        { month: '2025-06', value: 6100 },
        { month: '2025-07', value: 6100 },
        { month: '2025-08', value: 6100 },
        { month: '2025-09', value: 6100 },
        { month: '2025-10', value: 6100 },
        { month: '2025-11', value: 6100 },
        { month: '2025-12', value: 6100 },
        { month: '2026-01', value: 2815 }
      ]
    }
  ]
};

export const promoCodes: Answer<'promoCodes'> = {
  promoCodes: [
    {
      id: 'promoCodes-promoCodes-1',
      name: 'SPRING20',
      description: 'Spring offer for new Local Pros',
      percentage: 20,
      status: true
    }
  ],
  count: 1
};

export const marketSettings: Answer<'marketSettings'> = {
  data: {
    isVatRegistered: true,
    vatRate: 20,
    headStartHours: 24,
    freeMonths: 12,
    takesCrownDependencies: true,
    textsADay: null,
    textsADayAtStart: 500,
    unansweredDays: 60,
    radiusKm: 40,
    graceDays: 7,
    impersonationMinutes: 30
  }
};
