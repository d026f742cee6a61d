import type { ReactNode } from 'react';
import { CategoriesScreen } from '../admin/categories/categories-screen.tsx';
import { CustomersScreen } from '../admin/accounts/customers-screen.tsx';
import { BusinessesScreen } from '../admin/accounts/businesses-screen.tsx';
import { WorkPicturesScreen } from '../admin/accounts/work-pictures-screen.tsx';
import { JobsScreen } from '../admin/jobs/jobs-screen.tsx';
import { QuotesScreen } from '../admin/jobs/quotes-screen.tsx';
import { ReviewsScreen } from '../admin/reviews/reviews-screen.tsx';
import { ReportsPanel } from '../admin/reports/reports-panel.tsx';
import { AuditPanel } from '../admin/settings/audit-panel.tsx';
import { PaymentFlagsPanel } from '../admin/settings/payment-flags-panel.tsx';
import { PromoCodesPanel } from '../admin/settings/promo-codes-panel.tsx';
import type { CardInStates } from './card-in-states.ts';
import { businessRows, customerRows, jobRows, quoteRows, reviewRows, workPictureRows } from './admin-rows.ts';
import { auditRows, categoryRows, flagRows, promoRows, reportRows } from './admin-settings-rows.ts';
import { admin } from './people.ts';
import { type Answers, World } from './world.tsx';
import { useHydrated } from '@tanstack/react-router';

const ALL = {};

/** Drawn in the browser alone, as the admin area is. */
const inTheBrowser = (screen: ReactNode, answers?: Answers) => (
  <InBrowser>
    <World who={admin} answers={answers}>
      {screen}
    </World>
  </InBrowser>
);

/** The lists that admins work through: tables where there is room, cards on a phone. */
export const adminLists: readonly CardInStates[] = [
  {
    name: 'BusinessesScreen',
    states: [
      ['loading', () => inTheBrowser(<BusinessesScreen search={ALL} />)],
      [
        'empty',
        () =>
          inTheBrowser(<BusinessesScreen search={ALL} />, {
            adminBusinesses: { businesses: [], businessCount: 0, hasMore: false },
          }),
      ],
      ['normal', (before) => inTheBrowser(<BusinessesScreen search={ALL} />, businessRows(before))],
    ],
  },
  {
    name: 'CustomersScreen',
    states: [['normal', (before) => inTheBrowser(<CustomersScreen search={ALL} />, customerRows(before))]],
  },
  {
    name: 'JobsScreen',
    states: [['normal', (before) => inTheBrowser(<JobsScreen search={ALL} />, jobRows(before))]],
  },
  {
    name: 'QuotesScreen',
    states: [['normal', (before) => inTheBrowser(<QuotesScreen search={ALL} />, quoteRows(before))]],
  },
  {
    name: 'WorkPicturesScreen',
    states: [
      [
        'empty',
        () =>
          inTheBrowser(<WorkPicturesScreen search={ALL} />, {
            adminWorkPictures: { pictures: [], count: 0, business: null },
          }),
      ],
      ['normal', (before) => inTheBrowser(<WorkPicturesScreen search={ALL} />, workPictureRows(before))],
    ],
  },
  {
    name: 'CategoriesScreen',
    states: [['normal', () => inTheBrowser(<CategoriesScreen search={ALL} />, categoryRows)]],
  },
  {
    name: 'ReviewsScreen',
    states: [['normal', (before) => inTheBrowser(<ReviewsScreen search={ALL} />, reviewRows(before))]],
  },
  {
    name: 'PromoCodesPanel',
    states: [['normal', () => inTheBrowser(<PromoCodesPanel search={ALL} />, promoRows)]],
  },
  {
    name: 'PaymentFlagsPanel',
    states: [['normal', (before) => inTheBrowser(<PaymentFlagsPanel search={ALL} />, flagRows(before))]],
  },
  {
    name: 'ReportsPanel',
    states: [['normal', (before) => inTheBrowser(<ReportsPanel search={ALL} />, reportRows(before))]],
  },
  {
    name: 'AuditPanel',
    states: [['normal', (before) => inTheBrowser(<AuditPanel search={ALL} />, auditRows(before))]],
  },
];

/** What the server never draws. */
const InBrowser = ({ children }: { children: ReactNode }) => useHydrated() && children;
