/** The words of the market that cross the wire: the same in column, code and URL. */
export const ROLES = ['customer', 'business', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may do in the name of a business. There is one owner, always. */
export const MEMBER_ROLES = ['owner', 'office', 'field'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const JOB_STATUSES = ['active', 'progress', 'finished', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** The wire calls it `type`; in code it is the job's tier, and `job_type` is the property. */
export const JOB_TIERS = ['normal', 'premium'] as const;
export type JobTier = (typeof JOB_TIERS)[number];

export const LEAD_STATUSES = ['open', 'quoted', 'dismissed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const QUOTE_STATUSES = ['pending', 'accepted', 'rejected', 'cancelled', 'closed'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const RATE_TYPES = ['Hourly', 'Daily', 'Flat'] as const;
export type RateType = (typeof RATE_TYPES)[number];

export const PACKAGES = ['standard', 'premium'] as const;
export type PackageName = (typeof PACKAGES)[number];

export const SUBSCRIPTION_STATUSES = [
  'not_subscribed',
  'active',
  'past_due',
  'expired',
  'cancelled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Shown on the cards as they are, so the words themselves are stored (ruling 20). */
export const PROPERTIES = [
  'Detached house',
  'Semi-detached house',
  'Terraced house',
  'End of terrace',
  'Bungalow',
  'Flat or maisonette',
  'New build',
  'Office or shop',
  'Rental or HMO',
  'Garden or land',
  'Other',
] as const;
export type Property = (typeof PROPERTIES)[number];

export const SPECIFIC_DATE = 'specificDate';
export const URGENCIES = [
  'As soon as possible',
  'Within a week',
  'Within a month',
  'Within 3 months',
  "I'm flexible",
  SPECIFIC_DATE,
] as const;
export type Urgency = (typeof URGENCIES)[number];

export const PROMO_CODE_LENGTH = 10;

export const CURRENCY = '£';

export const MESSAGE_SENDERS = ['customer', 'business'] as const;
export type MessageSender = (typeof MESSAGE_SENDERS)[number];

/** Why a review may be hidden. A bad opinion is none of them. */
export const HIDING_REASONS = [
  'personal_details',
  'offensive',
  'not_about_the_work',
  'not_genuine',
  'against_the_law',
] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];

/** What a viewer may do now; each list is computed by the server from policy and lifecycle together. */
export const JOB_MOVES = ['cancel', 'finish', 'review'] as const;
export const LEAD_MOVES = ['markInterested', 'dismiss', 'sendQuote', 'sendMessage'] as const;
export const QUOTE_MOVES = ['accept', 'withdraw', 'sendMessage'] as const;
export type JobMove = (typeof JOB_MOVES)[number];
export type LeadMove = (typeof LEAD_MOVES)[number];
export type QuoteMove = (typeof QUOTE_MOVES)[number];

export const PAYMENT_METHODS = ['card', 'direct_debit'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded', 'charged_back'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a person has to look at a payment. */
export const PAYMENT_FLAG_REASONS = [
  'unwanted',
  'dispute',
  'chargeback',
  'price',
  'unknown_charge',
  'other_amount',
  'not_ended',
] as const;
export type PaymentFlagReason = (typeof PAYMENT_FLAG_REASONS)[number];

export const BILLING_MOVES = ['subscribe', 'cancel', 'resume', 'changePackage', 'updateMethod'] as const;
export type BillingMove = (typeof BILLING_MOVES)[number];

/** How long the title and the description of a job may be (R-9-040, R-12-035). */
export const TITLE_LETTERS = { min: 3, max: 100 };
export const DESCRIPTION_LETTERS = { min: 10, max: 2000 };
