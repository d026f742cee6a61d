import type { CalendarFeed } from '../../contract/calendar-feed.ts';
import type { Export } from '../../contract/privacy.ts';
import { AddressMade } from '../marketplace/calendar/address-made.tsx';
import { CalendarAddress } from '../marketplace/calendar/calendar-address.tsx';
import { DeleteAccount } from '../marketplace/privacy/delete-account.tsx';
import { DownloadData } from '../marketplace/privacy/download-data.tsx';
import type { CardInStates } from './card-in-states.ts';
import { customer, owner } from './people.ts';
import { type Before, DAYS, HOURS } from './samples.ts';
import { seenBy, World } from './world.tsx';

/** As long as they are. */
const ADDRESS = `https://example.com/calendar/${'Qm8x'.repeat(11)}.ics`;

/** A copy of what is known of somebody, and the way out. */
export const privacyCards: readonly CardInStates[] = [
  {
    name: 'DownloadData',
    states: [
      ['loading', seenBy(customer, <DownloadData />)],
      ['failed', seenBy(customer, <DownloadData />, { isDown: true })],
      ['normal', () => copyOf(null, null)],
      ['preparing', (before) => copyOf(exported(before, false), before(-DAYS))],
      ['ready', (before) => copyOf(exported(before, true), before(-20 * HOURS))],
    ],
  },
  {
    name: 'CalendarAddress',
    states: [
      ['loading', seenBy(customer, <CalendarAddress />)],
      ['failed', seenBy(customer, <CalendarAddress />, { isDown: true })],
      ['empty', () => calendarOf({ edition: 0, madeAt: null })],
      ['normal', (before) => calendarOf({ edition: 1, madeAt: before(3 * DAYS) })],
    ],
  },
  {
    name: 'AddressMade',
    states: [['normal', seenBy(customer, <AddressMade address={ADDRESS} />)]],
  },
  {
    name: 'DeleteAccount',
    states: [
      ['customers', seenBy(customer, <DeleteAccount />)],
      ['businesses', seenBy(owner, <DeleteAccount />)],
    ],
  },
];

const calendarOf = (calendarFeed: CalendarFeed) => (
  <World who={customer} answers={{ calendarFeed }}>
    <CalendarAddress />
  </World>
);

const copyOf = (found: Export | null, mayAskFrom: string | null) => (
  <World who={customer} answers={{ ownExport: { export: found, mayAskFrom } }}>
    <DownloadData />
  </World>
);

const exported = (before: Before, isReady: boolean): Export => ({
  id: 'export-1',
  askedAt: before(30),
  readyAt: isReady ? before(20) : null,
  expiresAt: isReady ? before(-6 * DAYS) : null,
  sizeBytes: isReady ? 1_800_000 : null,
});
