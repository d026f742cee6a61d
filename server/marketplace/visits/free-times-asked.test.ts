import { expect } from 'vitest';
import type { WorkingHours } from '../../../contract/working-hours.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { dayInLondon, inLondon } from '../../platform/london.ts';
import { refusalOf } from '../../testing/api.ts';
import { type Stage, story } from '../../testing/story.ts';
import {
  freeTimesOf,
  picks,
  proposes,
  rearranges,
  timeIn,
  visitsOf,
  worksAt,
} from '../../testing/visiting.ts';

const C6 = { shows: ['C6'] };

/** Each day from nine to eleven, so that few starts are free. */
const MORNINGS: Partial<WorkingHours> = {
  week: Array.from({ length: 7 }, () => ({ from: '09:00', until: '11:00' })),
};

async function scene({ customer, business }: Stage, hours = MORNINGS) {
  const [carl, anna] = [await customer(), await business()];
  await worksAt(anna, hours);
  await carl.posts();
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  return { carl, anna, lead };
}

const dayIn = ({ market }: Stage, days: number) =>
  dayInLondon(new Date(market.clock.now().getTime() + days * DAY_MS));
const onDay = (times: string[], day: string) =>
  times.filter((time) => time.startsWith(day)).map((time) => time.slice(11));

story('a customer proposes only when somebody of the business could come', C6, async (stage) => {
  const { carl, anna, lead } = await scene(stage);
  const { market } = stage;
  const free = await freeTimesOf(carl, lead);
  expect(onDay(free, dayIn(stage, 3))).toEqual(['09:00', '09:30', '10:00']);
  expect(onDay(free, dayIn(stage, 59))).toEqual(['09:00', '09:30', '10:00']);
  expect(onDay(free, dayIn(stage, 60))).toEqual([]);
  expect(await refusalOf(proposes(carl, lead, [timeIn(market, 3, { hour: 11 })]))).toBe('visit_not_free');
  const both = [timeIn(market, 3), timeIn(market, 3, { hour: 8 })];
  expect(await refusalOf(proposes(carl, lead, both))).toBe('visit_not_free');
  // Any minute within the hours will do.
  const odd = { from: `${dayIn(stage, 3)}T09:07`, to: `${dayIn(stage, 3)}T10:52` };
  const visit = await proposes(carl, lead, [odd]);
  expect(await refusalOf(rearranges(carl, visit, [timeIn(market, 4, { hour: 20 })]))).toBe('visit_not_free');
  // What the business proposes is its word.
  const late = timeIn(market, 4, { hour: 20 });
  const offered = await rearranges(anna, visit, [late]);
  const { agreed } = await picks(carl, offered);
  expect(inLondon(new Date(agreed?.startsAt ?? ''))).toBe(late.from);
});

story('a free time is not offered any more once everybody who could come is taken', C6, async (stage) => {
  const { carl, anna, lead } = await scene(stage);
  const { market } = stage;
  const day = dayIn(stage, 3);
  const dora = await stage.customer();
  await dora.posts({ title: 'Dripping shower' });
  const other = await anna.lead('Dripping shower');
  await anna.isInterestedIn(other);
  const visit = await picks(anna, await proposes(dora, other, [timeIn(market, 3, { hour: 9 })]));
  expect(onDay(await freeTimesOf(carl, lead), day)).toEqual(['10:00']);
  expect(await refusalOf(proposes(carl, lead, [timeIn(market, 3, { hour: 9 })]))).toBe('visit_not_free');
  // The customer whose visit it is may move it to where it stands half.
  expect(onDay(await freeTimesOf(dora, other, visit), day)).toEqual(['09:00', '09:30', '10:00']);
  // To another customer it makes no room.
  expect(onDay(await freeTimesOf(carl, lead, visit), day)).toEqual(['10:00']);
  await worksAt(anna, { ...MORNINGS, gapMinutes: 15 });
  expect(onDay(await freeTimesOf(carl, lead), day)).toEqual([]);
  // A field member comes to agreed work alone; a colleague of the office could come.
  await stage.member(anna, 'field');
  expect(onDay(await freeTimesOf(carl, lead), day)).toEqual([]);
  await stage.member(anna, 'office');
  expect(onDay(await freeTimesOf(carl, lead), day)).toEqual(['09:00', '09:30', '10:00']);
});

story('nobody reads of free times but the customer of the lead, and only starts', C6, async (stage) => {
  const { carl, anna, lead } = await scene(stage);
  const dora = await stage.customer();
  const api = await carl.api();
  const answer = await api.freeTimes({ params: { id: lead.id }, query: { minutes: '480' } });
  expect(answer).toEqual({ days: [] });
  const { days } = await api.freeTimes({ params: { id: lead.id }, query: { minutes: '120' } });
  for (const one of days) expect(one).toEqual({ day: one.day, starts: ['09:00'] });
  expect(await refusalOf(freeTimesOf(dora, lead))).toBe('not_found');
  expect(await refusalOf(freeTimesOf(anna, lead))).toBe('forbidden');
  await worksAt(anna, { ...MORNINGS, daysOff: [{ from: dayIn(stage, 2), until: dayIn(stage, 70) }] });
  expect(new Set((await freeTimesOf(carl, lead)).map((time) => time.slice(0, 10))).size).toBeLessThan(3);
  // A lead that the business has removed has none.
  await worksAt(anna);
  await anna.dismisses(lead);
  expect((await visitsOf(carl, lead)).mayPropose).toEqual([]);
  expect(await freeTimesOf(carl, lead)).toEqual([]);
});
