import type { Area } from './area.ts';
import { AREAS_OF_GUARDS } from './areas-of-guards.ts';

const market = (path: string) => `server/marketplace/${path}`;

/**
 * The rules of the market, area by area; those without a database come first and take seconds a mistake. Files are named
 * one by one: a mistake costs a run of the tests beside it, so each area names the few that are about it.
 */
export const AREAS: Record<string, Area> = {
  processes: {
    mutate: [
      market('jobs/job.lifecycle.ts'),
      market('engagements/engagement.lifecycle.ts'),
      market('leads/lead.lifecycle.ts'),
      market('quotes/quote.lifecycle.ts'),
    ],
    tests: [market('process-tables.test.ts')],
  },
  policies: {
    mutate: [
      market('policy.ts'),
      market('jobs/job.policy.ts'),
      market('engagements/engagement.policy.ts'),
      market('leads/lead.policy.ts'),
      market('quotes/quote.policy.ts'),
      market('accounts/account.policy.ts'),
      market('billing/billing.policy.ts'),
    ],
    tests: [market('process-tables.test.ts')],
  },
  subscriptions: {
    mutate: [market('billing/subscription/subscription.lifecycle.ts')],
    tests: [market('billing/subscription/subscription.lifecycle.test.ts')],
  },
  disclosure: {
    mutate: [market('jobs/disclosure.ts')],
    tests: [market('jobs/disclosure.test.ts')],
  },
  mask: {
    mutate: [
      'contact-mask',
      'find-emails',
      'find-phones',
      'find-postcodes',
      'find-spelled-phones',
      'fold-text',
      'innocent-figures',
    ].map((name) => `contract/${name}.ts`),
    tests: [
      'contract/contact-mask.test.ts',
      'contract/contact-mask.texts.test.ts',
      'contract/fold-text.test.ts',
    ],
  },
  names: {
    mutate: [market('privacy/without-person.ts')],
    tests: [market('privacy/without-person.test.ts')],
  },
  price: {
    mutate: [
      market('billing/packages/price.ts'),
      'server/platform/payments/months.ts',
      'server/platform/money.ts',
    ],
    tests: [
      market('billing/packages/price.test.ts'),
      'server/platform/payments/months.test.ts',
      'server/platform/money.test.ts',
    ],
  },
  cursors: {
    mutate: ['server/platform/db/page.ts', 'contract/admin-pages.ts'],
    tests: ['server/platform/db/page.test.ts', 'contract/admin-pages.test.ts'],
  },
  views: {
    mutate: ['jobs/job', 'quotes/quote', 'leads/lead'].map((name) => market(`${name}.views.ts`)),
    tests: ['jobs/job', 'quotes/quote', 'leads/lead'].map((name) => market(`${name}.views.test.ts`)),
  },
  outboxRules: {
    mutate: [market('outbox/kind.ts'), market('outbox/quiet-hours.ts')],
    tests: [market('outbox/kind.test.ts'), market('outbox/quiet-hours.test.ts')],
  },
  changes: {
    mutate: [market('changes.ts')],
    tests: [market('changes.test.ts')],
  },
  leads: {
    mutate: [
      market('leads/inbox.queries.ts'),
      market('leads/lead-lists.ts'),
      market('leads/lead.queries.ts'),
      market('leads/reactions.ts'),
      market('leads/actions/mark-interested.ts'),
    ],
    tests: [
      market('leads/leads.test.ts'),
      market('leads/paged-lists.test.ts'),
      market('jobs/matching.test.ts'),
      market('released-words.test.ts'),
      market('summaries.test.ts'),
    ],
    database: true,
  },
  matching: {
    mutate: [market('jobs/matching.ts'), market('jobs/reactions.ts')],
    tests: [
      // Before the others have moved the clock.
      market('notifications/live.test.ts'),
      market('jobs/abandoned.test.ts'),
      market('jobs/matching.test.ts'),
      market('admin/customers.test.ts'),
    ],
    database: true,
  },
  packages: {
    mutate: [
      market('billing/subscription/access.ts'),
      market('billing/packages/vat.ts'),
      market('billing/package-change/package-change.ts'),
    ],
    tests: [
      // Before the others have moved the clock.
      market('leads/leads.test.ts'),
      market('billing/package-change/package-change.test.ts'),
      market('billing/packages/vat.test.ts'),
      market('billing/package-change/bounced-change.test.ts'),
      market('billing/subscription/cancelling.test.ts'),
      market('billing/billing.test.ts'),
    ],
    database: true,
  },
  promoCodes: {
    mutate: [market('billing/promo-codes/manage-promo-codes.ts')],
    tests: [market('billing/promo-codes/promo-codes.test.ts'), market('audit.test.ts')],
    database: true,
  },
  idempotency: {
    mutate: [market('idempotency.ts')],
    tests: [market('leads/leads.test.ts'), market('counts-once.test.ts')],
    database: true,
  },
  sessions: {
    mutate: [market('accounts/session/sessions.ts')],
    tests: [
      market('accounts/session/sessions.test.ts'),
      market('accounts/authenticator/authenticator.test.ts'),
      market('accounts/session/known-devices.test.ts'),
      market('admin/impersonation.test.ts'),
    ],
    database: true,
  },
  impersonation: {
    mutate: [market('accounts/impersonation/impersonation.ts'), market('admin/actions/impersonate.ts')],
    tests: [market('admin/impersonation.test.ts'), market('audit.test.ts')],
    database: true,
  },
  audit: {
    mutate: [
      market('audit.ts'),
      market('admin/actions/change-job.ts'),
      market('admin/actions/change-review.ts'),
      market('admin/actions/change-account.ts'),
      market('admin/actions/change-settings.ts'),
    ],
    tests: [
      // Before the others leave prices of their own.
      market('admin/settings.test.ts'),
      market('audit.test.ts'),
      market('admin/removals.test.ts'),
      market('admin/customers.test.ts'),
      market('admin/reviews.test.ts'),
    ],
    database: true,
  },
  notices: {
    mutate: [market('notifications/notice.mails.ts')],
    tests: [
      market('notifications/notice-mail.test.ts'),
      market('notifications/once.test.ts'),
      market('team/two-businesses.test.ts'),
      market('notifications/texts.test.ts'),
      market('notifications/effect.test.ts'),
      market('notifications/unsubscribe.test.ts'),
      market('notifications/settings.test.ts'),
    ],
    database: true,
  },
  outbox: {
    mutate: [
      market('outbox/send-from-outbox.ts'),
      market('outbox/put-in-outbox.ts'),
      market('outbox/text-limits.ts'),
      market('outbox/outbox.jobs.ts'),
    ],
    tests: [
      market('outbox/put-in-outbox.test.ts'),
      market('outbox/text-limits.test.ts'),
      market('notifications/once.test.ts'),
      market('notifications/texts.test.ts'),
      market('outbox/all-kinds.test.ts'),
    ],
    database: true,
  },
  privacy: {
    mutate: [market('privacy/erase.ts')],
    tests: ['delete-account', 'erasure'].map((name) => market(`privacy/${name}.test.ts`)),
    database: true,
  },
  blocks: {
    mutate: [
      market('blocked.ts'),
      market('blocks/block.queries.ts'),
      market('blocks/block-lists.ts'),
      market('blocks/actions/block-other.ts'),
      market('blocks/actions/unblock-other.ts'),
    ],
    tests: [market('blocks/blocks.test.ts'), market('blocks/old-tabs.test.ts')],
    database: true,
  },
  photos: {
    mutate: [
      market('jobs/photos/photo.policy.ts'),
      market('jobs/photos/photo.queries.ts'),
      market('jobs/photos/set-photos.ts'),
    ],
    tests: [market('jobs/photos/job-photos.test.ts'), market('jobs/photos/photo-rights.test.ts')],
    database: true,
  },
  conversations: {
    mutate: [
      market('conversations/conversation.queries.ts'),
      market('conversations/conversation.views.ts'),
      market('conversations/marks.queries.ts'),
      market('conversations/stream.queries.ts'),
    ],
    tests: [
      market('conversations/conversations.test.ts'),
      market('blocks/old-tabs.test.ts'),
      market('dashboard/bell-on-tabs.test.ts'),
    ],
    database: true,
  },
  ...AREAS_OF_GUARDS,
};
