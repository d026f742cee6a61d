import { brand } from '../../../contract/brand.ts';
import { type ComposedMail, composeMail } from '../../platform/mail/compose.ts';
import type { AccountMailKind } from './account-mail.ts';
import { CODE_MINUTES } from './proof/codes.ts';
import { LINK_DAYS } from './proof/links.ts';

/** What a mail says; `code` stands on a line of its own, `link` is the one thing to do. */
type AccountMailDraft = {
  subject: string;
  lines: string[];
  code?: string;
  link?: { words: string; address: string };
};

/** What goes into a mail beside its words: the secret, made for this mail. */
export type AccountMailFacts = {
  firstName: string;
  appUrl: string;
  role: string;
  secret: string;
  /** What an admin wrote to the reader; of a business that was handed over, who is on the other side. */
  note: string | null;
  /** The name of the business it is about. */
  business: string | null;
};

/** A mail about the account itself, as text and HTML. */
export function composeAccountMail(kind: AccountMailKind, facts: AccountMailFacts): ComposedMail {
  const { subject, lines, code, link } = DRAFTS[kind](facts);
  const [first = '', ...notes] = lines;
  return composeMail({
    subject,
    greeting: `Hello ${facts.firstName},`,
    lines: [first],
    ...(code && { code }),
    ...(link && { button: { label: link.words, address: link.address } }),
    notes,
    reason: 'You get this mail because it is about your account.',
  });
}

const CODE_LIFE = `The code works once and for ${CODE_MINUTES} minutes.`;
const NOT_YOU = 'If this was not you, there is nothing to do: without the code nothing changes.';

const IS_IT_WRONG = `If you think this is wrong, write to ${brand.contact.supportEmail} or call ${brand.contact.supportNumbers[0]}.`;

/** The card or account and the address stand with the company that takes the payments, which knows of no owners. */
const HOW_IT_IS_PAID = [
  'If it has a subscription, that goes on being paid with the same card or account until the owner gives another one under Billing.',
  `The company that takes the payments goes on writing to the address it was given. To change that, write to ${brand.contact.supportEmail}.`,
].join(' ');

