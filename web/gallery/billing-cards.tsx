import type { Billing } from '../../contract/billing.ts';
import { fieldSentences } from '../../contract/copy.ts';
import type { Demand } from '../../contract/leads-near.ts';
import { packagesCopy } from '../copy/packages.copy.ts';
import { settingsCopy } from '../copy/settings.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { BillingKnown } from '../marketplace/billing/billing-block.tsx';
import { PackageCards } from '../marketplace/billing/package-cards.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { CardInStates } from './card-in-states.ts';
import { offer } from './offers.ts';
import { OwnIds } from './own-ids.tsx';
import { type Before, DAYS } from './samples.ts';
import { CATALOGUE } from './trades.ts';
import type { Prospect } from '../visitor/packages/read-packages.ts';
import { recommendedFor } from '../visitor/packages/recommended.ts';
import { WhatItBrings } from '../visitor/packages/what-it-brings.tsx';

const { sample } = galleryCopy;

const NOTHING_BOUGHT: Billing = {
  subscription_status: 'not_subscribed',
  subscription_type: null,
  payment_method: null,
  price: null,
  net: null,
  vat: null,
  currency: '£',
  promo_code: null,
  nextPaymentDate: null,
  accessUntil: null,
  cancelsAt: null,
  endsIfCancelled: null,
  nextPackage: null,
  priceNow: null,
  paymentPending: false,
  bouncedPackage: null,
  awaitsBank: false,
  payments: [],
  can: ['subscribe'],
};

const bought = (before: Before, other: Partial<Billing>): Billing => ({
  ...NOTHING_BOUGHT,
  subscription_status: 'active',
  subscription_type: 'premium',
  payment_method: 'card',
  price: 234,
  net: 195,
  vat: 39,
  nextPaymentDate: before(-20 * DAYS),
  payments: [
    {
      id: 'payment-1',
      date: before(10 * DAYS),
      amount: 234,
      net: 195,
      vat: 39,
      currency: '£',
      status: 'paid',
      what: sample.packages.premium,
      promo_code: null,
      invoiceNumber: 'F-000012',
      creditNotes: [],
    },
  ],
  can: ['updateMethod', 'changePackage', 'cancel'],
  ...other,
});

const block = (billing: Billing) => (
  <Card>
    <div className="grid gap-5">
      <h3 className="text-lg font-semibold">{settingsCopy.panels.billing}</h3>
      <BillingKnown billing={billing} />
    </div>
  </Card>
);

const DEMAND: Demand = {
  place: { outward: sample.outward, town: sample.town },
  leadsAMonth: 14,
  premiumAMonth: 5,
};

const PROSPECT: Prospect = {
  trade: CATALOGUE[0] ?? null,
  postcode: sample.outward,
  job: 150,
  demand: DEMAND,
};

const bringing = (other: Partial<Prospect>) => () => (
  <OwnIds>
    <WhatItBrings
      action="#cards"
      trades={CATALOGUE}
      prospect={{ ...PROSPECT, ...other }}
      code={null}
      onJob={() => undefined}
    />
  </OwnIds>
);

/** What a business buys, and what it has bought. */
export const billingCards: readonly CardInStates[] = [
  {
    name: 'PackageCards',
    states: [
      [
        'normal',
        () => <PackageCards packages={[offer('standard', 95), offer('premium', 195)]} base="/packages" />,
      ],
      [
        'chosen',
        () => (
          <PackageCards
            packages={[offer('standard', 95), offer('premium', 195)]}
            base="/packages"
            recommended={recommendedFor(DEMAND)}
            remark={({ price }) => packagesCopy.paysForIt(Math.ceil(price / PROSPECT.job), PROSPECT.job)}
          />
        ),
      ],
    ],
  },
  {
    name: 'WhatItBrings',
    states: [
      ['normal', bringing({ trade: null, postcode: '', demand: null })],
      ['filled', bringing({})],
      ['empty', bringing({ demand: { ...DEMAND, leadsAMonth: null, premiumAMonth: null } })],
      ['error', bringing({ demand: null, refused: fieldSentences.postcode })],
    ],
  },
  {
    name: 'BillingBlock',
    states: [
      ['empty', () => block(NOTHING_BOUGHT)],
      ['paid', (before) => block(bought(before, {}))],
      ['awaiting', (before) => block(bought(before, { payment_method: 'direct_debit', awaitsBank: true }))],
      [
        'bounced',
        (before) => block(bought(before, { subscription_type: 'standard', bouncedPackage: 'premium' })),
      ],
      [
        'changing',
        (before) =>
          block(
            bought(before, {
              nextPackage: 'standard',
              price: 114,
              net: 95,
              vat: 19,
              priceNow: { price: 234, net: 195, vat: 39 },
            }),
          ),
      ],
      [
        'owing',
        (before) =>
          block(
            bought(before, {
              subscription_status: 'past_due',
              accessUntil: before(-5 * DAYS),
              can: ['updateMethod', 'cancel'],
            }),
          ),
      ],
      [
        'ending',
        (before) =>
          block(
            bought(before, {
              nextPaymentDate: null,
              cancelsAt: before(-20 * DAYS),
              accessUntil: before(-20 * DAYS),
              can: ['resume'],
            }),
          ),
      ],
      [
        'over',
        (before) =>
          block(
            bought(before, { subscription_status: 'expired', nextPaymentDate: null, can: ['subscribe'] }),
          ),
      ],
    ],
  },
];
