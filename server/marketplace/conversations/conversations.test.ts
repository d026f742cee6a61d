import { expect } from 'vitest';
import { MASK } from '../../../contract/contact-mask.ts';
import type { ConversationFilter } from '../../../contract/words.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import { watches } from '../../testing/event-reader.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';

const TITLE = 'Kitchen tap will not stop dripping';

async function talking({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business()];
  const job = await carl.posts();
  const lead = await anna.lead();
  return { carl, anna, job, lead };
}

const listOf = async (one: Correspondent, filter?: ConversationFilter) =>
  (await (await one.api()).conversations({ query: { filter } })).conversations;

const openedBy = async (one: Correspondent, lead: { id: string }, query = {}) =>
  (await one.api()).conversation({ params: { id: lead.id }, query });

const unreadOf = async (one: Correspondent) => (await one.api()).unreadConversations();

/** What stands in a conversation, in words. */
const told = async (one: Correspondent, lead: { id: string }) =>
  (await openedBy(one, lead)).items.map((item) => (item.type === 'message' ? item.body : item.event));

async function readsUpTo(one: Correspondent, lead: { id: string }, message: { id: string }) {
  return (await one.api()).markConversationRead({
    params: { id: lead.id },
    body: { read_up_to: message.id },
  });
}

const archives = async (one: Correspondent, lead: { id: string }, is_archived = true) =>
  (await one.api()).archiveConversation({ params: { id: lead.id }, body: { is_archived } });

story(
  'both sides have a list of their conversations, the newest message first, hidden details hidden there too',
  { shows: ['ruling 11'] },
  async (stage) => {
    const { carl, anna, job, lead } = await talking(stage);
    const ben = await stage.business({ name: 'Ben Hall' });
    const other = await ben.lead();
    expect([await listOf(carl), await listOf(anna)]).toEqual([[], []]);
    await anna.writes(lead, 'Ring me on 07700 900 999');
    await ben.writes(other, 'Good morning');
    const [first, second, ...more] = await listOf(carl);
    expect([first?.leadId, second?.leadId, more]).toEqual([other.id, lead.id, []]);
    expect(second).toEqual({
      leadId: lead.id,
      job: { id: job.id, title: TITLE, jobNumber: job.jobNumber, status: 'active' },
      user: { name: expect.any(String), picture: null },
      last: {
        body: `Ring me on ${MASK}`,
        createdAt: expect.any(String),
        sender: 'business',
        attachment: null,
      },
      unread: 1,
      is_archived: false,
    });
    expect(await listOf(anna)).toMatchObject([
      { leadId: lead.id, user: { name: 'Carl Moss' }, unread: 0, last: { body: 'Ring me on 07700 900 999' } },
    ]);
    await carl.writes(lead, 'Hello Anna');
    expect((await listOf(carl)).map(({ leadId }) => leadId)).toEqual([lead.id, other.id]);
    const ofJob = await (await carl.api()).conversations({ query: { job: job.id } });
    expect(ofJob.conversations).toHaveLength(2);
    const ofAnother = await (await carl.api()).conversations({ query: { job: lead.id } });
    expect(ofAnother.conversations).toEqual([]);
  },
);

story(
  'what the other side wrote is unread until one has read it; a read mark only moves forward, on every device',
  async (stage) => {
    const { carl, anna, lead } = await talking(stage);
    const first = await anna.writes(lead, 'How old is the tap?');
    const second = await anna.writes(lead, 'And the basin?');
    await carl.writes(lead, 'Ten years');
    expect(await unreadOf(carl)).toEqual({ messages: 2, conversations: 1 });
    expect(await unreadOf(anna)).toEqual({ messages: 1, conversations: 1 });
    expect(await openedBy(carl, lead)).toMatchObject({ unread: 2, firstUnreadId: first.id, seenUpTo: null });

    expect(await readsUpTo(carl, lead, first)).toEqual({ unread: 1 });
    expect(await openedBy(carl, lead)).toMatchObject({ unread: 1, firstUnreadId: second.id });
    expect(await openedBy(anna, lead)).toMatchObject({ seenUpTo: first.createdAt });
    expect(await readsUpTo(carl, lead, second)).toEqual({ unread: 0 });
    expect(await readsUpTo(carl, lead, first)).toEqual({ unread: 0 });
    expect(await openedBy(anna, lead)).toMatchObject({ seenUpTo: second.createdAt });
    expect(await unreadOf(carl)).toEqual({ messages: 0, conversations: 0 });
    expect([await listOf(carl, 'unread'), (await listOf(anna, 'unread')).length]).toEqual([[], 1]);

    const other = await talking(stage);
    const elsewhere = await other.anna.writes(other.lead, 'Not yours');
    expect(await refusalOf(readsUpTo(carl, lead, elsewhere))).toBe('not_found');
    expect(await refusalOf(readsUpTo(carl, other.lead, elsewhere))).toBe('not_found');
    expect(await refusalOf(openedBy(carl, other.lead))).toBe('not_found');
    expect(await refusalOf(archives(carl, other.lead))).toBe('not_found');
  },
);

