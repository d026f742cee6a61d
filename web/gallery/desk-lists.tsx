import type { ReactNode } from 'react';
import { CategoriesScreen } from '../admin/categories/categories-screen.tsx';
import { CustomersScreen } from '../admin/accounts/customers-screen.tsx';
import { BusinessesScreen } from '../admin/accounts/businesses-screen.tsx';
import { JobsScreen } from '../admin/jobs/jobs-screen.tsx';
import { QuotesScreen } from '../admin/jobs/quotes-screen.tsx';
import { ReviewsScreen } from '../admin/reviews/reviews-screen.tsx';
import { AuditPanel } from '../admin/settings/audit-panel.tsx';
import { PaymentFlagsPanel } from '../admin/settings/payment-flags-panel.tsx';
import { PromoCodesPanel } from '../admin/settings/promo-codes-panel.tsx';
import type { CardInStates } from './card-in-states.ts';
import { businessRows, customerRows, jobRows, quoteRows, reviewRows } from './desk-rows.ts';
import { auditRows, categoryRows, flagRows, promoRows } from './desk-settings-rows.ts';
import { admin } from './people.ts';
import { type Answers, World } from './world.tsx';
import { useHydrated } from '@tanstack/react-router';

const ALL = {};

/** Drawn in the browser alone, as the desk is. */
const desk = (screen: ReactNode, answers?: Answers) => (
  <InBrowser>
    <World who={admin} answers={answers}>
      {screen}
    </World>
  </InBrowser>
);

/** The lists that admins work through: tables where there is room, cards on a phone. */
export const deskLists: readonly CardInStates[] = [
  {
    name: 'BusinessesScreen',
    states: [
      ['loading', () => desk(<BusinessesScreen search={ALL} />)],
      [
        'empty',
        () =>
          desk(<BusinessesScreen search={ALL} />, {
            adminBusinesses: { businesses: [], businessCount: 0, hasMore: false },
          }),
      ],
      ['normal', (before) => desk(<BusinessesScreen search={ALL} />, businessRows(before))],
    ],
  },
  {
    name: 'CustomersScreen',
    states: [['normal', (before) => desk(<CustomersScreen search={ALL} />, customerRows(before))]],
  },
  {
    name: 'JobsScreen',
    states: [['normal', (before) => desk(<JobsScreen search={ALL} />, jobRows(before))]],
  },
  {
    name: 'QuotesScreen',
    states: [['normal', (before) => desk(<QuotesScreen search={ALL} />, quoteRows(before))]],
  },
  {
    name: 'CategoriesScreen',
    states: [['normal', () => desk(<CategoriesScreen search={ALL} />, categoryRows)]],
  },
  {
    name: 'ReviewsScreen',
    states: [['normal', (before) => desk(<ReviewsScreen search={ALL} />, reviewRows(before))]],
  },
  { name: 'PromoCodesPanel', states: [['normal', () => desk(<PromoCodesPanel search={ALL} />, promoRows)]] },
  {
    name: 'PaymentFlagsPanel',
    states: [['normal', (before) => desk(<PaymentFlagsPanel search={ALL} />, flagRows(before))]],
  },
  {
    name: 'AuditPanel',
    states: [['normal', (before) => desk(<AuditPanel search={ALL} />, auditRows(before))]],
  },
];

/** What the server never draws. */
const InBrowser = ({ children }: { children: ReactNode }) => useHydrated() && children;
