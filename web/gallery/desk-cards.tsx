import type { Figure } from '../../contract/admin-figures.ts';
import { FigureCard } from '../admin/figures/figure-card.tsx';
import { FiguresScreen } from '../admin/figures/figures-screen.tsx';
import { MarketPanel } from '../admin/settings/market-panel.tsx';
import { PricesPanel } from '../admin/settings/prices-panel.tsx';
import { QrPicture } from '../admin/settings/qr-picture.tsx';
import { RecoveryCodes } from '../admin/settings/recovery-codes.tsx';
import { SignInPanel } from '../admin/settings/sign-in-panel.tsx';
import { authenticatorCopy } from '../copy/authenticator.ts';
import { galleryCopy } from '../copy/gallery.ts';
import type { CardInStates } from './card-in-states.ts';
import { DeskDialogs } from './desk-dialogs.tsx';
import { offer } from './offers.ts';
import { admin } from './people.ts';
import { type Answers, World } from './world.tsx';

const { sample } = galleryCopy;
const ignore = () => undefined;

/** What admins see beside their lists. */
export const deskCards: readonly CardInStates[] = [
  {
    name: 'FigureCard',
    states: [
      ['rising', () => <FigureCard figure={figure('customers', 1284, 12)} />],
      ['falling', () => <FigureCard figure={figure('quotes', 3120, -8)} />],
      ['long', () => <FigureCard figure={figure('revenue', 1_234_567.5, 104)} />],
      ['normal', () => <FigureCard figure={figure('hired', 38, 0)} />],
      ['nothing', () => <FigureCard figure={{ ...figure('first_quote', null, 0), months: NO_MONTHS }} />],
    ],
  },
  {
    name: 'FiguresScreen',
    states: [
      [
        'loading',
        () => (
          <World who={admin}>
            <FiguresScreen />
          </World>
        ),
      ],
      [
        'failed',
        () => (
          <World who={admin} isDown>
            <FiguresScreen />
          </World>
        ),
      ],
      [
        'action',
        () => (
          <World
            who={admin}
            answers={{ adminFigures: { cards: [figure('jobs', 642, 3)] }, paymentFlags: FLAGS }}
          >
            <FiguresScreen />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'SignInPanel, QrPicture, RecoveryCodes',
    states: [
      [
        'loading',
        () => (
          <World who={admin}>
            <SignInPanel />
          </World>
        ),
      ],
      ['required', () => standing({ isEnrolled: false, isRequired: true, recoveryCodesLeft: 0 })],
      ['normal', () => standing({ isEnrolled: true, isRequired: true, recoveryCodesLeft: 6 })],
      ['picture', () => <QrPicture text={sample.seedAddress} label={authenticatorCopy.picture} />],
      ['code', () => <RecoveryCodes codes={sample.recoveryCodes} onKept={ignore} />],
    ],
  },
  {
    name: 'PricesPanel',
    states: [
      [
        'loading',
        () => (
          <World who={admin}>
            <PricesPanel />
          </World>
        ),
      ],
      [
        'normal',
        () => (
          <World who={admin} answers={PRICES}>
            <PricesPanel />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'MarketPanel',
    states: [
      [
        'failed',
        () => (
          <World who={admin} isDown>
            <MarketPanel />
          </World>
        ),
      ],
      [
        'normal',
        () => (
          <World who={admin} answers={{ marketSettings: { data: MARKET } }}>
            <MarketPanel />
          </World>
        ),
      ],
      [
        'disabled',
        () => (
          <World who={admin} answers={{ marketSettings: { data: { ...MARKET, vatRate: 0 } } }}>
            <MarketPanel />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'ReasonDialog, DocumentsDialog',
    states: [['normal', (before) => <DeskDialogs before={before} />]],
  },
];

const SHARES = [0.42, 0.5, 0.47, 0.61, 0.58, 0.66, 0.74, 0.7, 0.81, 0.88, 0.9, 1];
const monthOf = (place: number) => new Date(Date.UTC(2025, 11 + place)).toISOString().slice(0, 7);
const NO_MONTHS = SHARES.map((_share, place) => ({ month: monthOf(place), value: null }));

type Key = keyof typeof sample.figures;

/** Twelve months up to what it is now; downhill where it falls. */
function figure(key: Key, total: number | null, growth: number): Figure {
  const shares = growth < 0 ? SHARES.toReversed() : SHARES;
  return {
    key,
    title: sample.figures[key],
    total,
    growth,
    months: shares.map((share, place) => ({
      month: monthOf(place),
      value: Math.round((total ?? 0) * share),
    })),
  };
}

const FLAGS: Answers['paymentFlags'] = { flags: [], count: 2 };

const standing = (authenticator: Answers['authenticator']) => (
  <World who={admin} answers={{ authenticator, sessions: { sessions: [] } }}>
    <SignInPanel />
  </World>
);

const PRICES: Answers = {
  packages: { packages: [offer('standard', 95), offer('premium', 195)] },
};

const MARKET = {
  isVatRegistered: true,
  vatRate: 20,
  headStartHours: 24,
  freeMonths: 1,
  takesCrownDependencies: false,
  textsADay: null,
  textsADayAtStart: 500,
  radiusKm: 40,
  graceDays: 7,
  impersonationMinutes: 30,
};
