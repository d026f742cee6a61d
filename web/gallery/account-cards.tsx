import { galleryCopy } from '../copy/gallery.ts';
import { AccountActivity } from '../marketplace/accounts/account-activity.tsx';
import { ChangePassword } from '../marketplace/accounts/change-password.tsx';
import { SessionsList } from '../marketplace/accounts/sessions-list.tsx';
import { EnquiryForm } from '../marketplace/enquiries/enquiry-form.tsx';
import { NotificationsPanel } from '../marketplace/settings/notifications-panel.tsx';
import { PersonalPanel } from '../marketplace/settings/personal-panel.tsx';
import { AvatarChoice } from '../marketplace/settings/personal/avatar-choice.tsx';
import type { ChosenPicture } from '../marketplace/settings/personal/use-chosen-picture.ts';
import { TextField } from '../ui/text-field.tsx';
import type { CardInStates } from './card-in-states.ts';
import { customer, longCustomer, owner, PICTURE } from './people.ts';
import type { Before } from './samples.ts';
import { World } from './world.tsx';

const { sample, field } = galleryCopy;
const HOURS = 60;
const DAYS = 24 * HOURS;
const ignore = () => undefined;

/** What an account says about itself and wants. */
export const accountCards: readonly CardInStates[] = [
  {
    name: 'PersonalPanel',
    states: [
      [
        'normal',
        () => (
          <World who={customer}>
            <PersonalPanel />
          </World>
        ),
      ],
      [
        'long',
        () => (
          <World who={longCustomer}>
            <PersonalPanel />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'AvatarChoice',
    states: [
      ['empty', () => picking({})],
      ['picture', () => picking({}, longCustomer)],
      ['busy', () => picking({ isOpening: true })],
      ['chosen', () => picking({ chosen: { file: new File([], 'avatar.jpg'), preview: PICTURE } })],
    ],
  },
  {
    name: 'SessionsList',
    states: [
      [
        'loading',
        () => (
          <World who={customer}>
            <SessionsList />
          </World>
        ),
      ],
      [
        'failed',
        () => (
          <World who={customer} isDown>
            <SessionsList />
          </World>
        ),
      ],
      ['alone', (before) => devices(before, 1)],
      ['several', (before) => devices(before, 3)],
    ],
  },
  {
    name: 'AccountActivity',
    states: [
      [
        'loading',
        () => (
          <World who={customer}>
            <AccountActivity />
          </World>
        ),
      ],
      [
        'failed',
        () => (
          <World who={customer} isDown>
            <AccountActivity />
          </World>
        ),
      ],
      [
        'empty',
        () => (
          <World who={customer} answers={{ accountActivity: { activity: [] } }}>
            <AccountActivity />
          </World>
        ),
      ],
      [
        'several',
        (before) => (
          <World who={customer} answers={{ accountActivity: helped(before) }}>
            <AccountActivity />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'ChangePassword',
    states: [
      [
        'normal',
        () => (
          <World who={customer}>
            <ChangePassword />
          </World>
        ),
      ],
    ],
  },
  {
    name: 'NotificationsPanel',
    states: [
      [
        'loading',
        () => (
          <World who={customer}>
            <NotificationsPanel />
          </World>
        ),
      ],
      ['customers', () => wanting(customer, true)],
      ['businesses', () => wanting(owner, false)],
    ],
  },
  {
    name: 'EnquiryForm',
    states: [
      [
        'signedIn',
        () => (
          <World who={longCustomer}>
            <EnquiryForm about={<TextField name="about" label={field.select} />} />
          </World>
        ),
      ],
    ],
  },
];

const picking = (picture: Partial<ChosenPicture>, user = customer) => (
  <World who={user}>
    <AvatarChoice user={user} picture={{ ...UNTOUCHED, ...picture }} />
  </World>
);

const UNTOUCHED: ChosenPicture = {
  isOpening: false,
  toCrop: null,
  chosen: null,
  pick: () => Promise.resolve(),
  crop: () => Promise.resolve(),
  failCrop: ignore,
  closeCrop: ignore,
  forget: ignore,
};

function devices(before: Before, count: number) {
  const sessions = [...sample.devices, null].slice(0, count).map((device, place) => ({
    id: `device-${place}`,
    device,
    isCurrent: place === 0,
    createdAt: before(40 * DAYS),
    seenAt: before(place * 9 * DAYS),
  }));
  return (
    <World who={customer} answers={{ sessions: { sessions } }}>
      <SessionsList />
    </World>
  );
}

const helped = (before: Before) => ({
  activity: [
    { id: 'help-1', startedAt: before(4), endedAt: null, reason: sample.supportReason },
    { id: 'help-2', startedAt: before(30 * DAYS), endedAt: before(30 * DAYS - 20), reason: null },
  ],
});

const wanting = (who: typeof customer, textsAvailable: boolean) => (
  <World
    who={who}
    answers={{
      notificationSettings: {
        notificationChannels: { email: true, sms: textsAvailable },
        notifiableEvents: {
          messages: true,
          newJobLeads: true,
          newsletters: false,
          specialOffers: false,
          recommendations: true,
        },
        textsAvailable,
      },
    }}
  >
    <NotificationsPanel />
  </World>
);
