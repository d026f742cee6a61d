import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { catcher } from '../../platform/mail/catcher.ts';
import { type Message, type Messenger, Undeliverable } from '../../platform/mail/messenger.ts';
import { theDay, theNight } from '../../testing/daytime.ts';
import { dueNow } from '../../testing/due.ts';
import type { TestMarket } from '../../testing/market.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';
import { SEND_TEXTS } from '../outbox/index.ts';
import { segmentsOf, textMessage } from './text-message.ts';

const URL = 'https://fettle.example.com';
const link = { label: 'See the lead', path: '/dashboard?tab=leads' };
const draft = (subject: string) => ({ subject, lines: [], link });

test('a text of any words has the whole address and at most two segments', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (subject) => {
      const text = textMessage(draft(subject), URL);
      expect(text.endsWith(`${URL}${link.path}`)).toBe(true);
      expect(segmentsOf(text)).toBeLessThanOrEqual(2);
    }),
    { numRuns: 150 },
  );
});

test('typography and rare accents are put plainly, so that a usual text is one segment', () => {
  const text = textMessage(draft('“Zoë’s” quote – for Łukasz’s tap… was accepted: £120'), URL);
  expect(text).toBe(`"Zoe's" quote - for Łukasz's tap... was accepted: £120. ${URL}${link.path}`);
  expect(segmentsOf(textMessage(draft('New lead: Fix a leak or burst pipe in SE1'), URL))).toBe(1);
});

const textsTo = async (market: TestMarket, { facts }: Person) =>
  (await market.mailTo(facts.mobile)).map(({ text }) => text);

/** Anna wants texts about leads, and no mail. */
async function annaByText({ customer, business }: Stage) {
  const [carl, anna] = await Promise.all([customer(), business()]);
  await anna.wants({ email: false, sms: true });
  return { carl, anna };
}

/** How many texts wait in the queue for their hour. */
async function textsInQueue({ product }: TestMarket): Promise<number> {
  const { rows } = await product.database.pool.query<{ count: string }>(
    `select count(*) from pgboss.job where name = $1 and state = 'created'`,
    [SEND_TEXTS],
  );
  return Number(rows[0]?.count);
}

/** What waits in the queue for later goes now. */
const morning = async (market: TestMarket) => {
  const { product, settled } = market;
  const { rows } = await product.database.pool.query<{ id: string }>(
    `select id from notices where status = 'queued'`,
  );
  const send = outboxWorker(market, catcher, { appUrl: URL });
  for (const { id } of rows) await send(id);
  // The market's own worker finds nothing left to send.
  await dueNow(market, { states: ['created'] });
  await settled();
};

story(
  'a text of the night goes in the morning, once; a lead that has gone by then does not',
  { shows: ['A-72'] },
  async (stage) => {
    const { market } = stage;
    theNight(market.clock);
    const { carl, anna } = await annaByText(stage);
    await carl.posts({ title: 'Still there' });
    const gone = await carl.posts({ title: 'Gone by morning' });
    for (const title of ['Removed by night', 'Quoted by night']) await carl.posts({ title });
    await market.settled();
    expect(await textsTo(market, anna)).toEqual([]);
    expect(await textsInQueue(market)).toBe(4);
    await carl.cancels(gone);
    await anna.dismisses(await anna.lead('Removed by night'));
    await anna.quotes(await anna.lead('Quoted by night'), { cost: 80 });
    theDay(market.clock);
    await morning(market);
    await morning(market);
    expect(await textsTo(market, anna)).toEqual([
      `New lead: Fix a leak or burst pipe in SE1. ${URL}/dashboard?tab=leads`,
    ]);
  },
);

story(
  'what was written at night is not told in the morning to who has blocked its writer since',
  { shows: ['C3'] },
  async (stage) => {
    const { market } = stage;
    theNight(market.clock);
    const [carl, anna, ben] = [await stage.customer(), await stage.business(), await stage.business()];
    await carl.wants({ email: false, sms: true, messages: true });
    await carl.posts();
    const [lead, other] = [await anna.lead(), await ben.lead()];
    await anna.writes(lead, 'Answer me');
    await ben.writes(other, 'Good evening');
    // Both wait for their hour before he blocks one of them.
    await market.settled();
    await (await carl.api()).blockOther({ params: { id: lead.id } });
    await market.settled();
    expect(await textsInQueue(market)).toBe(2);
    theDay(market.clock);
    await morning(market);
    expect(await textsTo(market, carl)).toHaveLength(1);
  },
);

