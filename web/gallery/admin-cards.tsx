import type { Figure } from '../../contract/admin-figures.ts';
import { FigureCard } from '../admin/figures/figure-card.tsx';
import { FiguresScreen } from '../admin/figures/figures-screen.tsx';
import { MarketPanel } from '../admin/settings/market-panel.tsx';
import { PricesPanel } from '../admin/settings/prices-panel.tsx';
import { QrPicture } from '../admin/settings/qr-picture.tsx';
import { RecoveryCodes, SignInPanel } from '../admin/settings/sign-in-panel.tsx';
import { authenticatorCopy } from '../copy/authenticator.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { Cards } from './cards.tsx';
import { admin } from './people.ts';
import { adminFigures, marketSettings, packages } from './samples.gen.ts';
import { onItsWay, seenBy } from './world.tsx';

const { sample } = galleryCopy;
const { cards, countedAt } = adminFigures;

type Way = { way?: 1 | -1; times?: number };

/** A figure of the demo; uphill or downhill, or so many times as much. */
const figure = (key: Figure['key'], { way, times = 1 }: Way = {}) =>
  cards
    .filter((card) => card.key === key)
    .map(({ total, growth, months, ...card }) => {
      const values = months.map(({ value }) => value ?? 0);
      if (way) values.sort((one, other) => (one - other) * way);
      const [last = 1, now = 1] = values.slice(-2);
      const shown = months.map(({ month }, place) => ({ month, value: (values[place] ?? 0) * times }));
      const some = {
        ...card,
        total: (total ?? 0) * times,
        growth: way ? Math.round((now / last - 1) * 100) : growth,
        months: shown,
      };
      return <FigureCard key={key} figure={some} />;
    });

const nothing = cards
  .filter(({ key }) => key === 'first_quote')
  .map(({ months, ...card }) => {
    const none = months.map(({ month }) => ({ month, value: null }));
    return <FigureCard key={card.key} figure={{ ...card, total: null, growth: 0, months: none }} />;
  });

const authenticator = (isEnrolled: boolean, recoveryCodesLeft: number) =>
  seenBy(admin, <SignInPanel />, {
    answers: {
      authenticator: { isEnrolled, isRequired: true, recoveryCodesLeft },
      sessions: { sessions: [] },
    },
  });

const market = (vatRate: number) =>
  seenBy(admin, <MarketPanel />, {
    answers: { marketSettings: { data: { ...marketSettings.data, isVatRegistered: true, vatRate } } },
  });

/** What admins see beside their lists. */
export const adminCards: Cards = {
  FigureCard: {
    rising: figure('jobs', { way: 1 }),
    falling: figure('quotes', { way: -1 }),
    long: figure('revenue', { times: 440 }),
    normal: figure('hired'),
    nothing,
  },
  FiguresScreen: {
    ...onItsWay(admin, <FiguresScreen />),
    action: seenBy(admin, <FiguresScreen />, {
      answers: {
        adminFigures: { countedAt, cards: cards.slice(0, 1) },
        paymentFlags: { flags: [], count: 2 },
      },
    }),
  },
  'SignInPanel, QrPicture, RecoveryCodes': {
    loading: seenBy(admin, <SignInPanel />),
    required: authenticator(false, 0),
    normal: authenticator(true, 6),
    picture: <QrPicture text={sample.seedAddress} label={authenticatorCopy.picture} />,
    code: <RecoveryCodes codes={sample.recoveryCodes} onKept={() => undefined} />,
  },
  PricesPanel: {
    loading: seenBy(admin, <PricesPanel />),
    normal: seenBy(admin, <PricesPanel />, { answers: { packages: { packages } } }),
  },
  MarketPanel: {
    failed: seenBy(admin, <MarketPanel />, { isDown: true }),
    normal: market(20),
    disabled: market(0),
  },
};
