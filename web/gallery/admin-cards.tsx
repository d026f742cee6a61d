import { FigureCard } from '../admin/figures/figure-card.tsx';
import { FiguresScreen } from '../admin/figures/figures-screen.tsx';
import { MarketPanel } from '../admin/settings/market-panel.tsx';
import { PricesPanel } from '../admin/settings/prices-panel.tsx';
import { QrPicture } from '../admin/settings/qr-picture.tsx';
import { RecoveryCodes, SignInPanel } from '../admin/settings/sign-in-panel.tsx';
import { authenticatorCopy } from '../copy/authenticator.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { CardInStates } from './card-in-states.ts';
import { figure, FIGURES_COUNTED_AT, NOTHING_TO_RECKON_FROM } from './admin-figures.ts';
import { market, prices } from './admin-settings-rows.ts';
import { admin } from './people.ts';
import { type Answers, seenBy, World } from './world.tsx';

const { sample } = galleryCopy;
const ignore = () => undefined;

/** What admins see beside their lists. */
export const adminCards: readonly CardInStates[] = [
  {
    name: 'FigureCard',
    states: [
      ['rising', () => <FigureCard figure={figure('customers', 1284, 12)} />],
      ['falling', () => <FigureCard figure={figure('quotes', 3120, -8)} />],
      ['long', () => <FigureCard figure={figure('revenue', 1_234_567.5, 104)} />],
      ['normal', () => <FigureCard figure={figure('hired', 38, 0)} />],
      ['nothing', () => <FigureCard figure={NOTHING_TO_RECKON_FROM} />],
    ],
  },
  {
    name: 'FiguresScreen',
    states: [
      ['loading', seenBy(admin, <FiguresScreen />)],
      ['failed', seenBy(admin, <FiguresScreen />, { isDown: true })],
      [
        'action',
        seenBy(admin, <FiguresScreen />, {
          answers: {
            adminFigures: { countedAt: FIGURES_COUNTED_AT, cards: [figure('jobs', 642, 3)] },
            paymentFlags: { flags: [], count: 2 },
          },
        }),
      ],
    ],
  },
  {
    name: 'SignInPanel, QrPicture, RecoveryCodes',
    states: [
      ['loading', seenBy(admin, <SignInPanel />)],
      ['required', () => authenticatorState({ isEnrolled: false, isRequired: true, recoveryCodesLeft: 0 })],
      ['normal', () => authenticatorState({ isEnrolled: true, isRequired: true, recoveryCodesLeft: 6 })],
      ['picture', () => <QrPicture text={sample.seedAddress} label={authenticatorCopy.picture} />],
      ['code', () => <RecoveryCodes codes={sample.recoveryCodes} onKept={ignore} />],
    ],
  },
  {
    name: 'PricesPanel',
    states: [
      ['loading', seenBy(admin, <PricesPanel />)],
      ['normal', seenBy(admin, <PricesPanel />, { answers: prices })],
    ],
  },
  {
    name: 'MarketPanel',
    states: [
      ['failed', seenBy(admin, <MarketPanel />, { isDown: true })],
      ['normal', seenBy(admin, <MarketPanel />, { answers: market() })],
      ['disabled', seenBy(admin, <MarketPanel />, { answers: market(0) })],
    ],
  },
];

const authenticatorState = (authenticator: Answers['authenticator']) => (
  <World who={admin} answers={{ authenticator, sessions: { sessions: [] } }}>
    <SignInPanel />
  </World>
);