story(
  'a text of the night is not for who is out of the business by the morning, or works in the field',
  async (stage) => {
    const { market, business, member } = stage;
    theNight(market.clock);
    const { carl, anna } = await annaByText(stage);
    const [nora, olga] = [await member(anna, 'office'), await member(anna, 'office')];
    for (const person of [nora, olga]) await person.wants({ email: false, sms: true });
    // Of another business that has the lead too: Nora is told of it for each of the two, and stays in it.
    const ben = await business();
    const { db } = market.product.market;
    const office = { role: 'office', created_at: market.clock.now() };
    await db
      .insertInto('memberships')
      .values({ ...office, business_id: ben.id, account_id: nora.accountId })
      .execute();
    await carl.posts();
    await market.settled();
    expect(await textsInQueue(market)).toBe(4);
    const owner = await anna.api();
    await owner.removeMember({ params: { id: nora.accountId } });
    await owner.changeMember({ params: { id: olga.accountId }, body: { role: 'field' } });
    theDay(market.clock);
    await morning(market);
    const told = async (person: Person) => (await textsTo(market, person)).length;
    expect([await told(anna), await told(nora), await told(olga)]).toEqual([1, 1, 0]);
    const { rows } = await market.product.database.pool.query(
      'select business_id from notices where account_id = $1 and status = $2',
      [nora.accountId, 'sent'],
    );
    expect(rows).toEqual([{ business_id: ben.id }]);
  },
);

story('a text about work that was broken off meanwhile leads to where it stands', async (stage) => {
  const { market } = stage;
  theNight(market.clock);
  const { carl, anna } = await annaByText(stage);
  await carl.wants({ email: false, sms: true, messages: true });
  await carl.posts();
  const lead = await anna.lead();
  await carl.accepts(await anna.quotes(lead, { cost: 90 }));
  await anna.writes(lead, 'Until tomorrow');
  const adam = await stage.admin();
  await (await adam.api()).removeAccount({ params: { id: anna.id } });
  await market.settled();
  theDay(market.clock);
  await morning(market);
  const texts = (await textsTo(market, carl)).filter((text) => /^(New message|Job cancelled)/.test(text));
  expect(texts.map((text) => text.slice(text.indexOf('/dashboard')))).toEqual([
    '/dashboard?tab=history&history=cancelled',
    `/dashboard?tab=messages&lead=${lead.id}`,
  ]);
});

story('a text of the night about a message is not for who has read it by the morning', async (stage) => {
  const { market } = stage;
  theNight(market.clock);
  const { carl, anna } = await annaByText(stage);
  const olga = await stage.member(anna, 'office');
  for (const person of [anna, olga]) await person.wants({ email: false, sms: true, messages: true });
  await carl.posts();
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  const first = await carl.writes(lead, 'The first');
  const second = await carl.writes(lead, 'The second');
  await market.settled();
  const reads = async (person: Person, { id }: { id: string }) =>
    (await person.api()).markConversationRead({ params: { id: lead.id }, body: { read_up_to: id } });
  await reads(anna, second);
  await reads(olga, first);
  theDay(market.clock);
  await morning(market);
  const told = async (person: Person) =>
    (await textsTo(market, person)).filter((text) => text.startsWith('New message')).length;
  expect([await told(anna), await told(olga)]).toEqual([0, 1]);
});

story(
  'nobody is texted more than ten times in a day, and five times about leads',
  { shows: ['T35'] },
  async (stage) => {
    const { market } = stage;
    theDay(market.clock);
    const { carl, anna } = await annaByText(stage);
    for (let jobs = 0; jobs < 12; jobs++) await carl.posts({ title: `Tap ${jobs}` });
    await market.settled();
    expect(await textsTo(market, anna)).toHaveLength(5);
    const lead = await anna.lead('Tap 0');
    await anna.isInterestedIn(lead);
    for (let messages = 0; messages < 7; messages++) await carl.writes(lead, `Message ${messages}`);
    await market.settled();
    expect(await textsTo(market, anna)).toHaveLength(10);
    await market.advance({ hours: 25 });
    theDay(market.clock);
    await carl.posts({ title: 'Another day' });
    await market.settled();
    expect(await textsTo(market, anna)).toHaveLength(11);
  },
);

story('no text goes to a number that is no UK mobile', async (stage) => {
  const { market, customer, business } = stage;
  theDay(market.clock);
  const carl = await customer();
  const anna = await business({ mobile: '02079460001' });
  await anna.wants({ email: false, sms: true });
  await carl.posts();
  await market.settled();
  expect(await textsTo(market, anna)).toEqual([]);
});

story('the operator’s day has an end too', { shows: ['T35'] }, async (stage) => {
  const { market } = stage;
  theDay(market.clock);
  const { carl, anna } = await annaByText(stage);
  await carl.posts();
  await market.settled();
  await carl.posts({ title: 'One more' });
  await market.settled();
  const { rows } = await market.product.database.pool.query<{ id: string }>(
    `update notices set status = 'queued', decided_at = null
    where id = (select id from notices where account_id = $1 order by id desc limit 1) returning id`,
    [anna.accountId],
  );
  await outboxWorker(market, catcher, { appUrl: URL, textsADay: 1 })(rows[0]?.id ?? '');
  const { rows: decided } = await market.product.database.pool.query(
    'select status from notices where id = $1',
    [rows[0]?.id],
  );
  expect(decided).toEqual([{ status: 'dropped' }]);
});

