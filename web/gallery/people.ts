import type { User } from '../../contract/accounts.ts';
import type { PublicBusiness } from '../../contract/businesses.ts';
import type { WorkPicture } from '../../contract/work-pictures.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { OwnBusiness } from '../marketplace/settings/business/own-business.ts';
import { ago, DAYS } from './moved.ts';
import * as demo from './samples.gen.ts';
import { answered, PICTURE } from './samples.ts';

export { admin, owner } from './samples.gen.ts';

const { sample } = galleryCopy;

/** Who shows no face. */
export const customer: User = { ...demo.customer, avatar: null };

export const longCustomer: User = {
  ...customer,
  id: 'wilhelmina',
  name: sample.longCustomer,
  email: sample.email,
  avatar: PICTURE,
};

export const firm: PublicBusiness = {
  ...demo.firm,
  logo: null,
  facts: { ...demo.firm.facts, finishedJobs: 12 },
  startingPrices: [{ service: sample.service, from: 80 }],
  reviews: [],
  workPictures: [],
};

/** With what customers said of it, and one that nobody may read. */
export const reviewedFirm: PublicBusiness = {
  ...firm,
  rating: 4.3,
  reviewsCount: 3,
  reviews: [
    ...demo.firm.reviews.slice(0, 1),
    ...demo.firm.reviews.slice(1).map((one) => ({ ...one, rating: 2, comment: sample.poorReview })),
    ...demo.firm.reviews.slice(0, 1).map((one) => ({ ...one, ...answered })),
  ],
  hiddenReviews: [{ id: 'hidden', reason: 'not_about_the_work', createdAt: ago(9 * DAYS) }],
};

export const longFirm: PublicBusiness = {
  ...firm,
  id: 'featherstonehaugh',
  name: sample.longFirm,
  userName: sample.longCustomer,
  website: sample.longWebsite,
};

/** Pictures of work, of which the first two are a pair. */
export const work = (count: number): WorkPicture[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `work-${place}`,
    url: PICTURE,
    text: place % 3 === 0 ? sample.photo : '',
    width: 512,
    height: 384,
    service: place % 3 === 1 ? sample.service : null,
    before: place === 1 ? 'work-0' : null,
  }));

export const papers: OwnBusiness['documents'] = sample.documents.map((name, place) => ({
  id: name,
  name,
  url: '#documents',
  size: (place + 1) * 181_000,
  createdAt: ago((place + 1) * 20 * DAYS),
}));

export const ownFirm: OwnBusiness = {
  ...demo.ownFirm,
  address: sample.address,
  abn: sample.companyNumber,
  documents: papers,
};

export const newFirm: OwnBusiness = {
  ...demo.ownFirm,
  description: null,
  mobile_number: null,
  landline: null,
  website: null,
  logo: null,
  services: [],
};
