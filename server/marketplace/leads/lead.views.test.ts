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
  changed: null,
  declined: null,
  expired: null,
  seen_at: null,
};
const AT = { lat: 51, lng: 0 };
const NOW = new Date('2027-04-01T09:01:00Z');
const shown = (row: InboxRow, actor: Parameters<typeof leadView>[2]['actor'] = businessAnna) =>
  leadView(row, 'lead', { actor, point: AT, now: NOW });

test('a business reads a lead, field by field, and with interest the number and the words', {
  meta: { shows: ['R-16-020'] },
}, () => {
  const lead = {
    id: 'lead',
    is_interested: false,
    createdAt: '2027-04-01T09:00:00.000Z',
    firstSeenAt: '2027-04-01T09:01:00.000Z',
    distance_miles: 69,
    job: shownSummary({ contacts: false, postcode: false }),
    user: { name: 'Carl Moss', mobile_number: null },
    changed: null,
    declined: null,
    expired: null,
    messagesCount: 0,
    can: ['markInterested', 'dismiss', 'sendQuote', 'sendMessage'],
  };
  expect(shown(ROW)).toEqual(lead);
  const seen = { seen_at: new Date('2027-04-02T07:00:00Z') };
  expect(shown({ ...ROW, ...seen, is_interested: true, messages_count: 4 })).toEqual({
    ...lead,
    firstSeenAt: '2027-04-02T07:00:00.000Z',
    is_interested: true,
    job: shownSummary({ contacts: true, postcode: false }),
    user: { name: 'Carl Moss', mobile_number: '07700900111' },
    messagesCount: 4,
    can: ['dismiss', 'sendQuote', 'sendMessage'],
  });
  const declined = {
    cost_pence: 48_000,
    rate_code: 'flat' as const,
    reason: 'too_late' as const,
    words: asStored('Ring 07700900111'),
    at: '2027-04-01T10:00:00+01:00',
  };
  const told = { cost: 480, rate_type: 'Flat', reason: 'too_late', at: '2027-04-01T09:00:00.000Z' };
  expect(shown({ ...ROW, declined }).declined).toEqual({ ...told, words: `Ring ${MASK}` });
  expect(shown({ ...ROW, declined, is_interested: true }).declined?.words).toBe('Ring 07700900111');
  expect(shown({ ...ROW, declined: { ...declined, reason: null, words: null } }).declined).toEqual({
    ...told,
    reason: null,
    words: null,
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
  attachments: [
    {
      id: 'file',
      kind: 'attachment' as const,
      name: asStored('07700900123.pdf'),
      width: null,
      height: null,
      bytes: 9,
    },
  ],
  sender_name: 'Carl Moss',
});

test('a message is shown field by field', () => {
  expect(messageView(said('customer'), customerCarl, QUIET)).toEqual({
    id: 'message',
    leadId: 'lead',
    body: 'Ring 07700900123 at SE1 9SG',
    attachments: [
      {
        id: 'file',
        kind: 'pdf',
        url: '/api/lead/attachment/file',
        name: '07700900123.pdf',
        width: null,
        height: null,
        bytes: 9,
      },
    ],
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
