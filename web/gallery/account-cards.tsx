import type { ReactNode } from 'react';
import type { CalendarFeed } from '../../contract/calendar-feed.ts';
import type { Export } from '../../contract/privacy.ts';
import { securityCopy } from '../copy/accounts.copy.ts';
import { enquiryCopy } from '../copy/contact.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { settingsCopy } from '../copy/settings.copy.ts';
import { AccountActivity } from '../marketplace/accounts/account-activity.tsx';
import { ChangePassword } from '../marketplace/accounts/change-password.tsx';
import { SessionsList } from '../marketplace/accounts/sessions-list.tsx';
import { BlockedList } from '../marketplace/blocks/blocked-list.tsx';
import { AddressMade } from '../marketplace/calendar/address-made.tsx';
import { CalendarAddress } from '../marketplace/calendar/calendar-address.tsx';
import { EnquiryForm } from '../marketplace/enquiries/enquiry-form.tsx';
import { DeleteAccount } from '../marketplace/privacy/delete-account.tsx';
import { DownloadData } from '../marketplace/privacy/download-data.tsx';
import { NotificationsPanel } from '../marketplace/settings/notifications-panel.tsx';
import { PersonalPanel } from '../marketplace/settings/personal-panel.tsx';
import { AvatarChoice } from '../marketplace/settings/personal/avatar-choice.tsx';
import type { ChosenPicture } from '../marketplace/settings/personal/use-chosen-picture.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import type { Cards } from './cards.tsx';
import { ago, ahead, DAYS, HOURS } from './moved.ts';
import { OwnIds } from './own-ids.tsx';
import { customer, longCustomer, owner } from './people.ts';
import { Pressed } from './pressed.tsx';
import { notificationSettings } from './samples.gen.ts';
import { PICTURE } from './samples.ts';
import { type Answers, onItsWay, seenBy } from './world.tsx';

const { sample, field } = galleryCopy;
const ignore = () => undefined;

const asked = (card: ReactNode, answers: Answers) => seenBy(customer, card, { answers });

/** What comes of pressing a button of it. */
const pressed = (on: string, card: ReactNode) =>
  seenBy(
    customer,
    <OwnIds>
      <Pressed on={on}>{card}</Pressed>
    </OwnIds>,
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

const picking = (picture: Partial<ChosenPicture>, user = customer) =>
  seenBy(user, <AvatarChoice user={user} picture={{ ...UNTOUCHED, ...picture }} />);

const devices = (count: number) =>
  asked(<SessionsList />, {
    sessions: {
      sessions: [...sample.devices, null].slice(0, count).map((device, place) => ({
        id: `device-${place}`,
        device,
        isCurrent: place === 0,
        createdAt: ago(40 * DAYS),
        seenAt: ago(place * 9 * DAYS),
      })),
    },
  });

const ACTIVITY = [
  { id: 'help-1', startedAt: ago(4), endedAt: null, reason: sample.supportReason },
  { id: 'help-2', startedAt: ago(30 * DAYS), endedAt: ago(30 * DAYS - 20), reason: null },
];

const BLOCKS = [customer.name, sample.longCustomer].map((name, place) => ({
  id: `block-${place}`,
  user: { name, picture: null },
  createdAt: ago((1 + place * 30) * DAYS),
  by: owner.name,
}));

const { notifiableEvents } = notificationSettings;
const wanting = (who: typeof customer, sms: boolean) =>
  seenBy(who, <NotificationsPanel />, {
    answers: {
      notificationSettings: {
        notificationChannels: { email: true, sms },
        notifiableEvents: { ...notifiableEvents, newsletters: false, recommendations: true },
        leadMails: who === owner ? 'hourly' : null,
        textsAvailable: sms,
      },
    },
  });

/** What an account says about itself and wants. */
export const accountCards: Cards = {
  PersonalPanel: {
    normal: seenBy(customer, <PersonalPanel />),
    long: seenBy(longCustomer, <PersonalPanel />),
    editing: pressed(settingsCopy.edit, <PersonalPanel />),
  },
  AvatarChoice: {
    empty: picking({}),
    picture: picking({}, longCustomer),
    busy: picking({ isOpening: true }),
    chosen: picking({ chosen: { file: new File([], 'avatar.jpg'), preview: PICTURE } }),
  },
  SessionsList: {
    ...onItsWay(customer, <SessionsList />),
    alone: devices(1),
    several: devices(3),
  },
  AccountActivity: {
    ...onItsWay(customer, <AccountActivity />),
    empty: asked(<AccountActivity />, { accountActivity: { activity: [] } }),
    several: asked(<AccountActivity />, { accountActivity: { activity: ACTIVITY } }),
  },
  BlockedList: {
    ...onItsWay(customer, <BlockedList me="customer" />),
    empty: asked(<BlockedList me="customer" />, { blocks: { blocks: [], next: null } }),
    several: seenBy(owner, <BlockedList me="business" />, {
      answers: { blocks: { blocks: BLOCKS, next: null } },
    }),
  },
  ChangePassword: {
    normal: seenBy(customer, <ChangePassword />),
    error: pressed(securityCopy.password.submit, <ChangePassword />),
  },
  NotificationsPanel: {
    loading: seenBy(customer, <NotificationsPanel />),
    customers: wanting(customer, true),
    businesses: wanting(owner, false),
  },
  EnquiryForm: {
    signedIn: seenBy(
      longCustomer,
      <EnquiryForm name="gallery-enquiry" about={<TextField name="about" label={field.select} />} />,
    ),
    error: pressed(enquiryCopy.send, <EnquiryForm name="gallery-enquiry-refused" about={null} />),
  },
};

/** As long as they are. */
const ADDRESS = `https://example.com/calendar/${'Qm8x'.repeat(11)}.ics`;

const calendarOf = (calendarFeed: CalendarFeed) => asked(<CalendarAddress />, { calendarFeed });

const copyOf = (found: Export | null, mayAskFrom: string | null) =>
  asked(<DownloadData />, { ownExport: { export: found, mayAskFrom } });

const PREPARING = { id: 'export-1', askedAt: ago(30), readyAt: null, expiresAt: null, sizeBytes: null };
const READY = { ...PREPARING, readyAt: ago(20), expiresAt: ahead(6 * DAYS), sizeBytes: 1_800_000 };

/** A copy of what is known of somebody, and the way out. */
export const privacyCards: Cards = {
  DownloadData: {
    ...onItsWay(customer, <DownloadData />),
    normal: copyOf(null, null),
    preparing: copyOf(PREPARING, ahead(DAYS)),
    ready: copyOf(READY, ahead(20 * HOURS)),
  },
  CalendarAddress: {
    ...onItsWay(customer, <CalendarAddress />),
    empty: calendarOf({ edition: 0, madeAt: null }),
    normal: calendarOf({ edition: 1, madeAt: ago(3 * DAYS) }),
  },
  AddressMade: { normal: seenBy(customer, <AddressMade address={ADDRESS} />) },
  DeleteAccount: {
    customers: seenBy(customer, <DeleteAccount />),
    businesses: seenBy(owner, <DeleteAccount />),
  },
};
