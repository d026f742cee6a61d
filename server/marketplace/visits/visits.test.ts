import { expect } from 'vitest';
import type { Visit } from '../../../contract/visits.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import { type Stage, story } from '../../testing/story.ts';
import {
  cancelsVisit,
  picks,
  proposes,
  rearranges,
  setsOut,
  timeIn,
  timeInHours,
  visitsOf,
  visitsToCome,
  worksAt,
} from '../../testing/visiting.ts';

const C6 = { shows: ['C6'] };

/** Carl's job, which Anna has marked as interesting. */
async function engaged({ customer, business }: Stage) {
  const [carl, anna] = [await customer(), await business()];
  await worksAt(anna);
  const job = await carl.posts();
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  return { carl, anna, job, lead };
}

/** The same with Anna's quote accepted. */
async function hired(stage: Stage) {
  const scene = await engaged(stage);
  await scene.carl.accepts(await scene.anna.quotes(scene.lead, { cost: 120 }));
  return scene;
}

async function agreed(stage: Stage, days = 3) {
  const scene = await engaged(stage);
  const proposed = await proposes(scene.anna, scene.lead, [timeIn(stage.market, days)]);
  return { ...scene, visit: await picks(scene.carl, proposed) };
}

const wordsTo = async ({ market }: Stage, person: Customer | Business) => {
  await market.settled();
  const mails = await market.mailTo(person.facts.email);
  return mails.map(({ subject }) => subject);
};

const conversation = async (who: Customer | Business, lead: { id: string }) =>
  (await (await who.api()).conversation({ params: { id: lead.id } })).items.flatMap((item) =>
    item.type === 'event' ? [item.event] : [],
  );

story(
  'a business proposes times, the customer picks one, and both have it before them',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const times = [timeIn(stage.market, 3), timeIn(stage.market, 4), timeIn(stage.market, 5, { hour: 8 })];
    const proposed = await proposes(anna, lead, { times, words: 'I bring a new washer' });
    expect(proposed).toMatchObject({ status: 'proposed', proposedBy: 'business', agreed: null });
    expect(proposed.can).toEqual(['rearrange', 'cancel']);

    const [seen] = (await visitsOf(carl, lead)).visits;
    expect(seen).toMatchObject({ words: { by: 'business', said: 'I bring a new washer' } });
    expect(seen?.can).toEqual(['pick', 'rearrange', 'cancel']);
    // What is answered before it is sent is not sent any more.
    await stage.market.settled();
    const visit = await picks(carl, proposed, { place: 1 });
    expect(visit.agreed?.startsAt).toBe(proposed.times[1]?.startsAt);
    expect(await picks(carl, proposed, { place: 1 })).toEqual(visit);

    for (const who of [carl, anna]) expect(await visitsToCome(who)).toMatchObject([{ id: visit.id }]);
    expect(await conversation(carl, lead)).toEqual(['interested', 'visit_proposed', 'visit_agreed']);
    const [toCarl, toAnna] = [await wordsTo(stage, carl), await wordsTo(stage, anna)];
    expect(toCarl.filter((said) => said.startsWith('Times for a visit'))).toHaveLength(1);
    expect(toAnna.filter((said) => said.startsWith('Agreed:'))).toHaveLength(1);
  },
);

story(
  'the customer proposes too, and the one of the business who picks is the one who comes',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const olga = await stage.member(anna, 'office');
    const proposed = await proposes(carl, lead, [timeIn(stage.market, 2)]);
    expect(proposed.member).toBeNull();
    const visit = await picks(olga, proposed);
    expect(visit.member).toEqual({ id: olga.accountId, name: olga.name });
    expect((await visitsOf(anna, lead)).team.map(({ name, isYou }) => [name, isYou])).toEqual([
      [anna.name, true],
      [olga.name, false],
    ]);
    expect((await visitsOf(carl, lead)).team).toEqual([]);
  },
);