const DRAFTS: Record<AccountMailKind, (facts: AccountMailFacts) => AccountMailDraft> = {
  'verify-email': ({ appUrl, role, secret }) => ({
    subject: 'Please verify your email address',
    lines: [
      role === 'business'
        ? `Welcome to ${brand.name}. Verify your address, and leads can reach you.`
        : `Welcome to ${brand.name}. Verify your address, and Local Pros can see your jobs.`,
      `The link works for ${LINK_DAYS} days. If you did not register, ignore this mail.`,
    ],
    link: {
      words: 'Verify my email address',
      address: `${appUrl}/login?code=${secret}&user_type=${role}`,
    },
  }),
  'security-code': ({ secret }) => ({
    subject: 'Your security code',
    lines: ['With this code you can set a new password:', CODE_LIFE, NOT_YOU],
    code: secret,
  }),
  'no-security-code': () => ({
    subject: 'Your account is deactivated',
    lines: [
      'Somebody asked for a security code for your account. It is deactivated, so there is none.',
      `To have it opened again, write to ${brand.contact.supportEmail} or call ${brand.contact.supportNumbers[0]}.`,
    ],
  }),
  deactivated: ({ note }) => ({
    subject: 'Your account has been deactivated',
    lines: [
      'We have deactivated your account. Nobody can sign in to it, and nobody sees it, until it is opened again.',
      ...(note ? [`The reason: ${note}`] : []),
      IS_IT_WRONG,
    ],
  }),
  activated: ({ appUrl, note }) => ({
    subject: 'Your account is open again',
    lines: ['We have opened your account again. Everything is as it was.', ...(note ? [note] : [])],
    link: { words: 'Log in', address: `${appUrl}/login` },
  }),
  'review-hidden': ({ note }) => ({
    subject: 'Your review is not shown any more',
    lines: [
      `We have hidden the review that you wrote. ${note ?? ''}`,
      'Its words and stars are not shown, and its stars do not count. On the profile stands that there was a review, and this reason.',
      `If you think this is wrong, answer within 30 days: write to ${brand.contact.supportEmail} or call ${brand.contact.supportNumbers[0]}, and name the job. Somebody else will look at it again.`,
    ],
  }),
  'review-deleted': ({ note }) => ({
    subject: 'Your review was deleted',
    lines: [`We have deleted the review that you wrote. ${note ?? ''}`, IS_IT_WRONG],
  }),
  'answer-removed': ({ note }) => ({
    subject: 'Your answer to a review was removed',
    lines: [
      `We have removed what you answered to a review. ${note ?? ''}`,
      'The review stays, and cannot be answered again.',
      IS_IT_WRONG,
    ],
  }),
  'work-picture-hidden': ({ appUrl, note }) => ({
    subject: 'A picture of your work is not shown any more',
    lines: [
      `We have hidden a picture on your profile. ${note ?? ''}`,
      'Only you and we see it now, in your settings. You can remove it there.',
      IS_IT_WRONG,
    ],
    link: { words: 'See your pictures', address: `${appUrl}/dashboard?tab=settings&panel=work` },
  }),
  'work-picture-removed': ({ note }) => ({
    subject: 'A picture of your work was removed',
    lines: [`We have removed a picture from your profile. ${note ?? ''}`, IS_IT_WRONG],
  }),
  'job-deactivated': ({ note }) => ({
    subject: 'Your job is not shown any more',
    lines: [
      `We have switched off a job of yours. ${note ?? ''}`,
      'While it is off, no Local Pro sees it as a lead, and no quote can be sent or accepted.',
      IS_IT_WRONG,
    ],
  }),
  'job-activated': ({ appUrl, note }) => ({
    subject: 'Your job is shown again',
    lines: [`We have switched a job of yours on again. ${note ?? ''}`],
    link: { words: 'See your jobs', address: `${appUrl}/dashboard?tab=jobs` },
  }),
  'job-deleted': ({ note }) => ({
    subject: 'Your job was deleted',
    lines: [`We have deleted a job of yours. ${note ?? ''}`, IS_IT_WRONG],
  }),
  'business-given': ({ appUrl, note, business }) => ({
    subject: `You handed ${business ?? 'your business'} over`,
    lines: [
      `${note ?? 'Somebody else'} owns ${business ?? 'your business'} now: the team, the subscription and its invoices. You are in its office.`,
      HOW_IT_IS_PAID,
      `If this was not you, set a new password at once, then write to ${brand.contact.supportEmail}.`,
    ],
    link: { words: 'Set a new password', address: `${appUrl}/forgot-password` },
  }),
  'business-taken': ({ appUrl, note, business }) => ({
    subject: `You own ${business ?? 'a business'} now`,
    lines: [
      `${note ?? 'The owner'} handed ${business ?? 'a business'} over to you: the team, the subscription and its invoices are yours.`,
      HOW_IT_IS_PAID,
      `If you did not expect this, write to ${brand.contact.supportEmail}.`,
    ],
    link: { words: 'See your team', address: `${appUrl}/dashboard?tab=settings&panel=team` },
  }),
  'password-changed': ({ appUrl }) => ({
    subject: 'Your password was changed',
    lines: [
      'The password of your account was changed just now, and all other devices were signed out.',
      `If this was not you, set a new password at once, then write to ${brand.contact.supportEmail}.`,
    ],
    link: { words: 'Set a new password', address: `${appUrl}/forgot-password` },
  }),
  'mobile-changed': ({ appUrl }) => ({
    subject: 'Your mobile number was changed',
    lines: [
      'The mobile number of your account was changed just now. If this was not you, set a new password at once.',
      `Then write to ${brand.contact.supportEmail}. If it was you, there is nothing to do.`,
    ],
    link: { words: 'Set a new password', address: `${appUrl}/forgot-password` },
  }),
  'email-code': ({ secret }) => ({
    subject: 'Your verification code',
    lines: ['With this code you confirm your new email address:', CODE_LIFE, NOT_YOU],
    code: secret,
  }),
  'email-changed': ({ appUrl, secret }) => ({
    subject: 'Your email address was changed',
    lines: [
      `Your account now has another email address. Mail about it no longer comes here.`,
      `If this was not you, take it back within ${LINK_DAYS} days: the account gets this address again, and everybody is signed out of it.`,
    ],
    link: { words: 'This was not me', address: `${appUrl}/undo-email-change?token=${secret}` },
  }),
};
