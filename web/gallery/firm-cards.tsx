import type { ReactNode } from 'react';
import type { ServiceArea } from '../../contract/businesses.ts';
import type { WorkingHours } from '../../contract/working-hours.ts';
import { LeftNotice } from '../marketplace/live/left-notice.tsx';
import { NewsInCard } from '../marketplace/live/news-in-card.tsx';
import { Waiting } from '../marketplace/live/waiting.tsx';
import { LeadLink } from '../business/leads/lead-rows.tsx';
import { LeadLine } from '../business/leads/lead-line.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { newsCopy } from '../copy/news.copy.ts';
import { OwnersPayment } from '../marketplace/billing/owners-payment.tsx';
import { AreaMap } from '../marketplace/settings/business/area-map.tsx';
import { Documents } from '../marketplace/settings/business/documents.tsx';
import { Logo } from '../marketplace/settings/business/logo.tsx';
import { ProfileView } from '../marketplace/settings/business/profile-view.tsx';
import { StartingPrices } from '../marketplace/settings/business/starting-prices.tsx';
import { StartingPricesForm } from '../marketplace/settings/business/starting-prices-form.tsx';
import { HoursForm } from '../marketplace/settings/hours/hours-form.tsx';
import { HoursView } from '../marketplace/settings/hours/hours-view.tsx';
import { Card } from '../ui/layout/card.tsx';
import type { CardInStates } from './card-in-states.ts';
import { newFirm, owner, ownFirm, papers, PICTURE } from './people.ts';
import { type Before, lead, longSummary } from './samples.ts';
import { seenBy, World } from './world.tsx';

const { sample } = galleryCopy;
const ignore = () => undefined;

const AREA: ServiceArea = {
  postcode: sample.winnerPlace,
  town: sample.town,
  radiusKm: 40,
  centre: { lat: 51.5, lng: -0.09 },
  areas: [
    { code: 'SE', name: sample.areas.southwark, lat: 51.46, lng: -0.06, isReached: true },
    { code: 'BR', name: sample.areas.bromley, lat: 51.39, lng: 0.05, isReached: true },
    { code: 'CR', name: sample.areas.croydon, lat: 51.36, lng: -0.1, isReached: true },
    { code: 'KT', name: sample.areas.long, lat: 51.37, lng: -0.33, isReached: true },
    { code: 'CM', name: sample.areas.outside, lat: 51.74, lng: 0.53, isReached: false },
  ],
};

const PRICES = [
  { service: { id: 'tap', name: sample.service }, from: 79.5 },
  { service: { id: 'long', name: sample.longService }, from: null },
];

const DAY = { from: '07:30', until: '17:00' };
const HOURS: WorkingHours = {
  week: [DAY, DAY, DAY, DAY, { from: '00:00', until: '24:00' }, null, null],
  daysOff: [
    { from: '2028-08-14', until: '2028-08-25' },
    { from: '2028-12-27', until: '2028-12-27' },
  ],
  gapMinutes: 45,
  aheadHours: 48,
};
const NO_HOURS: WorkingHours = {
  week: HOURS.week.map(() => null),
  daysOff: [],
  gapMinutes: 0,
  aheadHours: 0,
};

/** To somebody to whom leads are new that came in the last half hour. */
const looking = (before: Before, card: ReactNode) =>
  seenBy(owner, card, {
    answers: {
      dashboard: {
        tabs: [],
        waits: [],
        unread: 0,
        newLeads: { since: before(30), opened: [] },
        trackRecord: null,
      },
    },
  })();