story(
  'nobody picks their own times, nobody picks twice, and other times take the place of the first',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const { market } = stage;
    const first = await proposes(anna, lead, [timeIn(market, 3)]);
    expect(await refusalOf(picks(anna, first))).toBe('visit_own_times');
    expect(await refusalOf(proposes(carl, lead, [timeIn(market, 4)]))).toBe('visit_already_proposed');
    const other = await rearranges(carl, first, {
      times: [timeIn(market, 5), timeIn(market, 6)],
      words: 'Only at the weekend',
    });
    expect(other).toMatchObject({ id: first.id, proposedBy: 'customer', revision: 2 });
    expect(await refusalOf(picks(anna, first))).toBe('visit_changed');
    const visit = await picks(anna, other, { place: 1 });
    expect(visit.words).toEqual({ by: 'customer', said: 'Only at the weekend' });
    expect(await refusalOf(picks(anna, other))).toBe('visit_changed');
  },
);

story(
  'either side moves a visit: its time is free at once, and the other side picks another one',
  C6,
  async (stage) => {
    const { carl, anna, lead, visit } = await agreed(stage);
    const moved = await rearranges(anna, visit, {
      times: [timeIn(stage.market, 6)],
      words: 'My van broke down',
    });
    expect(await visitsToCome(carl)).toEqual([]);
    expect((await wordsTo(stage, carl)).filter((said) => said.startsWith('Moved:'))).toHaveLength(1);
    const again = await picks(carl, moved);
    expect(again).toMatchObject({ status: 'agreed', revision: visit.revision + 2 });
    expect(await conversation(anna, lead)).toEqual([
      'interested',
      'visit_proposed',
      'visit_agreed',
      'visit_moved',
      'visit_agreed',
    ]);
  },
);

story(
  'either side cancels with a word to the other, once, and not after the time has come',
  C6,
  async (stage) => {
    const { carl, anna, lead, visit } = await agreed(stage);
    const cancelled = await cancelsVisit(carl, visit, 'My tap stopped dripping');
    expect(cancelled).toMatchObject({ status: 'cancelled', endedBy: 'customer', can: [] });
    expect(await cancelsVisit(anna, visit)).toMatchObject({ status: 'cancelled' });
    const [seen] = (await visitsOf(anna, lead)).visits;
    expect(seen?.words).toEqual({ by: 'customer', said: 'My tap stopped dripping' });
    expect((await wordsTo(stage, anna)).filter((said) => said.startsWith('Cancelled:'))).toHaveLength(1);

    const soon = await picks(anna, await proposes(carl, lead, [timeInHours(stage.market, 1)]));
    await stage.market.advance({ minutes: 90 });
    expect(await refusalOf(cancelsVisit(carl, soon))).toBe('visit_cannot_change');
    expect((await visitsOf(carl, lead)).visits.find(({ id }) => id === soon.id)?.can).toEqual(['sayNoShow']);
  },
);

story('times that passed while they were proposed cannot be picked', C6, async (stage) => {
  const { carl, anna, lead } = await engaged(stage);
  const proposed = await proposes(anna, lead, [timeInHours(stage.market, 1), timeIn(stage.market, 2)]);
  await stage.market.advance({ hours: 2 });
  expect(await refusalOf(picks(carl, proposed))).toBe('visit_time_gone');
  expect(await picks(carl, proposed, { place: 1 })).toMatchObject({ status: 'agreed' });
});

story(
  'who may arrange a visit: both sides of a lead that the business took up, while they talk',
  C6,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna, ben] = [await customer(), await business(), await business()];
    const job = await carl.posts();
    const [lead, bens] = [await anna.lead(), await ben.lead()];
    const time = timeIn(market, 3);
    expect(await refusalOf(proposes(anna, lead, [time]))).toBe('visit_not_taken_up');
    expect(await refusalOf(proposes(carl, lead, [time]))).toBe('not_found');
    expect((await visitsOf(anna, lead)).mayPropose).toEqual([]);
    await anna.writes(lead, 'May I have a look first?');
    expect((await visitsOf(carl, lead)).mayPropose).toEqual(['look']);
    expect(await refusalOf(proposes(anna, lead, { times: [time], kind: 'work' }))).toBe('visit_needs_hire');
    expect(await refusalOf(proposes(ben, lead, [time]))).toBe('not_found');
    expect(await refusalOf(visitsOf(ben, lead))).toBe('not_found');

    await ben.isInterestedIn(bens);
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    expect(await refusalOf(proposes(ben, bens, [time]))).toBe('job_not_available');
    expect((await visitsOf(carl, lead)).mayPropose).toEqual(['look', 'work']);
    const day = await picks(
      carl,
      await proposes(anna, lead, { times: [timeIn(market, 5, { hour: 8, lasts: 8 })], kind: 'work' }),
    );
    expect(day).toMatchObject({ kind: 'work', status: 'agreed' });
    await anna.finishes(job);
    expect(await refusalOf(proposes(carl, lead, [time]))).toBe('job_not_available');
  },
);

