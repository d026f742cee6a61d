import { brand } from '../../contract/brand.ts';
import type { PackageName } from '../../contract/words.ts';
import { monthly, pounds } from './monthly.ts';
import { pageWords } from './page-words.ts';

export const billingCopy = {
  pounds,
  monthly,
  bigPrice: (price: number) => `${pounds(price)}`,
  aMonth: (vat: number) => (vat > 0 ? 'a month including VAT' : 'a month'),
  split: ({ net, vat }: { net: number; vat: number }) =>
    vat > 0 ? `${pounds(net)} + ${pounds(vat)} VAT` : '',
  packages: {
    title: 'Packages for Local Pros',
    lead: 'One price a month, no fee for leads or finished jobs. Cancel any time, in two clicks.',
    choose: (title: string) => `Choose ${title}`,
    code: (code: string) =>
      `Your promo code ${code.toUpperCase()} comes with you: choose a package to see its price with it.`,
    own: 'Your package',
    change: 'See your billing',
    none: 'Packages are not on offer at the moment. Please write to us.',
  },
  purchase: {
    needsScript: 'Please turn on JavaScript to choose and pay, or call us.',
    title: (title: string) => `${title} package`,
    subscribeTitle: 'Choose a package',
    subscribeLead: 'Leads come as soon as the payment is set up.',
    package: 'Package',
    method: 'How do you want to pay?',
    card: 'Card',
    cardHint: 'Taken every month from your card.',
    directDebit: 'Direct Debit',
    directDebitHint: 'Taken every month from your bank account; the first time some working days from now.',
    promo: 'Promo code (optional)',
    apply: 'Apply',
    applying: 'Checking',
    off: (percentage: number) => `${percentage}% off`,
    firstPayment: (price: number) => `First payment: ${pounds(price)}`,
    keyFacts: 'Before you pay',
    facts: (price: string) => [
      `${price}, every month until you cancel.`,
      'Cancel any time in Settings, Business, Billing. Your leads stay open to the end of what is paid.',
      'You pay on the page of our payment provider. We never see your card or bank details.',
    ],
    register: 'Continue to your details',
    pay: 'Continue to payment',
    subscribe: 'Subscribe',
    working: 'Opening the payment page',
    cancelled: 'Payment was cancelled. You have not been charged.',
    tryAgain: 'Try again',
    others: 'See all packages',
    refusedPage:
      'The payment page has an address that we do not know, so we did not open it. Please contact us.',
    notForYou: 'Packages are for businesses. You are signed in with another kind of account.',
    active: 'Your subscription is already active.',
    toBilling: 'See your billing',
  },
  confirming: {
    title: 'Your payment',
    working: 'We are asking the payment provider',
    failed: 'The payment was not completed.',
    waiting: {
      note: 'You have done your part. Your package begins by itself as soon as the bank has answered, and we mail you. Nothing is taken twice.',
      ask: 'Ask again',
    },
    /** Domain words of the page after a Direct Debit was set up. */
    setUp: (price: string, day: string) =>
      `Your Direct Debit is set up. The first payment of ${price} will be taken on or after ${day}.`,
    meanwhile: 'Your package counts from now on.',
    unknown:
      'We could not ask the payment provider just now. Nothing is lost: if you have paid, your package becomes active by itself.',
    activated: 'Subscription activated!',
    again: 'Try again',
  },
  choice: {
    legend: 'Your package',
    price: (monthly: string) => `${monthly}. After your details you continue to the payment page.`,
  },
  block: {
    title: 'Billing',
    loading: 'Loading your billing',
    package: 'Package',
    status: 'State',
    price: 'Price',
    next: 'Next payment',
    method: 'Paid by',
    promo: 'Promo code',
    statuses: {
      not_subscribed: 'No subscription',
      active: 'Active',
      past_due: 'Payment failed',
      expired: 'Ended',
      cancelled: 'Cancelled',
    },
    methods: { card: 'Card', direct_debit: 'Direct Debit' },
    titles: { standard: 'Standard', premium: 'Premium' },
    ends: (day: string) => `Ends on ${day}. Your leads stay open until then.`,
    endsPending: (day: string) =>
      `Cancelled. A payment is still on its way from your bank: once it is paid, your leads stay open until ${day}. Nothing more is taken after it.`,
    ended: 'It has ended. Your jobs, quotes and reviews stay as they are.',
    grace: (day: string) =>
      `We could not take your payment. Your leads stay open until ${day}: update how you pay before then.`,
    waiting: 'We are waiting for your bank',
    waitingFirst: 'It has not confirmed your Direct Debit yet. Your leads are open meanwhile.',
    waitingMandate: 'Your package begins by itself as soon as it has answered, and we mail you.',
    waitingMethod:
      'You have done your part. As soon as it has answered, your package is paid in the new way by itself; until then it stays as it is. Nothing is taken twice.',
    pending: 'A payment is on its way from your bank. Your leads are open meanwhile.',
    bounced: (wished: string, now: string) =>
      `Your bank did not pay the change to ${wished}, so your package is ${now} again and you owe nothing. You can change when your next payment is through, or at once with another card or bank account.`,
    later: (title: string, day: string) => `Changes to ${title} on ${day}.`,
    subscribe: 'Choose a package',
    update: 'Update how you pay',
    change: (title: string) => `Change to ${title}`,
    cancel: 'Cancel subscription',
    cancelTitle: 'Cancel your subscription?',
    cancelNote: (day: string) =>
      `It ends on ${day}. Your leads stay open until then, and nothing more is taken.`,
    cancelNoteNow: 'It ends now: your leads close at once, and nothing more is taken.',
    cancelNotePending:
      'A payment is on its way from your bank and may still be taken. If it is, your leads stay open for the month it pays; if not, they close. Nothing more is taken after it.',
    cancelYes: 'Yes, cancel it',
    cancelNo: 'Keep it',
    cancelled: 'Subscription cancelled',
    resume: 'Keep my subscription',
    resumeTitle: 'Keep your subscription?',
    resumeNote: (price: string, day: string) =>
      `It goes on as before: ${price}. The next payment is due on ${day}, and nothing is paid twice.`,
    resumeFree: 'It goes on as before, at no cost.',
    resumeYes: 'Yes, keep it',
    resumed: 'Your subscription goes on',
    changeTitle: (title: string) => `Change to ${title}?`,
    changeNow: (due: string, days: { left: number; of: number }) =>
      `It begins now. You pay ${due} for the ${days.left} of ${days.of} days that are left of this month.`,
    changeLater: (day: string) => `It begins with your next payment on ${day}. Until then nothing changes.`,
    changeMonthly: (price: string) => `After that: ${price}.`,
    changed: 'Package changed',
    payments: 'Payments',
    noPayments: 'No payments yet.',
    invoice: (number: string) => `Invoice ${number}`,
    creditNote: (number: string) => `Credit note ${number}`,
    paid: {
      pending: 'On its way',
      paid: 'Paid',
      failed: 'Failed',
      refunded: 'Refunded',
      charged_back: 'Returned',
    },
  },
};

export const billingPages = {
  packages: pageWords(
    billingCopy.packages.title,
    `What it costs a business to get leads from ${brand.name}: two packages, prices including VAT.`,
  ),
  subscribe: pageWords(billingCopy.purchase.subscribeTitle, billingCopy.purchase.subscribeLead),
  /** One of the packages. */
  package: (name: PackageName) => {
    const title = billingCopy.purchase.title(billingCopy.block.titles[name]);
    return pageWords(title, `The ${title}: price, how to pay, promo code.`);
  },
};
