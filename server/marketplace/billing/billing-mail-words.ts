import { brand } from '../../../contract/brand.ts';
import { type ComposedMail, composeMail } from '../../platform/mail/compose.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { formatPounds } from '../../platform/money.ts';
import { forOneOfSeveral } from '../outbox/index.ts';
import { BOUNCED, BOUNCED_LATE } from './package-change/bounced-change.ts';
import { KEPT, RESUMED } from './subscription/move-subscription.ts';
import {
  BILLING,
  day,
  type BillingMailDraft,
  type BillingMailFacts,
  monthly,
  onDay,
  SUBSCRIBE,
} from './billing-mail-facts.ts';
import { packageTitle } from './packages/package-title.ts';
import { creditNoteNumber, invoiceNumber } from './invoices/paper-numbers.ts';
import { refused } from './refused-mail-words.ts';
import { graceEnd } from './subscription/subscription.lifecycle.ts';

/** A mail about a subscription or a payment, as text and HTML. */
export function composeBillingMail(
  facts: BillingMailFacts,
  { appUrl, now, oneOfSeveral }: Writing,
): ComposedMail {
  const { subject, lines, link } = forWhom(draftOf(facts, now), oneOfSeveral);
  return composeMail({
    subject,
    greeting: `Hello ${facts.first_name},`,
    lines,
    button: { label: link.words, address: `${appUrl}${link.path}` },
    reason: REASON,
  });
}

type Writing = { appUrl: string; now: Date; oneOfSeveral: Business | null };
type Business = { id: BusinessId; name: string };

/** A business is opened by its dashboard, where packages are on offer as well; not by the page for choosing one. */
function forWhom({ link = BILLING, ...draft }: BillingMailDraft, oneOfSeveral: Business | null) {
  if (!oneOfSeveral) return { ...draft, link };
  return forOneOfSeveral({ ...draft, link: { ...link, path: BILLING.path } }, oneOfSeveral);
}

/** It was cancelled and taken back, or the other way round, before the mail went out: only what holds is told. */
export const isOutdated = ({ kind, reason, to_status, cancels_at }: BillingMailFacts): boolean => {
  if (kind !== 'change' || isBounce({ reason })) return false;
  const saysItEnds = reason === 'ending' || to_status === 'cancelled';
  return saysItEnds ? cancels_at === null : reason === RESUMED && cancels_at !== null;
};

/** What a bank did not pay is told whether it goes on or not. */
const isBounce = ({ reason }: Pick<BillingMailFacts, 'reason'>): boolean =>
  reason === BOUNCED || reason === BOUNCED_LATE;

const REASON = `You get this mail because your business has an account with ${brand.name}. Mails about payments cannot be switched off.`;

function draftOf(facts: BillingMailFacts, now: Date): BillingMailDraft {
  if (facts.kind === 'payment') return received(facts);
  if (facts.kind === 'returned') return returned(facts);
  if (facts.kind === 'refused') return refused(facts);
  const { reason, to_status } = facts;
  if (reason === 'ending') return ending(facts, now);
  if (reason === RESUMED) return goesOn(facts);
  if (reason === KEPT) return kept(facts);
  if (isBounce(facts)) return bounced(facts, now);
  if (reason === 'package' || reason === 'package later' || reason === 'next package')
    return repackaged(facts);
  return MOVED[to_status ?? '']?.(facts, now) ?? active(facts);
}

function active(facts: BillingMailFacts): BillingMailDraft {
  const isFree = facts.reason === 'complimentary';
  const wait = facts.is_payment_pending
    ? ['Your Direct Debit is set up. Your bank takes some working days; your leads are open meanwhile.']
    : [];
  return {
    subject: `Your ${packageTitle(facts.package)} package is active`,
    lines: [
      isFree
        ? free(facts)
        : `It costs ${monthly(facts)} and renews every month until you cancel. ${nextPayment(facts)}You can cancel any time in Settings, in two clicks.`,
      ...wait,
    ],
  };
}

const free = ({ paid_through }: BillingMailFacts): string =>
  paid_through ? `It is free until ${day(paid_through)} and then ends by itself.` : 'It is free.';

/** What is taken next, and when; a bank may need some days more than a card. */
function nextPayment({ gross_pence, next_payment_at, is_payment_pending, method }: BillingMailFacts): string {
  if (!next_payment_at) return '';
  const which = is_payment_pending
    ? 'A payment is on its way from your bank; the one after it'
    : 'The next payment';
  const atTheLatest = method === 'direct_debit' ? ' or as soon after it as your bank can pay' : '';
  return `${which}, ${formatPounds(gross_pence ?? 0)}, is due on ${day(next_payment_at)}${atTheLatest}. `;
}

const MOVED: Record<string, (facts: BillingMailFacts, now: Date) => BillingMailDraft> = {
  past_due: (facts) => ({
    subject: 'Your payment did not go through',
    lines: [
      `We could not take ${formatPounds(facts.gross_pence ?? 0)} for your ${packageTitle(facts.package)} package.`,
      ...(facts.past_due_since
        ? [
            `Your leads stay open until ${day(graceEnd(facts.past_due_since))}. Give another card or bank account before then, and nothing changes.`,
          ]
        : []),
    ],
    link: { words: 'Update how you pay', path: BILLING.path },
  }),
  expired: (facts) => ({
    subject: 'Your subscription has ended',
    lines: [
      `Your ${packageTitle(facts.package)} package has ended because it is no longer paid. Nothing more will be taken.`,
      'Your jobs in progress, quotes, history and reviews stay as they are. New leads wait until you choose a package.',
    ],
    link: SUBSCRIBE,
  }),
  cancelled: (facts, now) => ending(facts, now),
};

