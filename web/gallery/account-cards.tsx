import type { ReactNode } from 'react';
import { securityCopy } from '../copy/accounts.copy.ts';
import { enquiryCopy } from '../copy/contact.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { settingsCopy } from '../copy/settings.copy.ts';
import { AccountActivity } from '../marketplace/accounts/account-activity.tsx';
import { ChangePassword } from '../marketplace/accounts/change-password.tsx';
import { SessionsList } from '../marketplace/accounts/sessions-list.tsx';
import { BlockedList } from '../marketplace/blocks/blocked-list.tsx';
import { EnquiryForm } from '../marketplace/enquiries/enquiry-form.tsx';
import { NotificationsPanel } from '../marketplace/settings/notifications-panel.tsx';
import { PersonalPanel } from '../marketplace/settings/personal-panel.tsx';
import { AvatarChoice } from '../marketplace/settings/personal/avatar-choice.tsx';
import type { ChosenPicture } from '../marketplace/settings/personal/use-chosen-picture.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import type { CardInStates } from './card-in-states.ts';
import { OwnIds } from './own-ids.tsx';
import { customer, longCustomer, owner, PICTURE } from './people.ts';
import { Pressed } from './pressed.tsx';
import { type Before, DAYS } from './samples.ts';
import { seenBy, World } from './world.tsx';

const { sample, field } = galleryCopy;
const ignore = () => undefined;

/** What an account says about itself and wants. */
export const accountCards: readonly CardInStates[] = [
  {
    name: 'PersonalPanel',
    states: [
      ['normal', seenBy(customer, <PersonalPanel />)],
      ['long', seenBy(longCustomer, <PersonalPanel />)],
      ['editing', pressed(settingsCopy.edit, <PersonalPanel />)],
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
      ['loading', seenBy(customer, <SessionsList />)],
      ['failed', seenBy(customer, <SessionsList />, { isDown: true })],
      ['alone', (before) => devices(before, 1)],
      ['several', (before) => devices(before, 3)],
    ],
  },
  {
    name: 'AccountActivity',
    states: [
      ['loading', seenBy(customer, <AccountActivity />)],
      ['failed', seenBy(customer, <AccountActivity />, { isDown: true })],
      ['empty', seenBy(customer, <AccountActivity />, { answers: { accountActivity: { activity: [] } } })],
      ['several', helped],
    ],
  },
  {
    name: 'BlockedList',
    states: [
      ['loading', seenBy(customer, <BlockedList me="customer" />)],
      ['failed', seenBy(customer, <BlockedList me="customer" />, { isDown: true })],
      [
        'empty',
        seenBy(customer, <BlockedList me="customer" />, { answers: { blocks: { blocks: [], next: null } } }),
      ],
      ['several', blocked],
    ],
  },
  {
    name: 'ChangePassword',
    states: [
      ['normal', seenBy(customer, <ChangePassword />)],
      ['error', pressed(securityCopy.password.submit, <ChangePassword />)],
    ],
  },
  {
    name: 'NotificationsPanel',
    states: [
      ['loading', seenBy(customer, <NotificationsPanel />)],
      ['customers', () => wanting(customer, true)],
      ['businesses', () => wanting(owner, false)],
    ],
  },
  {
    name: 'EnquiryForm',
    states: [
      [
        'signedIn',
        seenBy(
          longCustomer,
          <EnquiryForm name="gallery-enquiry" about={<TextField name="about" label={field.select} />} />,
        ),
      ],
      ['error', pressed(enquiryCopy.send, <EnquiryForm name="gallery-enquiry-refused" about={null} />)],
    ],
  },
];

/** What comes of pressing a button of it. */
function pressed(on: string, card: ReactNode) {
  return seenBy(
    customer,
    <OwnIds>
      <Pressed on={on}>{card}</Pressed>
    </OwnIds>,
  );
}

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

function blocked(before: Before) {
  const blocks = [sample.customer, sample.longCustomer].map((name, place) => ({
    id: `block-${place}`,
    user: { name, picture: null },
    createdAt: before((1 + place * 30) * DAYS),
    by: sample.owner,
  }));
  return (
    <World who={owner} answers={{ blocks: { blocks, next: null } }}>
      <BlockedList me="business" />
    </World>
  );
}

function helped(before: Before) {
  const activity = [
    { id: 'help-1', startedAt: before(4), endedAt: null, reason: sample.supportReason },
    { id: 'help-2', startedAt: before(30 * DAYS), endedAt: before(30 * DAYS - 20), reason: null },
  ];
  return (
    <World who={customer} answers={{ accountActivity: { activity } }}>
      <AccountActivity />
    </World>
  );
}

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
        leadMails: who === owner ? 'hourly' : null,
        textsAvailable,
      },
    }}
  >
    <NotificationsPanel />
  </World>
);
