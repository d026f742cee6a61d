import { accountMails } from './accounts/index.ts';
import { billingMails } from './billing/index.ts';
import { enquiryMails } from './enquiries/index.ts';
import { noticeMails } from './notifications/index.ts';
import type { Kinds } from './outbox/index.ts';
import { farewellMails } from './privacy/index.ts';
import { invitationMails } from './team/index.ts';

/** Every kind of mail and text that the features put into the outbox. */
export const OUTBOX_KINDS: Kinds = {
  ...noticeMails,
  ...accountMails,
  ...billingMails,
  ...invitationMails,
  ...farewellMails,
  ...enquiryMails,
};
