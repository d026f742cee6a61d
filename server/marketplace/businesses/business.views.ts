import type * as z from 'zod/mini';
import type { OwnBusiness, PublicBusiness } from '../../../contract/businesses.ts';
import { documentAddress, pictureAddress } from '../../../contract/pictures.ts';
import { readPostcode } from '../../../contract/postcode.ts';
import type { HidingReason } from '../../../contract/words.ts';
import { fullName } from '../accounts/index.ts';
import type { documentsOf } from '../files/index.ts';
import { asWritten } from '../free-text.ts';
import { ratingOf, type ReviewRow, reviewView } from '../review-summary.ts';
import type { newestHiddenReviews, ProfileRow } from './business.queries.ts';

type Services = { id: string; name: string }[];

/** What its owner sees. */
export const ownBusinessView = (
  row: ProfileRow,
  services: Services,
  documents: DocumentRow[],
): z.input<typeof OwnBusiness> => ({
  ...shared(row, services),
  location: row.postcode,
  address: row.address,
  abn: row.abn,
  documents: documents.map(documentView),
});

type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number];

export const documentView = ({ id, name, bytes, created_at }: DocumentRow) => ({
  id,
  name,
  url: documentAddress(id),
  size: bytes,
  createdAt: created_at.toISOString(),
});

type HiddenRow = Awaited<ReturnType<typeof newestHiddenReviews>>[number];
type Reputation = { reviews: ReviewRow[]; hidden: HiddenRow[]; sums: { count: number; stars: number } };

/** What everybody sees: the outward code only, since many work from home. */
export const publicBusinessView = (
  row: ProfileRow,
  services: Services,
  { reviews, hidden, sums }: Reputation,
): PublicBusiness => ({
  ...shared(row, services),
  location: readPostcode(row.postcode)?.outward ?? '',
  userName: fullName(row),
  isVerified: row.verified_at !== null,
  town: row.town,
  rating: ratingOf(sums),
  reviewsCount: sums.count,
  reviews: reviews.map(reviewView),
  hiddenReviews: hidden.map(({ id, created_at, hidden_reason }) => ({
    id,
    createdAt: created_at.toISOString(),
    reason: hidden_reason as HidingReason,
  })),
});

const shared = (row: ProfileRow, services: Services) => ({
  id: row.id,
  name: row.name,
  description: row.description && asWritten(row.description, 'the public'),
  mobile_number: row.mobile_number,
  landline: row.landline,
  website: row.website,
  logo: pictureAddress(row.logo),
  workCategories: row.category_id ? [row.category_id] : [],
  services,
  workCategoriesName: row.category_name,
});
