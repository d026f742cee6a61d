import type { ServiceArea } from '../../contract/businesses.ts';
import { LeftNotice } from '../marketplace/live/left-notice.tsx';
import { NewsInCard } from '../marketplace/live/news-in-card.tsx';
import { Waiting } from '../marketplace/live/waiting.tsx';
import { LeadLine } from '../business/leads/lead-line.tsx';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { newsCopy } from '../copy/news.copy.ts';
import { OwnersPayment } from '../marketplace/billing/owners-payment.tsx';
import { AreaMap } from '../marketplace/settings/business/area-map.tsx';
import { Documents } from '../marketplace/settings/business/documents.tsx';
import { Logo } from '../marketplace/settings/business/logo.tsx';
import { ProfileView } from '../marketplace/settings/business/profile-view.tsx';
import { Card } from '../ui/card.tsx';
import type { CardInStates } from './card-in-states.ts';
import { newFirm, owner, ownFirm, papers, PICTURE } from './people.ts';
import { lead, longSummary } from './samples.ts';
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
        (before) => <LeadLine lead={lead(before, 'line-1')} isNew isChosen={false} onChoose={ignore} />,
      ],
      [
        'chosen',
        (before) => (
          <LeadLine
            lead={lead(before, 'line-2', { job: longSummary(before) })}
            isNew={false}
            isChosen
            onChoose={ignore}
          />
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
