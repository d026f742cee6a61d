import { expect } from 'vitest';
import type { Messenger } from '../../platform/mail/messenger.ts';
import { refusalOf } from '../../testing/api.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import { visitor } from '../../testing/newcomer.ts';
import { story } from '../../testing/story.ts';

const enquiry = {
  name: 'Pat Lane',
  business_name: 'Lane & Co',
  email: 'pat@example.test',
  mobile_number: '07700 900321',
  message: 'Forty plumbers would like to join.\n<script>alert(1)</script>',
};

story(
  'an enquiry is kept and mailed to the sales address, once',
  { shows: ['R-7-039', 'R-10-110', 'R-10-111', 'R-9-143'] },
  async ({ market }) => {
    expect(await visitor(market).contactUs({ body: enquiry })).toEqual([]);
    await market.settled();
    const [mail, ...more] = await market.mailTo('sales@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Enquiry from Lane & Co');
    for (const fact of ['Pat Lane', 'pat@example.test', '07700 900321', 'Forty plumbers'])
      expect(mail?.text).toContain(fact);
    expect(mail?.html).not.toContain('<script>');
    const { rows } = await market.product.database.pool.query('select * from enquiries');
    const times = { created_at: expect.any(Date), mailed_at: expect.any(Date) };
    expect(rows).toMatchObject([{ ...enquiry, ...times }]);
  },
);

story(
  'five enquiries an hour, and none with a line in its subject',
  { shows: ['R-10-111', 'R-16-031', 'T17'] },
  async ({ market }) => {
    const post = (change: object) => visitor(market).contactUs({ body: { ...enquiry, ...change } });
    for (const change of [
      { name: '' },
      { business_name: 'Lane\r\nBcc: all@example.test' },
      { about: 'money' },
      { email: 'pat' },
      { email: 'pat@example..test' },
      { mobile_number: 'call me' },
      { message: 'short' },
      { message: 'x'.repeat(2001) },
    ])
      expect(await refusalOf(post(change))).toBe('invalid');
    for (let n = 0; n < 5; n++) await post({ message: `${enquiry.message} ${n}` });
    expect(await refusalOf(post({}))).toBe('too_many_requests');
  },
);

story(
  'a question of somebody without a business goes to support, and nobody else gets mail',
  async ({ market }) => {
    const { business_name: _none, ...question } = { ...enquiry, about: 'question' as const };
    expect(await visitor(market).contactUs({ body: question })).toEqual([]);
    await market.settled();
    const [mail, ...more] = await market.mailTo('support@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Question from Pat Lane');
    expect(mail?.text).not.toContain('Business');
    expect(await market.mailTo('sales@example.com')).toEqual([]);
    expect(await market.mailTo('pat@example.test')).toEqual([]);
  },
);

story('an answer to an enquiry goes to who wrote it, and one to the acknowledgement to us', async (stage) => {
  const { market } = stage;
  await visitor(market).contactUs({ body: { ...enquiry, about: 'complaint' } });
  await market.settled();
  const { pool } = market.product.database;
  await pool.query('update enquiries set mailed_at = null, acknowledged_at = null');
  const { rows } = await pool.query<{ id: string }>(
    `with again as (update notices set status = 'queued' returning id, kind)
    select id from again order by kind desc`,
  );
  const answersTo: [to: string, replyTo: string | undefined][] = [];
  const messenger: Messenger = {
    channels: ['email'],
    deliver: async (_tx, { to, replyTo }) => void answersTo.push([to, replyTo]),
  };
  const send = outboxWorker(market, messenger);
  for (const { id } of rows) await send(id);
  expect(answersTo).toEqual([
    ['support@example.com', 'pat@example.test'],
    ['pat@example.test', undefined],
  ]);
});

story(
  'a complaint is acknowledged at once, without a word of it, and fills nobody’s mailbox',
  { shows: ['V6'] },
  async ({ market }) => {
    for (let n = 0; n < 5; n++)
      await visitor(market).contactUs({
        body: {
          ...enquiry,
          email: 'Pat@example.test',
          about: 'complaint',
          message: `${enquiry.message} ${n}`,
        },
      });
    await market.settled();
    expect(await market.mailTo('support@example.com')).toHaveLength(5);
    const mails = await market.mailTo('Pat@example.test');
    expect(mails).toHaveLength(3);
    expect(mails[0]).toMatchObject({ subject: 'Fettle has your complaint' });
    expect(mails[0]?.text).not.toContain('Forty plumbers');
    expect(mails[0]?.text).not.toContain('Pat');
    const acknowledged = 'select count(*)::int from enquiries where acknowledged_at is not null';
    const { rows } = await market.product.database.pool.query(acknowledged);
    expect(rows).toEqual([{ count: 3 }]);
  },
);