const ON_ITS_WAY =
  'A payment was already on its way when you cancelled: if your bank pays it, your leads stay open until then. If it does not, they close sooner. Nothing more will be taken after it.';

function ending(facts: BillingMailFacts, now: Date): BillingMailDraft {
  const until = facts.cancels_at ?? facts.paid_through;
  const isOver = until === null || until <= now;
  return {
    subject: isOver ? 'Your subscription has ended' : `Your subscription ends on ${day(until)}`,
    lines: [
      isOver
        ? `Your ${packageTitle(facts.package)} package has ended, as you asked. Your leads are closed, and nothing more will be taken.`
        : `As you asked, your ${packageTitle(facts.package)} package ends on ${day(until)}. ${facts.is_payment_pending ? ON_ITS_WAY : 'Your leads stay open until then, and nothing more will be taken.'}`,
    ],
    ...(isOver && { link: SUBSCRIBE }),
  };
}

/** With what is to be paid and when, as before any purchase. */
const goesOn = (facts: BillingMailFacts): BillingMailDraft => ({
  subject: 'Your subscription goes on',
  lines: [
    `As you asked, your ${packageTitle(facts.package)} package does not end.`,
    facts.gross_pence
      ? `It costs ${monthly(facts)}. ${nextPayment(facts)}You can cancel any time in Settings, in two clicks.`
      : free(facts),
  ],
});

const kept = (facts: BillingMailFacts): BillingMailDraft => ({
  subject: `You stay on ${packageTitle(facts.package)}`,
  lines: [
    `As you asked, the change of your package is taken back: it stays ${packageTitle(facts.package)}.`,
    `It costs ${monthly(facts)}. ${nextPayment(facts)}`.trim(),
  ],
});

function repackaged(facts: BillingMailFacts): BillingMailDraft {
  const later = facts.reason === 'package later' && facts.next_package;
  return {
    subject: later
      ? `Your package changes to ${packageTitle(facts.next_package ?? '')}`
      : `Your package is now ${packageTitle(facts.package)}`,
    lines: [
      later
        ? `With your next payment${onDay(facts.next_payment_at)}, your package becomes ${packageTitle(facts.next_package ?? '')}. Until then nothing changes.`
        : 'It counts from now on.',
      `From the next payment on it costs ${monthly(facts)}.`,
    ],
  };
}

/** What was not paid is not owed: what it bought ends, unless a month was begun at its price. */
function bounced(facts: BillingMailFacts, now: Date): BillingMailDraft {
  const { reason, bounced_to, bounced_pence } = facts;
  const [title, wished] = [packageTitle(facts.package), packageTitle(bounced_to ?? facts.package)];
  const unpaid = `Your bank did not pay the ${formatPounds(bounced_pence ?? 0)} for the change to the ${wished} package.`;
  const isEnding = facts.cancels_at !== null;
  if (reason === BOUNCED_LATE) {
    const stays = `Your package stays ${title}, at ${monthly(facts)}.`;
    return {
      subject: 'A payment did not go through',
      lines: [unpaid, `You do not owe it. ${isEnding ? untilItEnds(facts, now) : stays}`],
    };
  }
  return {
    subject: `Your package is ${title} again`,
    lines: [
      `${unpaid} So your package is ${title} again from today, and you owe nothing for the days in between.`,
      isEnding ? untilItEnds(facts, now) : `It costs ${monthly(facts)}, as before. ${again(facts, wished)}`,
    ],
  };
}

/** A business that has cancelled pays no further month, and has nothing to choose. */
const untilItEnds = ({ cancels_at, package: name }: BillingMailFacts, now: Date): string =>
  cancels_at && cancels_at > now
    ? `Until your subscription ends on ${day(cancels_at)}, it counts as ${packageTitle(name)}. Nothing more will be taken.`
    : 'Your subscription has ended, and nothing more will be taken.';

const again = ({ bounced_package }: BillingMailFacts, wished: string): string =>
  bounced_package
    ? `You can choose ${wished} again when your next payment is through, or at once with another card or bank account.`
    : `You can choose ${wished} again.`;

function received(facts: BillingMailFacts): BillingMailDraft {
  const vat = facts.paid_vat_pence ? `, including ${formatPounds(facts.paid_vat_pence)} VAT` : '';
  const number = facts.invoice === null ? '' : ` ${invoiceNumber(facts.invoice)}`;
  return {
    subject: `Payment received: ${formatPounds(facts.paid_pence ?? 0)}`,
    lines: [
      `Thank you. We received ${formatPounds(facts.paid_pence ?? 0)}${vat}, for: ${facts.what ?? ''}${onDay(facts.taken_at)}.`,
      `Your invoice${number} is under Billing in your settings.`,
    ],
  };
}

function returned(facts: BillingMailFacts): BillingMailDraft {
  const [paid, back] = [formatPounds(facts.paid_pence ?? 0), formatPounds(facts.returned_pence ?? 0)];
  const number = facts.credit_note === null ? '' : ` ${creditNoteNumber(facts.credit_note)}`;
  return {
    subject: `Payment returned: ${back}`,
    lines: [
      `${back} of the payment of ${paid}${onDay(facts.taken_at)} went back to you.`,
      `Your credit note${number} is under Billing in your settings.`,
      `If you did not ask for that, write to ${brand.contact.supportEmail}.`,
    ],
  };
}
