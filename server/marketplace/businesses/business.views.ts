import type * as z from 'zod/mini';
import type { OwnBusiness, PublicBusiness } from '../../../contract/businesses.ts';
import { documentAddress, pictureAddress } from '../../../contract/pictures.ts';
import { readPostcode } from '../../../contract/postcode.ts';
import type { HidingReason } from '../../../contract/words.ts';
import { fullName } from '../accounts/index.ts';
import type { documentsOf } from '../files/index.ts';
import { asWritten } from '../free-text.ts';
import { factsView } from '../business-facts.ts';
import { ratingOf, reviewView } from '../review-summary.ts';
import { startingPriceView } from '../starting-prices/index.ts';
import { shownWorkPictures, type WorkPictureRow } from '../work-pictures/index.ts';
import type { ProfileReviewRow, ProfileRow, PublicProfileRow } from './business.queries.ts';

/** What its owner sees. */
export const ownBusinessView = (row: ProfileRow, documents: DocumentRow[]): z.input<typeof OwnBusiness> => ({
  ...shared(row),
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

/** What everybody sees: the outward code only, since many work from home. */
export const publicBusinessView = (
  row: PublicProfileRow,
  { reviews, pictures, now }: Shown,
): PublicBusiness => ({
  ...shared(row),
  location: readPostcode(row.postcode)?.outward ?? '',
  userName: fullName(row),
  tradeSlug: row.trade_slug,
  isVerified: row.verified_at !== null,
  verifiedAt: row.verified_at && row.verified_at.toISOString(),
  isListed: row.leads_until !== null && row.leads_until > now,
  facts: factsView(row),
  town: row.town,
  rating: ratingOf(row),
  reviewsCount: row.reviews_count,
  reviews: reviews.map((review) => ({
    ...reviewView(review),
    service: review.service,
    town: review.town,
  })),
  startingPrices: (row.starting_prices ?? []).map(startingPriceView),
  workPictures: shownWorkPictures(pictures),
  hiddenReviews: row.hidden.map(({ id, created_at, hidden_reason }) => ({
    id,
    createdAt: new Date(created_at).toISOString(),
    reason: hidden_reason as HidingReason,
  })),
});

type Shown = { reviews: ProfileReviewRow[]; pictures: WorkPictureRow[]; now: Date };

const shared = (row: ProfileRow) => ({
  id: row.id,
  name: row.name,
  description: row.description && asWritten(row.description, 'the public'),
  mobile_number: row.mobile_number,
  landline: row.landline,
  website: row.website,
  logo: pictureAddress(row.logo),
  workCategories: row.category_id ? [row.category_id] : [],
  services: row.services,
  workCategoriesName: row.category_name,
});