story('who answered STOP is texted no more, and the switch says so', async (stage) => {
  const { market } = stage;
  theDay(market.clock);
  const { carl, anna } = await annaByText(stage);
  await anna.wants({ newsletters: true });
  await carl.posts();
  await market.settled();
  const { rows } = await market.product.database.pool.query<{ id: string }>(
    `update notices set status = 'queued', decided_at = null where account_id = $1 returning id`,
    [anna.accountId],
  );
  const stopped: Messenger = {
    channels: ['sms'],
    deliver: () => Promise.reject(new Undeliverable('Twilio answered 400, code 21610', true)),
  };
  const said: string[] = [];
  const log = createLog('warn', { write: (line) => void said.push(line) });
  await outboxWorker(market, stopped, { appUrl: URL, log })(rows[0]?.id ?? '');
  // The operator learns why: the number we send from may be as wrong as this one.
  expect(said.map((line) => JSON.parse(line))).toMatchObject([
    { notice: 'new-lead', err: { message: 'Twilio answered 400, code 21610' } },
  ]);
  expect((await anna.settings()).notificationChannels).toEqual({ email: false, sms: false });
  const { rows: taken } = await market.product.database.pool.query(
    `select purpose, channel, source from consents where not is_given`,
  );
  expect(taken).toEqual([{ purpose: 'newsletters', channel: 'sms', source: 'unsubscribe' }]);
});

story(
  'an admin says how many texts a day are paid for, without a new start',
  { shows: ['T35'] },
  async (stage) => {
    const { market } = stage;
    theDay(market.clock);
    const adam = await (await stage.admin()).api();
    const { carl, anna } = await annaByText(stage);
    for (const textsADay of [0, 1]) {
      await adam.changeMarketSettings({ body: { textsADay } });
      for (const title of ['A tap', 'Another tap']) await carl.posts({ title: `${title} ${textsADay}` });
      await market.settled();
      expect(await textsTo(market, anna)).toHaveLength(textsADay);
    }
  },
);

/** Anna's text about a lead, as if no worker had come to it yet, and what becomes of it with another provider. */
async function unsentText(stage: Stage) {
  const { market } = stage;
  theDay(market.clock);
  const { carl, anna } = await annaByText(stage);
  await carl.posts();
  await market.settled();
  const { pool } = market.product.database;
  const { rows } = await pool.query<{ id: string }>(
    `update notices set status = 'queued', decided_at = null where account_id = $1 returning id`,
    [anna.accountId],
  );
  const noticeId = rows[0]?.id ?? '';
  const asked: Message[] = [];
  const said: string[] = [];
  const log = createLog('warn', { write: (line) => void said.push(line) });
  const goes = async (channels: Messenger['channels'], deliver = () => Promise.resolve()) => {
    const messenger: Messenger = {
      channels,
      deliver: (_tx, message) => {
        asked.push(message);
        return deliver();
      },
    };
    await outboxWorker(market, messenger, { appUrl: URL, log })(noticeId);
    const { rows: decided } = await pool.query<{ status: string }>(
      'select status from notices where id = $1',
      [noticeId],
    );
    return decided[0]?.status;
  };
  return { anna, asked, said, goes };
}

story(
  'a text that no number takes is dropped and told to the operator, and the switch stays',
  async (stage) => {
    const { anna, said, goes } = await unsentText(stage);
    const refuse = () => Promise.reject(new Undeliverable('Twilio answered 400, code 21211'));
    expect(await goes(['sms'], refuse)).toBe('dropped');
    expect(said.map((line) => JSON.parse(line))).toMatchObject([
      { notice: 'new-lead', msg: 'a notice was not taken and is not tried again' },
    ]);
    expect((await anna.settings()).notificationChannels).toEqual({ email: false, sms: true });
  },
);

story('a text is sent by a provider of texts alone, as words without a page', async (stage) => {
  const { anna, asked, goes } = await unsentText(stage);
  expect([await goes(['sms']), await goes(['sms'])]).toEqual(['sent', 'sent']);
  expect(asked).toMatchObject([
    {
      channel: 'sms',
      to: anna.facts.mobile,
      subject: 'New lead: Fix a leak or burst pipe in SE1',
      text: `New lead: Fix a leak or burst pipe in SE1. ${URL}/dashboard?tab=leads`,
      html: '',
    },
  ]);
});

story('where no texts are sent, one that waits is dropped', async (stage) => {
  const { asked, goes } = await unsentText(stage);
  expect([await goes(['email']), asked]).toEqual(['dropped', []]);
});

story('a text that waits is dropped once its reader is deactivated', async (stage) => {
  const { anna, asked, goes } = await unsentText(stage);
  await stage.market.product.database.pool.query('update accounts set is_active = false where id = $1', [
    anna.accountId,
  ]);
  expect([await goes(['sms']), asked]).toEqual(['dropped', []]);
});