story(
  'a conversation tells messages and events of its lead in one stream, and of rivals no more than that the job is taken',
  { shows: ['ruling 13'] },
  async (stage) => {
    const { carl, anna, job, lead } = await talking(stage);
    const ben = await stage.business();
    const bens = await ben.lead();
    const step = () => stage.market.advance({ minutes: 1 });
    const acts = [
      () => anna.isInterestedIn(lead),
      () => anna.writes(lead, 'When would suit you?'),
      async () => anna.withdraws(await anna.quotes(lead, { cost: 480 })),
      () => ben.quotes(bens, { cost: 395, rate: 'Flat' }),
      async () => carl.accepts(await anna.quotes(lead, { cost: 450, rate: 'Daily' })),
      () => anna.finishes(job),
    ];
    for (const act of acts) {
      await act();
      await step();
    }
    const whole = [
      'interested',
      'When would suit you?',
      'quote_sent',
      'quote_withdrawn',
      'quote_sent',
      'quote_accepted',
      'job_finished',
    ];
    expect(await told(carl, lead)).toEqual(whole);
    expect(await told(anna, lead)).toEqual(whole);
    expect(await told(ben, bens)).toEqual(['quote_sent', 'job_taken']);
    const [, , , , sent] = (await openedBy(carl, lead)).items;
    expect(sent).toMatchObject({ event: 'quote_sent', cost: 450, rate_type: 'Daily' });
    const [, taken] = (await openedBy(ben, bens)).items;
    expect(taken).toMatchObject({ event: 'job_taken', cost: null, rate_type: null });

    const off = await talking(stage);
    await off.anna.isInterestedIn(off.lead);
    await off.carl.cancels(off.job);
    expect(await told(off.anna, off.lead)).toEqual(['interested', 'job_cancelled']);
  },
);

story('a long conversation is read both ways, each item once, from the first unread one', async (stage) => {
  const { carl, anna, lead } = await talking(stage);
  await anna.isInterestedIn(lead);
  for (let n = 1; n <= 60; n++) await anna.writes(lead, `Message ${n}`);
  const { messages } = await (await carl.api()).leadMessages({ params: { id: lead.id } });
  await readsUpTo(carl, lead, { id: messages.at(-1)?.id ?? '' });
  const newest = await openedBy(carl, lead);
  expect([newest.items.length, newest.hasNewer, newest.unread]).toEqual([40, false, 19]);
  const nothing = await openedBy(carl, lead, { after: newest.newer });
  expect(nothing).toMatchObject({ items: [], newer: newest.newer, hasNewer: false });
  const older = await openedBy(carl, lead, { before: newest.older });
  expect([older.items.length, older.older]).toEqual([21, null]);
  const all = [...older.items, ...newest.items].map(({ id }) => id);
  expect(new Set(all).size).toBe(61);

  const opened = await openedBy(carl, lead, { from: 'unread' });
  expect(opened.items.map(({ id }) => id)).toEqual(all.slice(32));
  expect(opened.items[10]?.id).toBe(opened.firstUnreadId);
  expect(opened.hasNewer).toBe(false);
  await readsUpTo(carl, lead, { id: opened.items.at(-1)?.id ?? '' });
  const again = await openedBy(carl, lead, { from: 'unread' });
  expect(again.items).toEqual((await openedBy(carl, lead)).items);
  const first = await openedBy(carl, lead, { before: newest.older });
  const on = await openedBy(carl, lead, { after: first.newer });
  expect(on.items.map(({ id }) => id)).toEqual(newest.items.map(({ id }) => id));
});

story('an archived conversation is out of the list of its person until the next message', async (stage) => {
  const { carl, anna, lead } = await talking(stage);
  await anna.writes(lead, 'Good morning');
  await archives(carl, lead);
  expect([await listOf(carl), (await listOf(carl, 'archived')).length]).toEqual([[], 1]);
  expect(await listOf(anna)).toHaveLength(1);
  expect(await unreadOf(carl)).toEqual({ messages: 0, conversations: 0 });
  await archives(carl, lead, false);
  expect(await listOf(carl)).toHaveLength(1);
  await archives(carl, lead);
  await anna.writes(lead, 'Are you there?');
  expect([(await listOf(carl)).length, await listOf(carl, 'archived')]).toEqual([1, []]);
});

