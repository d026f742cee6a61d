import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import { type EventReader, watches } from '../../testing/event-reader.ts';
import { bringsPdf, sendsFiles } from '../../testing/pictures/attach.ts';
import { type Stage, story } from '../../testing/story.ts';

type Ref = { id: string };

/** Somebody has taken the job up and written twice; the customer has written once. */
async function talking({ customer, business }: Stage, title = 'The tap drips') {
  const [carl, anna] = [await customer(), await business()];
  const job = await carl.posts({ title });
  const lead = await anna.lead(title);
  await anna.isInterestedIn(lead);
  const first = await anna.writes(lead, 'Good morning');
  const second = await anna.writes(lead, 'Would Monday suit you?');
  const answer = await carl.writes(lead, 'I will look');
  return { carl, anna, job, lead, first, second, answer };
}

const blocks = async (one: Correspondent, lead: Ref) =>
  (await one.api()).blockOther({ params: { id: lead.id } });

const opened = async (one: Correspondent, lead: Ref) =>
  (await one.api()).conversation({ params: { id: lead.id }, query: {} });

const seenBy = async (one: Correspondent, lead: Ref) => (await opened(one, lead)).seenUpTo;

const readsUpTo = async (one: Correspondent, lead: Ref, { id }: Ref) =>
  (await one.api()).markConversationRead({ params: { id: lead.id }, body: { read_up_to: id } });

/** What the pages of the other side hear while somebody does something. */
async function heardMeanwhile({ market }: Stage, page: EventReader, act: () => Promise<unknown>) {
  await market.settled();
  await page.news();
  await act();
  await market.settled();
  return page.news();
}

story(
  'after a block nobody sees that the other side reads what is old; who reads it has read it',
  { shows: ['C3'] },
  async (stage) => {
    const { carl, anna, lead, first, second, answer } = await talking(stage);
    await readsUpTo(carl, lead, first);
    expect(await seenBy(anna, lead)).toBe(first.createdAt);
    await blocks(carl, lead);
    const herPage = await watches(anna);
    expect(await heardMeanwhile(stage, herPage, () => readsUpTo(carl, lead, second))).toEqual([]);
    herPage.leave();
    expect(await opened(carl, lead)).toMatchObject({ unread: 0, firstUnreadId: null });
    expect(await (await carl.api()).unreadConversations()).toEqual({ messages: 0, conversations: 0 });
    expect(await seenBy(anna, lead)).toBe(first.createdAt);
    // Nor does he see it of her, who had read nothing; and a block that is taken back tells nothing later.
    expect(await readsUpTo(anna, lead, answer)).toEqual({ unread: 0 });
    const [block] = (await (await carl.api()).blocks()).blocks;
    await (await carl.api()).unblockOther({ params: { id: block?.id ?? '' } });
    await readsUpTo(carl, lead, second);
    expect([await seenBy(anna, lead), await seenBy(carl, lead)]).toEqual([first.createdAt, null]);
  },
);

story(
  'while work goes on between two who are apart otherwise, each sees that the other has read',
  { shows: ['C3'] },
  async (stage) => {
    const { carl, anna, lead, job, answer } = await talking(stage);
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    await blocks(anna, lead);
    await readsUpTo(anna, lead, answer);
    expect(await seenBy(carl, lead)).toBe(answer.createdAt);
    const last = await carl.writes(lead, 'When do you come?');
    await anna.finishes(job);
    await readsUpTo(anna, lead, last);
    expect(await seenBy(carl, lead)).toBe(answer.createdAt);
  },
);

/** Everything that an old tab of a conversation may still send, with what was made ready in it before. */
async function heardInOldTab(anna: Business, lead: Ref, ready: Ready) {
  const [api, params] = [await anna.api(), { id: lead.id }];
  const again = await anna.api({ headers: { 'idempotency-key': ready.key } });
  return {
    words: await refusalOf(anna.writes(lead, 'Are you there?')),
    file: await refusalOf(sendsFiles(anna, lead, { attachments: [ready.file.id] })),
    upload: await refusalOf(bringsPdf(anna, lead)),
    // Its answer was lost on the way.
    repeat: (await again.sendMessage({ params, body: { message: ready.message } })).data.body,
    read: await readsUpTo(anna, lead, ready.answer),
    archived: await api.archiveConversation({ params, body: { is_archived: true } }),
    closed: (await opened(anna, lead)).closed,
  };
}

type Ready = { key: string; file: Ref; answer: Ref; message: string };

/** A message that was sent, and a file that waits to be. */
async function makesReady(anna: Business, lead: Ref, answer: Ref): Promise<Ready> {
  const [key, message] = [`old-tab-${lead.id}`, 'I could come on Monday'];
  const api = await anna.api({ headers: { 'idempotency-key': key } });
  await api.sendMessage({ params: { id: lead.id }, body: { message } });
  return { key, message, file: await bringsPdf(anna, lead), answer };
}

story(
  'an old tab of who was blocked hears, act by act, what it hears of a job that is switched off',
  { shows: ['C3'] },
  async (stage) => {
    const one = await talking(stage);
    const ready = await makesReady(one.anna, one.lead, one.answer);
    await blocks(one.carl, one.lead);
    const heard = await heardInOldTab(one.anna, one.lead, ready);
    expect(heard).toMatchObject({
      words: 'job_not_available',
      file: 'job_not_available',
      upload: 'job_not_available',
      repeat: ready.message,
    });

    const other = await talking(stage, 'Another tap drips');
    const alike = await makesReady(other.anna, other.lead, other.answer);
    const admin = await (await stage.admin()).api();
    const body = { is_active: 0, reason: 'Looked at' } as const;
    await admin.switchJob({ params: { id: other.job.id }, body });
    expect(await heardInOldTab(other.anna, other.lead, alike)).toEqual(heard);
    const sent = (await one.carl.reads(one.lead)).map(({ body: words }) => words);
    expect(sent.filter((words) => words === ready.message)).toHaveLength(1);
  },
);
