import { expect } from 'vitest';
import { sweep } from '../../../testing/sweep.ts';
import { watches } from '../../../testing/event-reader.ts';
import type { Person } from '../../../testing/person.ts';
import { type Stage, story } from '../../../testing/story.ts';

const bellOf = async (person: Person) => (await person.api()).bell();
const unreadOf = async (person: Person) => (await (await person.api()).dashboard()).unread;

/** What a bell says, job by job, newest first: the kinds, and where the job is to be seen. */
async function saidTo(person: Person) {
  const { groups } = await bellOf(person);
  return groups.map(({ job, place, entries }) => ({
    job: job?.title,
    place,
    said: entries.map(({ kind, name, count }) => [kind, name, count]),
  }));
}

const sidesOf = async ({ customer, business }: Stage) => ({
  carl: await customer({ name: 'Carl Moss' }),
  anna: await business({ name: 'Anna Reed' }),
  ben: await business({ name: 'Ben Holt' }),
});

const businessName = async (person: Person) =>
  (await (await person.api()).ownBusinesses()).businesses[0]?.name;

story('the bell tells both sides what happened to each job, and where it is now', async (stage) => {
  const { carl, anna, ben } = await sidesOf(stage);
  const [annas, bens] = [await businessName(anna), await businessName(ben)];
  const tap = await carl.posts({ title: 'The tap' });
  const boiler = await carl.posts({ title: 'The boiler' });
  await anna.isInterestedIn(await anna.lead('The tap'));
  await anna.writes(await anna.lead('The tap'), 'When may I come?');
  await anna.writes(await anna.lead('The tap'), 'Tomorrow?');
  const quote = await anna.quotes(await anna.lead('The tap'), { cost: 90 });
  await ben.withdraws(await ben.quotes(await ben.lead('The tap'), { cost: 95 }));
  await ben.quotes(await ben.lead('The tap'), { cost: 85 });
  expect(await saidTo(carl)).toEqual([
    {
      job: 'The tap',
      place: 'quoted',
      said: [
        ['quote-received', bens, 1],
        ['quote-withdrawn', bens, 1],
        ['quote-received', bens, 1],
        ['quote-received', annas, 1],
        ['message-received', annas, 2],
        ['interested', annas, 1],
      ],
    },
  ]);
  await carl.accepts(quote);
  expect(await saidTo(anna)).toEqual([
    { job: 'The tap', place: 'progress', said: [['quote-accepted', 'Carl Moss', 1]] },
  ]);
  expect(await saidTo(ben)).toEqual([
    { job: 'The tap', place: null, said: [['quote-rejected', 'Carl Moss', 1]] },
  ]);
  await anna.finishes(tap);
  await carl.reviews(tap, { rating: 4 });
  const [group] = (await bellOf(anna)).groups;
  expect([group?.place, group?.entries[0]?.kind, group?.entries[0]?.rating]).toEqual([
    'history',
    'review-received',
    4,
  ]);
  await ben.quotes(await ben.lead('The boiler'), { cost: 85 });
  await carl.cancels(boiler);
  expect((await saidTo(ben))[0]).toEqual({
    job: 'The boiler',
    place: 'cancelled',
    said: [['job-cancelled', 'Carl Moss', 1]],
  });
});

story(
  'it leads to what is unread: a message to its conversation, everything else to the job',
  async (stage) => {
    const { carl, anna, ben } = await sidesOf(stage);
    const job = await carl.posts({ title: 'The tap' });
    const [annas, bens] = [await anna.lead('The tap'), await ben.lead('The tap')];
    const whereTo = async (person: Person) => {
      const [group] = (await bellOf(person)).groups;
      return [group?.place, group?.at];
    };
    await anna.isInterestedIn(annas);
    expect(await whereTo(carl)).toEqual(['jobs', job.id]);
    await anna.writes(annas, 'When may I come?');
    const last = await ben.writes(bens, 'I could come today');
    expect(await whereTo(carl)).toEqual(['messages', bens.id]);
    const api = await carl.api();
    await api.markConversationRead({ params: { id: bens.id }, body: { read_up_to: last.id } });
    expect(await whereTo(carl)).toEqual(['messages', annas.id]);
    await carl.writes(annas, 'Tomorrow');
    expect(await whereTo(anna)).toEqual(['messages', annas.id]);
    await carl.cancels(job);
    await api.markBellRead({ body: { upTo: stage.market.clock.now().toISOString() } });
    expect(await whereTo(carl)).toEqual(['messages', bens.id]);
  },
);

story('nothing in it says what the other side may not know', async (stage) => {
  const { carl, anna } = await sidesOf(stage);
  await carl.posts({ title: 'Tap at SE1 9SG, call 07700 900123' });
  const lead = await anna.lead('Tap at SE1, call [phone number]').catch(async () => (await anna.leads())[0]);
  if (!lead) throw new Error('no lead');
  await anna.isInterestedIn(lead);
  await carl.writes(lead, 'My secret number is 07700 900123');
  await anna.quotes(lead, { cost: 90, comments: 'Write to anna@example.test' });
  const said = JSON.stringify([await bellOf(anna), await bellOf(carl)]);
  for (const secret of ['07700', '9SG', 'secret', 'anna@']) expect(said).not.toContain(secret);
});