story(
  'members of a team write under their own name and have read marks of their own; who joins has nothing unread',
  async (stage) => {
    const { carl, anna, lead, job } = await talking(stage);
    const olga = await stage.member(anna, 'office', { name: 'Olga Reed' });
    const fred = await stage.member(anna, 'field', { name: 'Fred Bell' });
    await olga.writes(lead, 'Olga here');
    const asked = await carl.writes(lead, 'Hello Olga');
    expect(await unreadOf(olga)).toEqual({ messages: 1, conversations: 1 });
    await readsUpTo(olga, lead, asked);
    expect([(await unreadOf(olga)).messages, (await unreadOf(anna)).messages]).toEqual([0, 1]);
    expect((await openedBy(carl, lead)).seenUpTo).toBe(asked.createdAt);

    // What goes on is all that a field member has to do with.
    expect([await listOf(fred), await unreadOf(fred)]).toEqual([[], { messages: 0, conversations: 0 }]);
    expect(await refusalOf(openedBy(fred, lead))).toBe('not_found');
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    expect([(await listOf(fred)).length, (await unreadOf(fred)).messages]).toEqual([1, 1]);
    await anna.finishes(job);
    expect(await listOf(fred)).toEqual([]);

    await (await olga.api()).leaveTeam({ params: { id: anna.id } });
    expect(await refusalOf(openedBy(olga, lead))).toBe('business_gone');
    const { pool } = stage.market.product.database;
    const { rows } = await pool.query('select from conversations where account_id = $1', [olga.accountId]);
    expect(rows).toEqual([]);
  },
);

story(
  'who may write: the business on its lead, the customer to who took the job up, and for 60 days the two who worked together',
  async (stage) => {
    const { carl, anna, job, lead } = await talking(stage);
    const ben = await stage.business();
    const bens = await ben.lead();
    const closed = async (one: Correspondent, of: { id: string }) => (await openedBy(one, of)).closed;
    const says = (one: Correspondent, to: { id: string }) => refusalOf(one.writes(to, 'Hello'));
    // Carl knows of neither yet.
    expect(await says(carl, lead)).toBe('not_found');
    await anna.isInterestedIn(lead);
    await carl.writes(lead, 'Could you come on Tuesday?');
    await ben.writes(bens, 'I could');
    await carl.writes(bens, 'When?');
    expect([await closed(carl, bens), await closed(ben, bens)]).toEqual([null, null]);
    await stage.market.advance({ minutes: 1 });
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    for (const one of [carl, ben])
      expect([await closed(one, bens), await says(one, bens)]).toEqual([
        'job_not_available',
        'job_not_available',
      ]);
    expect((await told(ben, bens)).slice(0, 2)).toEqual(['I could', 'When?']);
    await anna.finishes(job);
    await stage.market.advance({ days: 59 });
    await carl.writes(lead, 'It drips again');
    await anna.writes(lead, 'I am coming');
    await stage.market.advance({ days: 2 });
    for (const one of [carl, anna])
      expect([await closed(one, lead), await says(one, lead)]).toEqual([
        'conversation_closed',
        'conversation_closed',
      ]);
    expect(await told(carl, lead)).toContain('I am coming');
    await stage.market.advance({ days: -61, minutes: -1 });

    const gone = await talking(stage);
    await gone.anna.isInterestedIn(gone.lead);
    await gone.anna.dismisses(gone.lead);
    expect(await closed(gone.anna, gone.lead)).toBe('lead_dismissed');
    const off = await talking(stage);
    await off.anna.writes(off.lead, 'Hello');
    await off.carl.cancels(off.job);
    expect([await closed(off.anna, off.lead), await says(off.anna, off.lead)]).toEqual([
      'job_not_available',
      'job_not_available',
    ]);
    expect(await brokenInvariants(stage.market.product.market.db)).toEqual([]);
  },
);

story(
  'what is read in a conversation is read in the bell, up to that message and on every device',
  async (stage) => {
    const { carl, anna, lead } = await talking(stage);
    const [ben, olga] = [await stage.business(), await stage.member(anna, 'office')];
    const bellOf = async (one: Person) => (await (await one.api()).dashboard()).unread;
    const first = await anna.writes(lead, 'Good morning');
    const second = await anna.writes(lead, 'May I come tomorrow?');
    await ben.writes(await ben.lead(), 'I could come today');
    expect(await bellOf(carl)).toBe(3);
    const page = await watches(carl);
    await readsUpTo(carl, lead, first);
    await page.hears('conversations');
    expect(await bellOf(carl)).toBe(2);
    await readsUpTo(carl, lead, second);
    expect(await bellOf(carl)).toBe(1);
    const answer = await carl.writes(lead, 'Tomorrow is fine');
    expect([await bellOf(anna), await bellOf(olga)]).toEqual([1, 1]);
    await readsUpTo(anna, lead, answer);
    expect([await bellOf(anna), await bellOf(olga)]).toEqual([0, 1]);
  },
);