/** What a business says of itself, and what its inbox says shortly. */
export const firmCards: readonly CardInStates[] = [
  {
    name: 'ProfileView',
    states: [
      [
        'filled',
        (before) => (
          <Card>
            <ProfileView business={ownFirm(before)} />
          </Card>
        ),
      ],
      [
        'empty',
        () => (
          <Card>
            <ProfileView business={{ ...newFirm, name: sample.longFirm }} />
          </Card>
        ),
      ],
    ],
  },
  {
    name: 'Logo',
    states: [
      ['empty', seenBy(owner, <Logo business={newFirm} />)],
      ['picture', seenBy(owner, <Logo business={{ ...newFirm, logo: PICTURE }} />)],
    ],
  },
  {
    name: 'OwnersPayment',
    states: [['normal', seenBy(owner, <OwnersPayment isLeft />)]],
  },
  {
    name: 'Documents',
    states: [
      [
        'empty',
        () => (
          <World who={owner}>
            <Card>
              <Documents documents={[]} />
            </Card>
          </World>
        ),
      ],
      [
        'normal',
        (before) => (
          <World who={owner}>
            <Card>
              <Documents documents={papers(before)} />
            </Card>
          </World>
        ),
      ],
    ],
  },
  {
    name: 'StartingPrices',
    states: [
      ['loading', seenBy(owner, <StartingPrices />)],
      ['failed', seenBy(owner, <StartingPrices />, { isDown: true })],
      ['empty', seenBy(owner, <StartingPrices />, { answers: { startingPrices: { prices: [] } } })],
      ['normal', seenBy(owner, <StartingPrices />, { answers: { startingPrices: { prices: PRICES } } })],
    ],
  },
  {
    name: 'StartingPricesForm',
    states: [['filled', seenBy(owner, <StartingPricesForm prices={PRICES} onDone={ignore} />)]],
  },
  {
    name: 'HoursView',
    states: [
      ['normal', seenBy(owner, <HoursView hours={HOURS} />)],
      ['empty', seenBy(owner, <HoursView hours={NO_HOURS} />)],
    ],
  },
  {
    name: 'HoursForm',
    states: [
      ['filled', seenBy(owner, <HoursForm hours={HOURS} onDone={ignore} />)],
      ['empty', seenBy(owner, <HoursForm hours={NO_HOURS} onDone={ignore} />)],
    ],
  },
  {
    name: 'AreaMap',
    states: [
      ['loading', seenBy(owner, <AreaMap location={sample.winnerPlace} />)],
      ['failed', seenBy(owner, <AreaMap location={sample.winnerPlace} />, { isDown: true })],
      [
        'normal',
        seenBy(owner, <AreaMap location={sample.winnerPlace} />, { answers: { serviceArea: AREA } }),
      ],
    ],
  },
  {
    name: 'LeadLine, GoneLeads',
    states: [
      [
        'isNew',
        (before) =>
          looking(
            before,
            <LeadLine
              lead={lead(before, 'line-1', { firstSeenAt: before(1) })}
              isChosen={false}
              onChoose={ignore}
            />,
          ),
      ],
      [
        'chosen',
        (before) => (
          <LeadLine
            lead={lead(before, 'line-2', { job: longSummary(before), is_interested: true, messagesCount: 3 })}
            isChosen
            onChoose={ignore}
          />
        ),
      ],
      [
        'rows',
        (before) =>
          looking(
            before,
            <div className="grid divide-y divide-line overflow-hidden rounded-card border border-line">
              <LeadLink lead={lead(before, 'line-3', { firstSeenAt: before(1) })} />
              <LeadLink lead={lead(before, 'line-4', { job: longSummary(before) })} />
            </div>,
          ),
      ],
      [
        'over',
        () => (
          <div className="relative grid gap-4 pt-9">
            <Waiting onShow={ignore}>{newsCopy.waiting.leads(2)}</Waiting>
            <LeftNotice
              title={sample.longJob}
              news={{ sentence: newsCopy.accepted('J000012'), tab: 'progress' }}
              drafts={{}}
              onClose={ignore}
              onCloseAll={ignore}
            />
            <NewsInCard news={{ sentence: newsCopy.accepted('J000012'), tab: 'progress' }} onClose={ignore} />
          </div>
        ),
      ],
    ],
  },
];
