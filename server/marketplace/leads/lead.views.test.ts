import { expect, test } from 'vitest';
import { MASK } from '../../../contract/contact-mask.ts';
import type { MessageSender } from '../../../contract/words.ts';
import type { UserId } from '../../platform/ids.ts';
import { businessAnna, customerCarl, summaryRow, shownSummary } from '../../testing/summary-row.ts';
import { businessOf } from '../actors.ts';
import { asStored } from '../free-text.ts';
import type { InboxRow } from './inbox.queries.ts';
import { hidesFrom, leadView, messageView } from './lead.views.ts';

const ROW: InboxRow = {
  ...summaryRow,
  id: 'job',
  job_id: 'job',
  created_at: new Date('2027-04-01T09:00:00Z'),
  // A degree of latitude is 111.2 kilometres or 69.1 miles; the house itself is nearer.
  outward_lat: 52,
  outward_lng: 0,
  customer_id: customerCarl.userId,
  customer_name: 'Carl Moss',
  mobile_number: '07700900111',
  lead_id: null,
  is_interested: false,
  messages_count: null,
};
const AT = { lat: 51, lng: 0 };
const shown = (row: InboxRow, actor: Parameters<typeof leadView>[2]['actor'] = businessAnna) =>
  leadView(row, 'lead', { actor, point: AT });

test('a business reads a lead, field by field, and with interest the number and the words', {
  meta: { shows: ['R-16-020'] },
}, () => {
  const lead = {
    id: 'lead',
    is_interested: false,
    createdAt: '2027-04-01T09:00:00.000Z',
    distance_miles: 69,
    job: shownSummary({ contacts: false, postcode: false }),
    user: { name: 'Carl Moss', mobile_number: null },
    messagesCount: 0,
    can: ['markInterested', 'dismiss', 'sendQuote', 'sendMessage'],
  };
  expect(shown(ROW)).toEqual(lead);
  expect(shown({ ...ROW, is_interested: true, messages_count: 4 })).toEqual({
    ...lead,
    is_interested: true,
    job: shownSummary({ contacts: true, postcode: false }),
    user: { name: 'Carl Moss', mobile_number: '07700900111' },
    messagesCount: 4,
    can: ['dismiss', 'sendQuote', 'sendMessage'],
  });
  expect(shown(ROW, { ...businessAnna, adminId: 'ada' as UserId }).can).toEqual([]);
});

const QUIET = { is_interested: false, business_id: businessOf(businessAnna), winner_id: null };
const INTERESTED = { ...QUIET, is_interested: true };
const WINNER = { ...QUIET, winner_id: businessOf(businessAnna) };
const SIDES = { customer: customerCarl, business: businessAnna };

const said = (sender: MessageSender) => ({
  id: 'message',
  lead_id: 'lead',
  sender,
  body: asStored('Ring 07700900123 at SE1 9SG'),
  created_at: new Date('2027-04-01T09:00:00Z'),
  sender_name: 'Carl Moss',
});

test('a message is shown field by field', () => {
  expect(messageView(said('customer'), customerCarl, QUIET)).toEqual({
    id: 'message',
    leadId: 'lead',
    body: 'Ring 07700900123 at SE1 9SG',
    createdAt: '2027-04-01T09:00:00.000Z',
    sender: 'customer',
    user: { name: 'Carl Moss' },
  });
});

test.each([
  ['nothing', QUIET, [`Ring ${MASK} at SE1`, `Ring ${MASK} at SE1 9SG`]],
  ['interest', INTERESTED, ['Ring 07700900123 at SE1', 'Ring 07700900123 at SE1 9SG']],
  ['the work', WINNER, ['Ring 07700900123 at SE1 9SG', 'Ring 07700900123 at SE1 9SG']],
])(
  'after %s each side reads of the other side’s words what was released, and its own whole',
  (_, lead, read) => {
    const body = (sender: MessageSender, reader: MessageSender) =>
      messageView(said(sender), SIDES[reader], lead).body;
    expect([body('customer', 'business'), body('business', 'customer')]).toEqual(read);
    for (const side of ['customer', 'business'] as const)
      expect(body(side, side)).toBe('Ring 07700900123 at SE1 9SG');
  },
);

test('each side is told what the other one will not read of what it writes now', () => {
  const hidden = (lead: typeof QUIET | typeof WINNER) =>
    [customerCarl, businessAnna].map((who) => {
      const { contacts, postcodes } = hidesFrom(who, lead);
      return [contacts, postcodes];
    });
  expect(hidden(QUIET)).toEqual([
    [true, true],
    [true, false],
  ]);
  expect(hidden(INTERESTED)).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(hidden(WINNER)).toEqual([
    [false, false],
    [false, false],
  ]);
});