story(
  'the full post code is in no visit before the work is agreed, and with the winner afterwards',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const times = [timeIn(stage.market, 3)];
    const proposed = await proposes(carl, lead, { times, words: 'It is SE1 9SG, ring 07700 900123' });
    const visit = await picks(anna, proposed);
    const said = JSON.stringify([visit, await visitsOf(anna, lead), await visitsToCome(anna)]);
    expect(said).not.toContain('SE1 9SG');
    expect((await visitsToCome(anna))[0]?.place).toBe('London SE (SE1)');
    expect((await visitsToCome(carl))[0]?.place).toBe('London SE (SE1 9SG)');
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    expect((await visitsToCome(anna))[0]?.place).toBe('London SE (SE1 9SG)');
    await stage.market.settled();
    for (const mail of await stage.market.mailTo(anna.facts.email))
      expect(mail.text).not.toContain('SE1 9SG');
  },
);

story(
  'one person is never in two agreed visits, whichever job or business they are for',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const olga = await stage.member(anna, 'office');
    const dora = await stage.customer();
    await dora.posts({ title: 'Dripping shower' });
    const other = await anna.lead('Dripping shower');
    await anna.isInterestedIn(other);
    const at = (hour: number) => timeIn(stage.market, 3, { hour });
    const first = await picks(carl, await proposes(anna, lead, [at(10)]));
    const offered = await proposes(dora, other, [
      { from: at(10).from.replace('10:00', '10:30'), to: at(11).to },
      at(11),
    ]);
    expect(await refusalOf(picks(anna, offered))).toBe('person_booked');
    // Visits that follow each other do not overlap.
    expect(await picks(anna, offered, { place: 1 })).toMatchObject({ member: { id: anna.accountId } });
    const [following] = (await visitsOf(dora, other)).visits;
    if (!following) throw new Error('no visit');
    const again = await rearranges(dora, following, [
      { from: at(10).from.replace('10:00', '10:30'), to: at(11).to },
    ]);
    expect(await picks(olga, again)).toMatchObject({ member: { id: olga.accountId } });
    await rearranges(carl, first, [timeIn(stage.market, 9)]);
    const [held] = (await visitsOf(anna, other)).visits;
    if (!held) throw new Error('no visit');
    const assigned = await (await anna.api()).assignVisit({
      params: { id: held.id },
      body: { member: anna.accountId },
    });
    expect(assigned.data.member?.id).toBe(anna.accountId);
  },
);

const bookings = async ({ market }: Stage) =>
  (await market.product.database.pool.query('select visit_id from visit_bookings')).rows.length;

story(
  'a member who leaves is chosen no longer: the visit stands, and the business chooses somebody else',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const olga = await stage.member(anna, 'office');
    const visit = await picks(olga, await proposes(carl, lead, [timeIn(stage.market, 3)]));
    expect(await bookings(stage)).toBe(1);
    await (await anna.api()).removeMember({ params: { id: olga.accountId } });
    expect(await bookings(stage)).toBe(0);
    expect(await visitsToCome(carl)).toMatchObject([{ id: visit.id, member: null }]);
    const api = await anna.api();
    const choose = (member: string) => api.assignVisit({ params: { id: visit.id }, body: { member } });
    expect(await refusalOf(choose(olga.accountId))).toBe('invalid');
    expect((await choose(anna.accountId)).data.member?.name).toBe(anna.name);
    expect(await bookings(stage)).toBe(1);
  },
);

