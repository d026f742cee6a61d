import type { ReactNode } from 'react';
import type { Lead } from '../../contract/leads.ts';
import { LeadLine } from '../business/leads/lead-line.tsx';
import { LeadLink } from '../business/leads/lead-rows.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { newsCopy } from '../copy/news.copy.ts';
import { OwnersPaymentSaid } from '../marketplace/billing/owners-payment.tsx';
import { LeftNotice } from '../marketplace/live/left-notice.tsx';
import { NewsInCard } from '../marketplace/live/news-in-card.tsx';
import { Waiting } from '../marketplace/live/waiting.tsx';
import { AreaMap } from '../marketplace/settings/business/area-map.tsx';
import { Documents } from '../marketplace/settings/business/documents.tsx';
import { Logo } from '../marketplace/settings/business/logo.tsx';
import { ProfileView } from '../marketplace/settings/business/profile-view.tsx';
import { StartingPrices } from '../marketplace/settings/business/starting-prices.tsx';
import { StartingPricesForm } from '../marketplace/settings/business/starting-prices-form.tsx';
import { HoursForm } from '../marketplace/settings/hours/hours-form.tsx';
import { HoursView } from '../marketplace/settings/hours/hours-view.tsx';
import { WorkList } from '../marketplace/settings/work-pictures/work-list.tsx';
import { Card } from '../ui/layout/card.tsx';
import { shownOf } from '../visitor/profile/profile.ts';
import { Work } from '../visitor/profile/work.tsx';
import type { Cards } from './cards.tsx';
import { ago } from './moved.ts';
import { OwnIds } from './own-ids.tsx';
import { firm, newFirm, owner, ownFirm, papers, work } from './people.ts';
import * as demo from './samples.gen.ts';
import { LONG_JOB, PICTURE } from './samples.ts';
import { onItsWay, seenBy } from './world.tsx';

const { sample } = galleryCopy;
const ignore = () => undefined;

const PRICES = [
  ...demo.startingPrices.prices.slice(0, 1).map((one) => ({ ...one, from: 79.5 })),
  { service: { id: 'long', name: sample.longService }, from: null },
];

const FAR = { code: 'CM', name: sample.areas.outside, lat: 51.74, lng: 0.53, isReached: false };
const AREA = {
  ...demo.serviceArea,
  areas: [
    ...demo.serviceArea.areas.slice(0, 3),
    { ...FAR, code: 'KT', name: sample.areas.long, lat: 51.37, lng: -0.33, isReached: true },
    FAR,
  ],
};

const DAY = { from: '07:30', until: '17:00' };
const HOURS = {
  week: [DAY, DAY, DAY, DAY, { from: '00:00', until: '24:00' }, null, null],
  daysOff: [
    { from: '2026-02-09', until: '2026-02-20' },
    { from: '2026-06-27', until: '2026-06-27' },
  ],
  gapMinutes: 45,
  aheadHours: 48,
};
const NO_HOURS = { week: HOURS.week.map(() => null), daysOff: [], gapMinutes: 0, aheadHours: 0 };

const onCard = (content: ReactNode) => seenBy(owner, <Card>{content}</Card>);
const lead = (id: string, other: Partial<Lead> = {}): Lead => ({ ...demo.lead, id, ...other });
const LONG = { job: { ...demo.lead.job, ...LONG_JOB } };
const FRESH = { firstSeenAt: ago(1) };

/** To somebody to whom leads are new that came in the last half hour. */
const looking = (card: ReactNode) =>
  seenBy(owner, card, {
    answers: { dashboard: { ...demo.dashboard, newLeads: { since: ago(30), opened: [] } } },
  });

const map = <AreaMap location={sample.winnerPlace} />;
const NEWS = { sentence: newsCopy.accepted('J000012'), tab: 'progress' } as const;

/** What a business says of itself, and what its inbox says shortly. */
export const firmCards: Cards = {
  ProfileView: {
    filled: onCard(<ProfileView business={ownFirm} />),
    empty: onCard(<ProfileView business={{ ...newFirm, name: sample.longFirm }} />),
  },
  Logo: {
    empty: seenBy(owner, <Logo business={newFirm} />),
    picture: seenBy(owner, <Logo business={{ ...newFirm, logo: PICTURE }} />),
  },
  OwnersPayment: { normal: seenBy(owner, <OwnersPaymentSaid isLeft />) },
  Documents: {
    empty: onCard(<Documents documents={[]} />),
    normal: onCard(<Documents documents={papers} />),
  },
  StartingPrices: {
    ...onItsWay(owner, <StartingPrices />),
    empty: seenBy(owner, <StartingPrices />, { answers: { startingPrices: { prices: [] } } }),
    normal: seenBy(owner, <StartingPrices />, { answers: { startingPrices: { prices: PRICES } } }),
  },
  StartingPricesForm: { filled: seenBy(owner, <StartingPricesForm prices={PRICES} onDone={ignore} />) },
  HoursView: {
    normal: seenBy(owner, <HoursView hours={HOURS} />),
    empty: seenBy(owner, <HoursView hours={NO_HOURS} />),
  },
  HoursForm: {
    filled: seenBy(owner, <HoursForm hours={HOURS} onDone={ignore} />),
    empty: seenBy(owner, <HoursForm hours={NO_HOURS} onDone={ignore} />),
  },
  AreaMap: {
    ...onItsWay(owner, map),
    normal: seenBy(owner, map, { answers: { serviceArea: AREA } }),
  },
  'LeadLine, GoneLeads': {
    isNew: looking(<LeadLine lead={lead('line-1', FRESH)} isChosen={false} onChoose={ignore} />),
    chosen: (
      <LeadLine
        lead={lead('line-2', { ...LONG, is_interested: true, messagesCount: 3 })}
        isChosen
        onChoose={ignore}
      />
    ),
    rows: looking(
      <div className="grid divide-y divide-line overflow-hidden rounded-card border border-line">
        <LeadLink lead={lead('line-3', FRESH)} />
        <LeadLink lead={lead('line-4', LONG)} />
      </div>,
    ),
    over: (
      <div className="relative grid gap-4 pt-9">
        <Waiting onShow={ignore}>{newsCopy.waiting.leads(2)}</Waiting>
        <LeftNotice title={sample.longJob} news={NEWS} drafts={{}} onClose={ignore} onCloseAll={ignore} />
        <NewsInCard news={NEWS} onClose={ignore} />
      </div>
    ),
  },
};

const OWN_WORK = work(3).map(({ service, ...picture }) => ({
  ...picture,
  service: service === null ? null : { id: service, name: service },
  is_active: picture.id === 'work-2' ? (0 as const) : (1 as const),
}));

const pictures = (some: typeof OWN_WORK) =>
  seenBy(
    owner,
    <OwnIds>
      <WorkList pictures={some} />
    </OwnIds>,
  );

const onPage = (count: number) => (
  <OwnIds>
    <Work business={shownOf({ ...firm, workPictures: work(count) })} />
  </OwnIds>
);

/** What a business shows of its work, in its settings and on its page. */
export const workCards: Cards = {
  'WorkList, EditWork, RemoveWork': { filled: pictures(OWN_WORK), empty: pictures([]) },
  Work: { alone: onPage(1), several: onPage(3), normal: onPage(5), long: onPage(12) },
};
