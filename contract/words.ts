/** The words of the market that cross the wire: the same in column, code and URL, but for the three tables of words below. */
export const ROLES = ['customer', 'business', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What somebody may do in the name of a business. There is one owner, always. */
export const MEMBER_ROLES = ['owner', 'office', 'field'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const JOB_STATUSES = ['active', 'progress', 'finished', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Why a customer cancels a job, where they say it. */
export const CANCEL_REASONS = ['hired_elsewhere', 'not_needed'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The same, or that the job closed by itself, since nobody had taken it up. */
export const CLOSED_REASONS = [...CANCEL_REASONS, 'unanswered'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** What of a job can be changed only while nobody has taken it up: it decides who can do the work, and for how much. */
export const FIXED_JOB_FIELDS = ['property', 'service', 'postcode'] as const;
export type FixedJobField = (typeof FIXED_JOB_FIELDS)[number];

/** What of a job can be changed while it is out. */
export const JOB_FIELDS = [
  'title',
  'description',
  'photos',
  'urgency',
  'answers',
  ...FIXED_JOB_FIELDS,
] as const;
export type JobField = (typeof JOB_FIELDS)[number];

/** The wire calls it `type`; in code it is the job's tier, and `job_type` is the property. */
export const JOB_TIERS = ['normal', 'premium'] as const;
export type JobTier = (typeof JOB_TIERS)[number];

export const LEAD_STATUSES = ['open', 'quoted', 'dismissed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const QUOTE_STATUSES = ['pending', 'accepted', 'rejected', 'cancelled', 'closed'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** Why a customer turns a quote down, where they say it. None of them tells of other quotes. */
export const DECLINE_REASONS = ['too_expensive', 'too_late', 'not_what_i_need', 'plans_changed'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What the bell tells of. */
export const BELL_KINDS = [
  'interested',
  'quote-received',
  'quote-accepted',
  'quote-rejected',
  'quote-withdrawn',
  'quote-declined',
  'quote-revised',
  'quote-ending',
  'quote-expired',
  'extra-proposed',
  'extra-approved',
  'extra-refused',
  'snag-listed',
  'snag-done',
  'end-proposed',
  'end-declined',
  'end-lapsed',
  'message-received',
  'job-changed',
  'job-closing',
  'job-expired',
  'job-cancelled',
  'job-finished',
  'review-due',
  'review-received',
  'review-answered',
  'visit-proposed',
  'visit-moved',
  'visit-agreed',
  'visit-cancelled',
  'visit-tomorrow',
  'visit-soon',
  'visit-on-way',
  'visit-no-show',
  'visit-no-show-disputed',
  'payment-refused',
  'payment-due',
  'export-ready',
] as const;
export type BellKind = (typeof BELL_KINDS)[number];

/** The tabs of a dashboard on which something can be new. */
export const COUNTED_TABS = ['jobs', 'leads', 'messages', 'quoted', 'progress', 'history'] as const;
export type CountedTab = (typeof COUNTED_TABS)[number];

/** Those of them where looking at the tab is enough; a message is read in its conversation. */
export const SEEN_TABS = ['jobs', 'leads', 'quoted', 'progress', 'history'] as const;
export type SeenTab = (typeof SEEN_TABS)[number];

/** How often a member of a business gets mail about new leads. */
export const LEAD_MAILS = ['at_once', 'hourly', 'daily'] as const;
export type LeadMails = (typeof LEAD_MAILS)[number];

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

// The database keeps the codes, so that another country or language can be told its own words for the same rows. The
// wire and the screens have the words. They stand here because the contract checks what comes in by them; nobody else
// spells one.

export const RATE_WORDS = { hourly: 'Hourly', daily: 'Daily', flat: 'Flat' } as const;
export type RateCode = keyof typeof RATE_WORDS;
export type RateType = (typeof RATE_WORDS)[RateCode];
export const RATE_TYPES = Object.values(RATE_WORDS);

export const PROPERTY_WORDS = {
  detached_house: 'Detached house',
  semi_detached_house: 'Semi-detached house',
  terraced_house: 'Terraced house',
  end_of_terrace: 'End of terrace',
  bungalow: 'Bungalow',
  flat_or_maisonette: 'Flat or maisonette',
  new_build: 'New build',
  office_or_shop: 'Office or shop',
  rental_or_hmo: 'Rental or HMO',
  garden_or_land: 'Garden or land',
  other: 'Other',
} as const;
export type PropertyCode = keyof typeof PROPERTY_WORDS;
export const PROPERTIES = Object.values(PROPERTY_WORDS);

export const SPECIFIC_DATE = 'specificDate';
/** The urgency of somebody who has water running, as the requirements word it. */
export const SOON = 'As soon as possible';

export const URGENCY_WORDS = {
  asap: SOON,
  within_week: 'Within a week',
  within_month: 'Within a month',
  within_3_months: 'Within 3 months',
  flexible: "I'm flexible",
  specific_date: SPECIFIC_DATE,
} as const;
export type UrgencyCode = keyof typeof URGENCY_WORDS;
export const URGENCIES = Object.values(URGENCY_WORDS);

export const PROMO_CODE_LENGTH = 10;

/** In pounds a month, net. */
export const PACKAGE_PRICE = { min: 1, max: 10_000 };

export const CURRENCY = '£';

export const MESSAGE_SENDERS = ['customer', 'business'] as const;
export type MessageSender = (typeof MESSAGE_SENDERS)[number];

/** What is sent with a message. */
export const ATTACHMENT_KINDS = ['photo', 'pdf'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** Which conversations a list shows. */
export const CONVERSATION_FILTERS = ['unread', 'archived'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

/** Why nobody writes there any more; null while the caller may write. */
export const CLOSED_BECAUSE = [
  'lead_dismissed',
  'job_not_available',
  'conversation_closed',
  'other_side_gone',
] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

/** Why a review may be hidden. A bad opinion is none of them. */
export const HIDING_REASONS = [
  'personal_details',
  'offensive',
  'not_about_the_work',
  'not_genuine',
  'against_the_law',
] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];

/** Why somebody reports a message. */
export const REPORT_REASONS = [
  'offensive',
  'harassment',
  'scam',
  'payment_elsewhere',
  'personal_details',
  'against_the_law',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why an admin looks at a conversation: a message was reported, or one side has blocked the other whom it works with. */
export const CASE_REASONS = [...REPORT_REASONS, 'blocked_at_work'] as const;
export type CaseReason = (typeof CASE_REASONS)[number];

/** What a viewer may do now; each list is computed by the server from policy and lifecycle together. */
export const JOB_MOVES = ['cancel', 'finish', 'review', 'answer', 'change', 'renew'] as const;
export const LEAD_MOVES = ['markInterested', 'dismiss', 'sendQuote', 'sendMessage'] as const;
export const QUOTE_MOVES = ['accept', 'decline', 'revise', 'withdraw', 'sendMessage'] as const;
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

/** How long a message may be, and what somebody adds to a report. */
export const MESSAGE_LETTERS = 2000;
export const REPORT_LETTERS = 1000;

/** How much is said of a quote that is turned down. */
export const DECLINE_LETTERS = 500;

/** How much is said of why a quote takes the place of another. */
export const BECAUSE_LETTERS = 500;

/** How long the title and the description of a job may be. */
export const TITLE_LETTERS = { min: 3, max: 100 };
export const DESCRIPTION_LETTERS = { min: 10, max: 2000 };