type Ending = {
  by: string;
  ends: (scene: Awaited<ReturnType<typeof agreed>>, stage: Stage) => Promise<unknown>;
};

const ENDINGS: readonly Ending[] = [
  { by: 'cancelling the job', ends: ({ carl, job }) => carl.cancels(job) },
  { by: 'removing the lead', ends: ({ anna, lead }) => anna.dismisses(lead) },
  {
    by: 'a block',
    ends: async ({ carl, lead }) => (await carl.api()).blockOther({ params: { id: lead.id } }),
  },
  {
    by: 'hiring another business',
    ends: async ({ carl }, { business }) => {
      const ben = await business();
      await carl.accepts(await ben.quotes(await ben.lead(), { cost: 90 }));
    },
  },
];

for (const { by, ends } of ENDINGS)
  story(`a visit tomorrow ends by ${by}, and both sides are told`, C6, async (stage) => {
    const scene = await agreed(stage, 1);
    await ends(scene, stage);
    expect(await bookings(stage)).toBe(0);
    for (const who of [scene.carl, scene.anna]) {
      expect(await visitsToCome(who)).toEqual([]);
      expect((await wordsTo(stage, who)).filter((said) => said.startsWith('Cancelled:'))).toHaveLength(1);
    }
  });

const deletesAccount = async (who: Customer | Business) => (await who.api()).deleteAccount();

story(
  'who deletes their account comes to no visit any more, and the other side is told',
  C6,
  async (stage) => {
    for (const leaver of ['carl', 'anna'] as const) {
      const scene = await agreed(stage, 1);
      const stays = leaver === 'carl' ? scene.anna : scene.carl;
      await deletesAccount(scene[leaver]);
      expect(await bookings(stage)).toBe(0);
      expect(await visitsToCome(stays)).toEqual([]);
      const told = await wordsTo(stage, stays);
      expect(told.filter((said) => said.startsWith('Cancelled:'))).toHaveLength(1);
    }
  },
);

story(
  'work that is done ends the days that were still to come; a block leaves those of work that goes on',
  C6,
  async (stage) => {
    const { carl, anna, job, lead } = await hired(stage);
    const time = timeIn(stage.market, 4, { hour: 8, lasts: 8 });
    const day = await picks(carl, await proposes(anna, lead, { times: [time], kind: 'work' }));
    await (await carl.api()).blockOther({ params: { id: lead.id } });
    expect(await visitsToCome(anna)).toMatchObject([{ id: day.id }]);
    await anna.finishes(job);
    expect(await visitsToCome(anna)).toEqual([]);
  },
);

/** As a page does it: looks at the visits, and says so if there is news. */
async function looks(who: Customer | Business, lead: { id: string }): Promise<number> {
  const { hasNews } = await visitsOf(who, lead);
  if (hasNews) await (await who.api()).seeVisits({ params: { id: lead.id } });
  return (await (await who.api()).dashboard()).unread;
}

story('the bell tells of a visit until its reader has looked at it', C6, async (stage) => {
  const { carl, anna, lead, visit } = await agreed(stage);
  const before = (await (await anna.api()).dashboard()).unread;
  expect(await looks(anna, lead)).toBe(before - 1);
  expect((await visitsOf(anna, lead)).hasNews).toBe(false);
  await cancelsVisit(carl, visit);
  expect((await visitsOf(anna, lead)).hasNews).toBe(true);
  const { groups } = await (await anna.api()).bell();
  expect(groups[0]).toMatchObject({ place: 'messages', at: lead.id });
  expect(groups[0]?.entries[0]).toMatchObject({ kind: 'visit-cancelled', name: carl.name });
});

/** The duty of each minute, now. */
async function reminded({ market }: Stage, who: Customer | Business): Promise<string[]> {
  await market.product.sweep();
  await market.settled();
  const mails = await market.mailTo(who.facts.email);
  return mails.flatMap(({ subject }) => /^(Reminder|In two hours)/.exec(subject)?.[0] ?? []);
}

