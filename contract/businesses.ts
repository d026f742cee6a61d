import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { asDialledHere } from './dialled-here.ts';
import { companyNumber, id, IdParams, mobile, Named, Nothing, text, typedMobile, website } from './fields.ts';
import { DOCUMENT_MAX_BYTES, LOGO_MAX_BYTES } from './pictures.ts';
import { routes } from './kernel.ts';
import { BusinessFacts } from './business-facts.ts';
import { HiddenReview, ProfileReview } from './reviews.ts';
import { StartingPrice } from './starting-prices.ts';
import { holdsWebAddress } from './web-addresses.ts';
import { WorkPicture } from './work-pictures.ts';

export const Document = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  size: z.number(),
  createdAt: z.string(),
});

const profile = {
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  mobile_number: z.nullable(z.string()),
  landline: z.nullable(z.string()),
  website: z.nullable(z.string()),
  location: z.string(),
  logo: z.nullable(z.string()),
  workCategories: z.array(z.string()),
  services: z.array(Named),
  workCategoriesName: z.nullable(z.string()),
};

/** What its owner sees (GET /business). */
export const OwnBusiness = z.object({
  ...profile,
  address: z.nullable(z.string()),
  abn: z.nullable(z.string()),
  documents: z.array(Document),
});

/** What everybody sees (GET /business/{id}): no address, registration number, documents or e-mail. */
export const PublicBusiness = z.object({
  ...profile,
  userName: z.string(),
  /** How addresses name its trade, while that is on offer. */
  tradeSlug: z.nullable(z.string()),
  /** Whether its e-mail address has been proved to be its own. */
  isVerified: z.boolean(),
  /** When that was. */
  verifiedAt: z.nullable(z.string()),
  /** Whether it may receive leads now, and so is in the directory. */
  isListed: z.boolean(),
  facts: BusinessFacts,
  town: z.string(),
  /** The average of all visible reviews to one decimal, of which the newest are shown; null without one. */
  rating: z.nullable(z.number()),
  reviewsCount: z.number(),
  reviews: z.array(ProfileReview),
  hiddenReviews: z.array(HiddenReview),
  /** Of services that it does, where it has given one. */
  startingPrices: z.array(StartingPrice),
  workPictures: z.array(WorkPicture),
});
export type PublicBusiness = z.output<typeof PublicBusiness>;

/** Digits as people group them; at least nine of them, and no more than a number of another country has with its code. */
const isPhoneNumber = (typed: string): boolean => /^\+?\d{9,13}$/.test(asDialledHere(typed));

/** Left empty counts as not said. */
const orNothing = <S extends z.ZodMiniType<unknown, unknown>>(schema: S) =>
  z.optional(
    z.nullable(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        schema,
      ]),
    ),
  );

/** Each service by its id, alone or as it was answered. */
const chosenService = z.union([
  id,
  z.pipe(
    z.strictObject({ id, name: z.optional(z.string()) }),
    z.transform((service) => service.id),
  ),
]);

/** It stands in subjects of mails, so it leads nobody to a page. */
export const businessName = text({ max: 100, empty: say.businessName }).check(
  z.refine((typed) => !holdsWebAddress(typed), say.addressInName),
);

/** What a business may say of itself (POST /business). */
export const BusinessDetails = z.strictObject({
  name: businessName,
  description: orNothing(text({ max: 2000, empty: say.text, lines: true })),
  mobile_number: orNothing(mobile),
  landline: orNothing(text({ max: 30, empty: say.phone }).check(z.refine(isPhoneNumber, say.phone))),
  address: orNothing(text({ max: 255, empty: say.text, lines: true })),
  website: orNothing(website),
  abn: orNothing(companyNumber),
  location: text({ max: 20, empty: say.postcode }),
  /** Taken so that an answer can be sent back; another one comes as a file. */
  logo: z.optional(z.nullable(z.string(say.text).check(z.maxLength(300, say.tooLong)))),
  workCategories: z.array(id, say.oneCategory).check(z.maxLength(1, say.oneCategory)),
  services: z.array(chosenService, say.service).check(z.maxLength(200, say.tooLong)),
});
export type BusinessDetails = z.output<typeof BusinessDetails>;

/** The same as it is typed into the form. */
export const TypedDetails = z.extend(BusinessDetails, { mobile_number: orNothing(typedMobile) });

const Point = { lat: z.number(), lng: z.number() };

/** Where the leads of a business come from, as it is drawn: places of our own tables, nobody's address. */
export const ServiceArea = z.object({
  postcode: z.string(),
  town: z.string(),
  radiusKm: z.number(),
  centre: z.object(Point),
  /** The post code areas around, nearest first; `isReached` when their middle lies within. */
  areas: z.array(z.object({ code: z.string(), name: z.string(), ...Point, isReached: z.boolean() })),
});
export type ServiceArea = z.output<typeof ServiceArea>;

const Documents = z.object({ documents: z.array(Document) });

export const businessRoutes = routes({
  ownBusiness: {
    method: 'GET',
    path: '/business',
    summary: 'The own business profile',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    answers: OwnBusiness,
    refuses: [],
  },
  saveBusiness: {
    method: 'POST',
    path: '/business',
    summary: 'Change the own business profile, or its logo',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: BusinessDetails,
    upload: {
      field: 'logo',
      fields: z.strictObject({ business_name: z.optional(z.string()) }),
      maxBytes: LOGO_MAX_BYTES,
      tooLarge: 'logo_too_large',
    },
    answers: Nothing,
    refuses: ['logo_wrong_type', 'picture_not_usable', 'picture_too_many_pixels'],
  },
  deleteLogo: {
    method: 'DELETE',
    path: '/business/deleteLogo',
    summary: 'Remove the own logo',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: Nothing,
    refuses: [],
  },
  serviceArea: {
    method: 'GET',
    path: '/business/service-area',
    summary: 'Where the own leads come from, to be drawn on a map',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'may',
    answers: ServiceArea,
    refuses: [],
  },
  addDocument: {
    method: 'POST',
    path: '/business/documents',
    summary: 'Add a document, which only its owner and admins may read',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by key',
    upload: {
      field: 'document',
      fields: z.strictObject({}),
      maxBytes: DOCUMENT_MAX_BYTES,
      tooLarge: 'document_too_large',
    },
    answers: Documents,
    refuses: ['document_wrong_type', 'too_many_documents'],
  },
  removeDocument: {
    method: 'DELETE',
    path: '/business/document/:id',
    summary: 'Remove a document',
    by: ['business'],
    members: ['owner', 'office'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: [],
  },
  publicBusiness: {
    method: 'GET',
    path: '/business/:id',
    summary: 'A public business profile with its newest reviews',
    by: 'anyone',
    whileActing: 'may',
    params: IdParams,
    answers: PublicBusiness,
    refuses: [],
  },
});
