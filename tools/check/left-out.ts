/**
 * What the quick check leaves to the full one, besides `*.slow.test.ts`: the files of more than three seconds. Together they
 * take as long as all others.
 */
export const LEFT_TO_FULL_CHECK = [
  'server/access.test.ts',
  'server/csrf.test.ts',
  'server/marketplace/accounts/contact/email-change.test.ts',
  'server/marketplace/accounts/session/known-devices.test.ts',
  'server/marketplace/accounts/password/passwords.test.ts',
  'server/marketplace/accounts/details/personal.test.ts',
  'server/marketplace/accounts/registration/registration.test.ts',
  'server/marketplace/billing/billing.test.ts',
  'server/marketplace/billing/subscription/cancelling.test.ts',
  'server/marketplace/billing/checkout/other-account.test.ts',
  'server/marketplace/leads/paged-lists.test.ts',
  'server/marketplace/notifications/live.test.ts',
  'server/marketplace/notifications/texts.test.ts',
  'server/marketplace/privacy/canary.test.ts',
  'server/marketplace/privacy/erasure.test.ts',
  'server/platform/http/health.test.ts',
  'server/secrets.test.ts',
  'server/serving-role.test.ts',
  'tools/admin-create.test.ts',
  'tools/geo/import-places.test.ts',
];
