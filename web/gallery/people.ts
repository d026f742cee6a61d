import type { User } from '../../contract/accounts.ts';
import type { PublicBusiness } from '../../contract/businesses.ts';
import type { WorkPicture } from '../../contract/work-pictures.ts';
import type { Review } from '../../contract/reviews.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { OwnBusiness } from '../marketplace/settings/business/own-business.ts';
import { answered, type Before, DAYS, review } from './samples.ts';

const { sample } = galleryCopy;

/** Stands for a photograph. */
export const PICTURE = '/apple-touch-icon.png';

export const customer: User = {
  id: 'carol',
  userType: 'customer',
  subscription_status: null,
  subscription_type: null,
  name: sample.customer,
  first_name: 'Carol',
  last_name: 'Appleby',
  email: sample.customerEmail,
  mobile_number: sample.number,
  avatar: null,
  emailVerifiedAt: '2026-01-05T09:00:00.000Z',
};

export const longCustomer: User = {
  ...customer,
  id: 'wilhelmina',
  name: sample.longCustomer,
  email: sample.email,
  avatar: PICTURE,
};

export const owner: User = {
  ...customer,
  id: 'alan',
  userType: 'business',
  subscription_status: 'active',
  subscription_type: 'premium',
  name: sample.owner,
  email: sample.ownerEmail,
};

export const admin: User = { ...customer, id: 'ada', userType: 'admin', name: sample.admin };

const services = sample.services.map((name) => ({ id: name, name }));

const summary = {
  id: 'tandy',
  name: sample.firm,
  description: sample.about,
  mobile_number: sample.number,
  landline: sample.landline,
  website: sample.website,
  location: sample.place,
  logo: null,
  workCategories: ['plumbing'],
  services,
  workCategoriesName: sample.trade,
};

export const firm: PublicBusiness = {
  ...summary,
  userName: sample.owner,
  tradeSlug: 'plumbing',
  town: sample.town,
  isVerified: true,
  verifiedAt: null,
  isListed: true,
  facts: { since: '2024-03-02T09:00:00.000Z', finishedJobs: 12, replyMinutes: 95 },
  rating: 4.3,
  reviewsCount: 3,
  reviews: [],
  hiddenReviews: [],
  startingPrices: services.slice(0, 1).map(({ name }) => ({ service: name, from: 80 })),
  workPictures: [],
};

const ofProfile = (given: Review) => ({ ...given, service: sample.services[0] ?? '', town: sample.town });

/** With what customers said of it, and one that nobody may read. */
export const reviewedFirm = (before: Before): PublicBusiness => ({
  ...firm,
  reviews: [
    ofProfile(review(before, 'shop-1')),
    ofProfile(
      review(before, 'shop-2', { rating: 2, comment: sample.poorReview, createdAt: before(40 * DAYS) }),
    ),
    ofProfile(answered(before, 'shop-3', { createdAt: before(200 * DAYS) })),
  ],
  hiddenReviews: [{ id: 'shop-4', reason: 'not_about_the_work', createdAt: before(9 * DAYS) }],
});

/** Pictures of work, of which the first two are a pair. */
export const work = (count: number): WorkPicture[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `work-${place}`,
    url: PICTURE,
    text: place % 3 === 0 ? sample.photo : '',
    width: 512,
    height: 384,
    service: place % 3 === 1 ? (sample.services[0] ?? null) : null,
    before: place === 1 ? 'work-0' : null,
  }));

export const longFirm: PublicBusiness = {
  ...firm,
  id: 'featherstonehaugh',
  name: sample.longFirm,
  userName: sample.longCustomer,
  website: sample.longWebsite,
};

export const ownFirm = (before: Before): OwnBusiness => ({
  ...summary,
  address: sample.address,
  abn: sample.companyNumber,
  documents: papers(before),
});

export const newFirm: OwnBusiness = {
  ...summary,
  description: null,
  mobile_number: null,
  landline: null,
  website: null,
  services: [],
  address: null,
  abn: null,
  documents: [],
};

export const papers = (before: Before): OwnBusiness['documents'] =>
  sample.documents.map((name, place) => ({
    id: name,
    name,
    url: '#documents',
    size: (place + 1) * 181_000,
    createdAt: before((place + 1) * 20 * DAYS),
  }));
