import type { BusinessId, UserId } from '../../platform/ids.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { fixedId } from '../fixed-id.ts';

export const DEMO_PASSWORD = 'local-jobs-done-right';
export const DEMO_DOMAIN = 'fettle.test';

export const personId = (first: string) => fixedId(`person ${first}`) as UserId;

const JOINED_DAYS_AGO = 90;
/** All of them came on one day. */
export const peopleJoined = (now: Date): Date => new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS);

/** A business of the demo, by its owner. */
export const businessId = (owner: string) => fixedId(`business of ${owner}`) as BusinessId;

/** Who lives in the demo world; printed at start. */
export const PEOPLE = [
  {
    first: 'Ada',
    last: 'Grant',
    role: 'admin',
    mailbox: 'admin',
    mobile: '07700900100',
    note: 'runs the marketplace',
  },
  {
    first: 'Carl',
    last: 'Moss',
    role: 'customer',
    mailbox: 'customer',
    mobile: '07700900456',
    note: 'has jobs in every state',
  },
  {
    first: 'Dana',
    last: 'Reed',
    role: 'customer',
    mailbox: 'dana',
    mobile: '07700900457',
    note: 'another customer',
  },
  {
    first: 'Anna',
    last: 'Bell',
    role: 'business',
    mailbox: 'business',
    mobile: '07700900123',
    note: 'Bell Heating, premium',
  },
  {
    first: 'Bob',
    last: 'Stone',
    role: 'business',
    mailbox: 'bob',
    mobile: '07700900124',
    note: 'Stone Plumbing, standard',
  },
  {
    first: 'Eve',
    last: 'Hart',
    role: 'business',
    mailbox: 'eve',
    mobile: '07700900125',
    note: 'Hart Electrics, subscription expired',
  },
  {
    first: 'Frank',
    last: 'Lowe',
    role: 'business',
    mailbox: 'frank',
    mobile: '07700900126',
    note: 'Far Plumbing, Manchester',
  },
  {
    first: 'Uma',
    last: 'Patel',
    role: 'business',
    mailbox: 'uma',
    mobile: '07700900127',
    note: 'Patel Pipes, not yet verified',
  },
] as const;

const PLUMBING = {
  trade: 'Plumbing',
  services: [
    'Fix a leak or burst pipe',
    'Repair or replace a tap',
    'Unblock a sink, bath or toilet',
    'Fit or repair a shower',
  ],
};

/** The businesses; days are counted back from today. Who is new has no sign yet. */
export const BUSINESSES = [
  {
    owner: 'Anna',
    name: 'Bell Heating',
    description:
      'Family firm in Southwark since 2009. Leaks, taps and showers, usually the same day. We tidy up after ourselves and explain the bill.',
    postcode: 'SE1 7PB',
    landline: '02079460123',
    website: 'https://bell-heating.example.com',
    ...PLUMBING,
    sign: { shape: 'shield', mark: 'flame', livery: 'brick' },
    subscription: { package: 'premium', status: 'active', paidDays: 20 },
    isVerified: true,
  },
  {
    owner: 'Bob',
    name: 'Stone Plumbing',
    description: 'One man, one van, Croydon and round about. Fair prices, said before I start.',
    postcode: 'CR0 1LB',
    landline: null,
    website: null,
    ...PLUMBING,
    sign: 'face',
    subscription: { package: 'standard', status: 'active', paidDays: 12 },
    isVerified: true,
  },
  {
    owner: 'Eve',
    name: 'Hart Electrics',
    description: 'Rewires, consumer units and fault finding. Part P registered.',
    postcode: 'N1 0AA',
    landline: null,
    website: 'https://hart-electrics.example.com',
    trade: 'Electrical',
    services: [],
    sign: { shape: 'hexagon', mark: 'bolt', livery: 'mustard' },
    subscription: { package: 'standard', status: 'expired', paidDays: -9 },
    isVerified: true,
  },
  {
    owner: 'Frank',
    name: 'Far Plumbing',
    description: 'Plumbing in Manchester and Salford, evenings and weekends too.',
    postcode: 'M1 1AE',
    landline: '01614960126',
    website: null,
    ...PLUMBING,
    sign: { shape: 'disc', mark: 'drop', livery: 'sky' },
    subscription: { package: 'standard', status: 'active', paidDays: 25 },
    isVerified: true,
  },
  {
    owner: 'Uma',
    name: 'Patel Pipes',
    description: 'Bathrooms and burst pipes in South London.',
    postcode: 'SE1 7PB',
    landline: null,
    website: null,
    ...PLUMBING,
    sign: null,
    subscription: { package: 'standard', status: 'active', paidDays: 29 },
    isVerified: false,
  },
] as const;