story(
  'read is read on every device, for one job or all, and a tab that was looked at reads its own',
  async (stage) => {
    const { carl, anna, ben } = await sidesOf(stage);
    for (const title of ['First', 'Second', 'Third']) await carl.posts({ title });
    for (const title of ['First', 'Second']) await anna.isInterestedIn(await anna.lead(title));
    await ben.quotes(await ben.lead('Third'), { cost: 85 });
    expect(await unreadOf(carl)).toBe(3);
    const api = await carl.api();
    const page = await watches(carl, stage.market.baseUrl);
    const { groups } = await api.bell();
    const first = groups.find(({ job }) => job?.title === 'First');
    const upTo = groups[0]?.createdAt ?? '';
    await api.markBellRead({ body: { upTo, group: first?.id } });
    await page.hears('dashboard');
    expect(await unreadOf(carl)).toBe(2);
    await api.lookAtTab({ body: { tab: 'quoted', upTo } });
    expect(await unreadOf(carl)).toBe(1);
    await api.markBellRead({ body: { upTo: '2020-01-01T00:00:00Z' } });
    expect(await unreadOf(carl)).toBe(1);
    await api.markBellRead({ body: { upTo } });
    expect(await unreadOf(carl)).toBe(0);
    const { groups: after } = await api.bell();
    expect(after.map(({ unread }) => unread)).toEqual([0, 0, 0]);
  },
);

story(
  'a bell is one person’s: a colleague reads their own, a field member hears of agreed work only',
  async (stage) => {
    const { carl, anna } = await sidesOf(stage);
    const [olga, felix] = [await stage.member(anna, 'office'), await stage.member(anna, 'field')];
    const job = await carl.posts();
    await carl.accepts(await anna.quotes(await anna.lead(), { cost: 90 }));
    expect([await unreadOf(anna), await unreadOf(olga), await unreadOf(felix)]).toEqual([1, 1, 0]);
    const { groups } = await bellOf(anna);
    await (await anna.api()).markBellRead({ body: { upTo: groups[0]?.createdAt ?? '' } });
    expect([await unreadOf(anna), await unreadOf(olga)]).toEqual([0, 1]);
    await carl.finishes(job);
    expect((await saidTo(felix)).flatMap(({ said }) => said.map(([kind]) => kind))).toEqual(['job-finished']);
    // As somebody of the office until a moment ago: what was for that role is not theirs any more.
    await (await anna.api()).changeMember({ params: { id: olga.accountId }, body: { role: 'field' } });
    expect((await saidTo(olga)).flatMap(({ said }) => said.map(([kind]) => kind))).toEqual(['job-finished']);
    // Of a quote that was open nobody in the field hears, whoever ends it, by bell or by mail.
    const [left, gone] = [await carl.posts({ title: 'Left' }), await carl.posts({ title: 'Gone' })];
    for (const title of ['Left', 'Gone']) await anna.quotes(await anna.lead(title), { cost: 40 });
    await carl.cancels(left);
    await (await (await stage.admin()).api()).removeJob({ params: { id: gone.id }, body: {} });
    await stage.market.settled();
    expect((await saidTo(felix)).flatMap(({ said }) => said.map(([kind]) => kind))).toEqual(['job-finished']);
    const mails = await stage.market.mailTo(felix.facts.email);
    expect(mails.filter(({ subject }) => /Left|Gone/.test(subject))).toEqual([]);
  },
);

story(
  'somebody who has switched all mail off is told here all the same, and it is kept for a season',
  async (stage) => {
    const { carl, anna } = await sidesOf(stage);
    await carl.wants({ email: false, sms: false, messages: false });
    await carl.posts();
    await anna.writes(await anna.lead(), 'Good morning');
    expect(await unreadOf(carl)).toBe(1);
    await stage.market.advance({ days: 91 });
    await sweep(stage.market);
    expect((await bellOf(carl)).groups).toEqual([]);
  },
);

story('a long bell goes on page by page, each job once', async (stage) => {
  const { carl, anna } = await sidesOf(stage);
  for (let n = 0; n < 23; n += 1) await carl.posts({ title: `Tap ${n}` });
  const api = await anna.api();
  for (let n = 0; n < 23; n += 1) {
    const { leads } = await api.leads();
    const lead = leads.find((one) => one.is_interested === false);
    if (lead) await anna.quotes(lead, { cost: 50 });
  }
  const carls = await carl.api();
  const first = await carls.bell();
  const second = await carls.bell({ query: { cursor: first.next ?? '' } });
  expect([first.groups.length, second.groups.length, second.next]).toEqual([20, 3, null]);
  expect(new Set([...first.groups, ...second.groups].map(({ id }) => id)).size).toBe(23);
});

story(
  'those who took a job up without a quote are told that it was cancelled, as nobody else is',
  async (stage) => {
    const { carl, anna, ben } = await sidesOf(stage);
    const [cleo, dan, eve] = [await stage.business(), await stage.business(), await stage.business()];
    const olga = await stage.member(anna, 'office');
    const felix = await stage.member(anna, 'field');
    const job = await carl.posts();
    await anna.isInterestedIn(await anna.lead());
    await ben.writes(await ben.lead(), 'When may I come?');
    await cleo.lead();
    await dan.isInterestedIn(await dan.lead());
    await dan.dismisses(await dan.lead());
    await eve.quotes(await eve.lead(), { cost: 90 });
    const page = await watches(anna, stage.market.baseUrl);
    await carl.cancels(job);
    await page.hears('leads');
    const kindsTo = async (person: Person) =>
      (await saidTo(person)).flatMap(({ said }) => said.map(([kind]) => kind));
    for (const told of [anna, olga, ben, eve]) expect(await kindsTo(told)).toEqual(['job-cancelled']);
    for (const other of [felix, cleo, dan]) expect(await kindsTo(other)).toEqual([]);
  },
);
