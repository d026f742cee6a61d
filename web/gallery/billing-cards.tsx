import type { Billing } from '../../contract/billing.ts';
import { fieldSentences } from '../../contract/copy.ts';
import { packagesCopy } from '../copy/packages.copy.ts';
import { settingsCopy } from '../copy/settings.copy.ts';
import { BillingKnown } from '../marketplace/billing/billing-block.tsx';
import { PackageCards } from '../marketplace/billing/package-cards.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { Prospect } from '../visitor/packages/read-packages.ts';
import { recommendedFor } from '../visitor/packages/recommended.ts';
import { WhatItBrings } from '../visitor/packages/what-it-brings.tsx';
import type { Cards } from './cards.tsx';
import { ahead, DAYS } from './moved.ts';
import { OwnIds } from './own-ids.tsx';
import { billing as bought, demand, packages } from './samples.gen.ts';
import { CATALOGUE } from './trades.ts';

const billing = bought.data;

const NOTHING_BOUGHT: Billing = {
  ...billing,
  subscription_status: 'not_subscribed',
  subscription_type: null,
  payment_method: null,
  price: null,
  net: null,
  vat: null,
  nextPaymentDate: null,
  accessUntil: null,
  payments: [],
  can: ['subscribe'],
};

const block = (other: Partial<Billing>) => (
  <Card>
    <div className="grid gap-5">
      <h3 className="text-lg font-semibold">{settingsCopy.panels.billing}</h3>
      <BillingKnown billing={{ ...billing, ...other }} />
    </div>
  </Card>
);

const PROSPECT: Prospect = { trade: CATALOGUE[0] ?? null, postcode: demand.place.outward, job: 150, demand };

const bringing = (other: Partial<Prospect>) => (
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
export const billingCards: Cards = {
  PackageCards: {
    normal: <PackageCards packages={packages} base="/packages" />,
    chosen: (
      <PackageCards
        packages={packages}
        base="/packages"
        recommended={recommendedFor(demand)}
        remark={({ price }) => packagesCopy.paysForIt(Math.ceil(price / PROSPECT.job), PROSPECT.job)}
      />
    ),
  },
  WhatItBrings: {
    normal: bringing({ trade: null, postcode: '', demand: null }),
    filled: bringing({}),
    empty: bringing({ demand: { ...demand, leadsAMonth: null, premiumAMonth: null } }),
    error: bringing({ demand: null, refused: fieldSentences.postcode }),
  },
  BillingBlock: {
    empty: block(NOTHING_BOUGHT),
    paid: block({}),
    awaiting: block({ payment_method: 'direct_debit', awaitsBank: true }),
    bounced: block({ subscription_type: 'standard', bouncedPackage: 'premium' }),
    changing: block({
      nextPackage: 'standard',
      price: 114,
      net: 95,
      vat: 19,
      priceNow: { price: 234, net: 195, vat: 39 },
    }),
    owing: block({
      subscription_status: 'past_due',
      accessUntil: ahead(5 * DAYS),
      can: ['updateMethod', 'cancel'],
    }),
    ending: block({
      nextPaymentDate: null,
      cancelsAt: ahead(20 * DAYS),
      accessUntil: ahead(20 * DAYS),
      can: ['resume'],
    }),
    over: block({ subscription_status: 'expired', nextPaymentDate: null, can: ['subscribe'] }),
  },
};
