import { brand } from '../../contract/brand.ts';
import type { PackageName } from '../../contract/words.ts';
import { monthly, pounds } from './money.ts';
import { type PageWords, pageWords } from './page-words.ts';
import { uiCopy } from './ui.copy.ts';

const SEE_BILLING = 'See your billing';

export const billingCopy = {
  monthly,
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
    recommended: 'Recommended here',
    change: SEE_BILLING,
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
    tryAgain: uiCopy.tryAgain,
    others: 'See all packages',
    refusedPage:
      'The payment page has an address that we do not know, so we did not open it. Please contact us.',
    notForYou: 'Packages are for businesses. You are signed in with another kind of account.',
    ownersBuy: 'The owner of a business chooses its package.',
    active: 'Your subscription is already active.',
    toBilling: SEE_BILLING,
  },
  confirming: {
    title: 'Your payment',
    working: 'We are asking the payment provider',
    failed: 'The payment was not completed.',
    waiting: {
      title: 'We are waiting for your bank',
      note: 'You have done your part. Your package begins by itself as soon as the bank has answered, and we mail you. Nothing is taken twice.',
      ask: 'Ask again',
    },
    setUp: (price: string, day: string) =>
      `Your Direct Debit is set up. The first payment of ${price} will be taken on or after ${day}.`,
    meanwhile: 'Your package counts from now on.',
    unknown:
      'We could not ask the payment provider just now. Nothing is lost: if you have paid, your package becomes active by itself.',
    others:
      'How a payment ended is told to the owner of the business alone. If it was paid, it counts for the business, and its owner is mailed.',
    activated: 'Subscription activated!',
    again: uiCopy.tryAgain,
  },
  choice: {
    price: (monthly: string) => `${monthly}. After your details you continue to the payment page.`,
  },
  titles: { standard: 'Standard', premium: 'Premium' },
};

/** The same in the middle of registering; the one outside of it is the one to be found. */
const whileRegistering = (page: PageWords, foundAs: string): PageWords => ({
  ...page,
  title: `Register: ${page.title}`,
  foundAs,
});

const packages = pageWords(
  billingCopy.packages.title,
  `What it costs a business to get leads from ${brand.name}: two packages, prices including VAT.`,
);

/** One of the packages. */
const onePackage = (name: PackageName): PageWords => {
  const title = billingCopy.purchase.title(billingCopy.titles[name]);
  return pageWords(title, `The ${title}: price, how to pay, promo code.`);
};

export const billingPages = {
  packages,
  registerPackages: whileRegistering(packages, '/packages'),
  subscribe: pageWords(billingCopy.purchase.subscribeTitle, billingCopy.purchase.subscribeLead),
  package: onePackage,
  registerPackage: (name: PackageName) => whileRegistering(onePackage(name), `/packages/${name}`),
};