story(
  'both are reminded a day and two hours before, once, and again only of another time',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const { market } = stage;
    const visit = await picks(carl, await proposes(anna, lead, [timeInHours(market, 48)]));
    await market.advance({ hours: 24, minutes: -1 });
    for (const who of [carl, anna]) expect(await reminded(stage, who)).toEqual([]);
    await market.advance({ minutes: 1 });
    for (const who of [carl, anna, carl, anna]) expect(await reminded(stage, who)).toEqual(['Reminder']);
    await market.advance({ hours: 22, minutes: -1 });
    for (const who of [carl, anna]) expect(await reminded(stage, who)).toEqual(['Reminder']);
    await market.advance({ minutes: 1 });
    for (const who of [carl, anna])
      expect((await reminded(stage, who)).toSorted()).toEqual(['In two hours', 'Reminder']);
    const moved = await rearranges(carl, visit, [timeInHours(market, 30)]);
    await picks(anna, moved);
    await market.advance({ hours: 7 });
    expect((await reminded(stage, carl)).filter((said) => said === 'Reminder')).toHaveLength(2);
  },
);

story('nobody is reminded of what is off, nor by mail who has mails switched off', C6, async (stage) => {
  const { carl, anna, lead } = await engaged(stage);
  await anna.wants({ email: false });
  const visit: Visit = await picks(carl, await proposes(anna, lead, [timeInHours(stage.market, 48)]));
  await stage.market.advance({ hours: 24, minutes: 1 });
  expect(await reminded(stage, anna)).toEqual([]);
  expect((await visitsOf(anna, lead)).hasNews).toBe(true);
  await cancelsVisit(anna, visit);
  await stage.market.advance({ hours: 22 });
  expect(await reminded(stage, carl)).toEqual(['Reminder']);
});

story(
  'somebody says once that they are on their way, from three hours before the time until its end, and the customer hears it',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const { market } = stage;
    const visit = await picks(carl, await proposes(anna, lead, [timeInHours(market, 30)]));
    const mayNow = async () => (await visitsOf(anna, lead)).visits[0]?.can.includes('setOut');
    await market.advance({ hours: 26, minutes: 59 });
    expect(await mayNow()).toBe(false);
    expect(await refusalOf(setsOut(anna, visit))).toBe('visit_cannot_change');
    await market.advance({ minutes: 1 });
    expect(await mayNow()).toBe(true);
    expect(await refusalOf(setsOut(carl, visit))).toBe('forbidden');

    const { onWayAt } = await setsOut(anna, visit);
    expect(onWayAt).not.toBeNull();
    await market.advance({ minutes: 10 });
    expect(await setsOut(anna, visit)).toMatchObject({ onWayAt, can: ['rearrange', 'cancel', 'assign'] });
    expect(await visitsToCome(carl)).toMatchObject([{ id: visit.id, onWayAt }]);
    const told = async () => (await wordsTo(stage, carl)).filter((said) => said.startsWith('On the way'));
    expect(await told()).toHaveLength(1);

    // Another time is a way of its own.
    const moved = await picks(carl, await rearranges(anna, visit, [timeInHours(market, 5)]));
    expect(moved.onWayAt).toBeNull();
    await market.advance({ hours: 5, minutes: 59 });
    expect((await setsOut(anna, moved)).onWayAt).not.toBeNull();
    expect(await told()).toHaveLength(2);
  },
);

story(
  'nobody is on the way to a visit that has ended, was cancelled, or is only proposed',
  C6,
  async (stage) => {
    const { carl, anna, lead } = await engaged(stage);
    const { market } = stage;
    const proposed = await proposes(anna, lead, [timeInHours(market, 2)]);
    expect(await refusalOf(setsOut(anna, proposed))).toBe('visit_cannot_change');
    const visit = await picks(carl, proposed);
    await market.advance({ hours: 3 });
    expect(await refusalOf(setsOut(anna, visit))).toBe('visit_cannot_change');
    const other = await picks(carl, await proposes(anna, lead, [timeInHours(market, 2)]));
    await cancelsVisit(carl, other);
    expect(await refusalOf(setsOut(anna, other))).toBe('visit_cannot_change');
  },
);
