import { expect } from 'vitest';
import { inLondon } from '../../platform/london.ts';
import type { Business } from '../../testing/business.ts';
import { feedOf, subscribed } from '../../testing/calendar.ts';
import { type Stage, story } from '../../testing/story.ts';
import { picks, proposes, timeIn, timeInHours, visitsToCome, worksAt } from '../../testing/visiting.ts';

const C6 = { shows: ['C6'] };

/** Carl's job, which Anna has taken up. */
async function takenUp(stage: Stage) {
  const [carl, anna] = [await stage.customer(), await stage.business()];
  await worksAt(anna);
  const job = await carl.posts();
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  return { carl, anna, job, lead, today: inLondon(stage.market.clock.now()).slice(0, 10) };
}

/** Of which visits somebody reads in the calendar of the business, in their own program and on their dashboard. */
async function readBy(who: Business, { address, from }: { address: string; from: string }) {
  const { visits } = await (await who.api()).calendar({ query: { from } });
  return {
    calendar: visits.map(({ id }) => id),
    program: (await subscribed(address)).map(({ uid }) => uid),
    next: (await visitsToCome(who)).map(({ id }) => id),
  };
}

const NOTHING = { calendar: [], program: [], next: [] };

story(
  'who went from the office to the field reads no more of the look they came for, whoever gets the work',
  { shows: ['C6', 'T26'] },
  async (stage) => {
    const { market, business, member } = stage;
    const { carl, anna, lead, today: from } = await takenUp(stage);
    const [bea, nora] = [await business(), await member(anna, 'office')];
    const times = [timeIn(market, 3)];
    const { id } = await picks(carl, await proposes(anna, lead, { times, member: nora.accountId }));
    const [annas, noras] = [await feedOf(stage, anna), await feedOf(stage, nora)];
    const read = { calendar: [id], program: [id], next: [id] };
    expect(await readBy(nora, { address: noras, from })).toEqual(read);

    const params = { id: nora.accountId };
    await (await anna.api()).changeMember({ params, body: { role: 'field' } });
    expect(await readBy(nora, { address: noras, from })).toEqual(NOTHING);
    expect(await readBy(anna, { address: annas, from })).toEqual(read);
    // What has been stays as it was when the work goes to another business.
    await market.advance({ days: 4 });
    await carl.accepts(await bea.quotes(await bea.lead(), { cost: 90 }));
    expect(await readBy(nora, { address: noras, from })).toEqual(NOTHING);
    expect(await readBy(anna, { address: annas, from })).toEqual({ ...read, next: [] });
  },
);

story(
  'who works in the field reads of their own days, and no more once the work has ended',
  C6,
  async (stage) => {
    const { market, member } = stage;
    const { carl, anna, job, lead, today: from } = await takenUp(stage);
    const fred = await member(anna, 'field');
    await carl.accepts(await anna.quotes(lead, { cost: 120 }));
    const arranged = async (hour: number, comes: Business) => {
      const wish = { kind: 'work' as const, times: [timeIn(market, 3, { hour })], member: comes.accountId };
      return (await picks(carl, await proposes(anna, lead, wish))).id;
    };
    const [freds, annas] = [await arranged(10, fred), await arranged(14, anna)];
    const feeds = { fred: await feedOf(stage, fred), anna: await feedOf(stage, anna) };
    const readByFred = () => readBy(fred, { address: feeds.fred, from });
    expect(await readByFred()).toEqual({ calendar: [freds], program: [freds], next: [freds] });
    await market.advance({ days: 4 });
    expect(await readByFred()).toEqual({ calendar: [freds], program: [freds], next: [] });
    await anna.finishes(job);
    expect(await readByFred()).toEqual(NOTHING);
    const both = [freds, annas];
    expect(await readBy(anna, { address: feeds.anna, from })).toEqual({
      calendar: both,
      program: both,
      next: [],
    });
  },
);

story('a visit that has begun is read of no more once its job is deleted', C6, async (stage) => {
  const { market } = stage;
  const { carl, anna, job, lead, today: from } = await takenUp(stage);
  const { id } = await picks(carl, await proposes(anna, lead, [timeInHours(market, 30)]));
  const address = await feedOf(stage, anna);
  await market.advance({ hours: 30, minutes: 30 });
  expect(await readBy(anna, { address, from })).toEqual({ calendar: [id], program: [id], next: [id] });
  const adam = await (await stage.admin()).api();
  await adam.removeJob({ params: { id: job.id }, body: { reason: 'Twice the same' } });
  expect(await readBy(anna, { address, from })).toEqual(NOTHING);
  expect(await visitsToCome(carl)).toEqual([]);
});

story('the calendar program of who is switched off reads nothing until they are back', C6, async (stage) => {
  const { carl, anna, lead } = await takenUp(stage);
  const { id } = await picks(carl, await proposes(anna, lead, [timeIn(stage.market, 3)]));
  const address = await feedOf(stage, carl);
  const adam = await (await stage.admin()).api();
  await adam.changeCustomer({ params: { id: carl.id }, body: { is_active: 0 } });
  expect((await fetch(address)).status).toBe(404);
  await adam.changeCustomer({ params: { id: carl.id }, body: { is_active: 1 } });
  expect(await subscribed(address)).toMatchObject([{ uid: id }]);
});

story(
  'six weeks of a calendar hold what lies between two midnights, and nothing that only touches them',
  C6,
  async (stage) => {
    const { market } = stage;
    const { carl, anna, lead } = await takenUp(stage);
    await carl.accepts(await anna.quotes(lead, { cost: 120 }));
    const day = (days: number) => timeIn(market, days).from.slice(0, 10);
    const untilMidnight = { from: `${day(9)}T23:00`, to: `${day(10)}T00:00` };
    const fromMidnight = { from: `${day(52)}T00:00`, to: `${day(52)}T01:00` };
    const arranged = async (time: typeof fromMidnight) =>
      (await picks(carl, await proposes(anna, lead, { kind: 'work', times: [time] }))).id;
    const [first, last] = [await arranged(untilMidnight), await arranged(fromMidnight)];
    const wished = await proposes(anna, lead, { times: [fromMidnight] });
    const read = async (days: number) => {
      const { visits } = await (await anna.api()).calendar({ query: { from: day(days) } });
      return visits.map(({ id }) => id).toSorted();
    };
    expect([await read(9), await read(10), await read(11)]).toEqual([
      [first],
      [],
      [last, wished.id].toSorted(),
    ]);
  },
);
