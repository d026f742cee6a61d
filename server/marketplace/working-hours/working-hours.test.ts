import { expect } from 'vitest';
import type { WorkingHours } from '../../../contract/working-hours.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { dayInLondon } from '../../platform/london.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { type Stage, story } from '../../testing/story.ts';

const C6 = { shows: ['C6'] };

const hoursOf = async (one: Business): Promise<WorkingHours> => (await one.api()).workingHours();
const says = async (one: Business, body: WorkingHours) => (await one.api()).setWorkingHours({ body });

const dayIn = ({ market }: Stage, days: number) =>
  dayInLondon(new Date(market.clock.now().getTime() + days * DAY_MS));

story(
  'a business that says nothing works from Monday to Friday; what it says holds for all of its team',
  C6,
  async (stage) => {
    const [anna, ben] = [await stage.business(), await stage.business()];
    const olga = await stage.member(anna, 'office');
    const day = { from: '08:00', until: '18:00' };
    const unsaid = {
      week: [day, day, day, day, day, null, null],
      daysOff: [],
      gapMinutes: 0,
      aheadHours: 2,
    };
    expect(await hoursOf(anna)).toEqual(unsaid);
    const own: WorkingHours = {
      week: [
        { from: '07:30', until: '12:15' },
        null,
        null,
        null,
        null,
        { from: '00:00', until: '24:00' },
        null,
      ],
      daysOff: [
        { from: dayIn(stage, 20), until: dayIn(stage, 34) },
        { from: dayIn(stage, 3), until: dayIn(stage, 3) },
      ],
      gapMinutes: 45,
      aheadHours: 48,
    };
    const said = { ...own, daysOff: own.daysOff.toReversed() };
    expect(await says(olga, own)).toEqual(said);
    expect(await hoursOf(anna)).toEqual(said);
    expect(await hoursOf(ben)).toEqual(unsaid);
    // What is over is dropped with the next change.
    await stage.market.advance({ days: 5 });
    expect((await says(anna, said)).daysOff).toEqual([own.daysOff[0]]);
  },
);

story('working hours are hours of a week, and days off are days of the calendar', C6, async (stage) => {
  const anna = await stage.business();
  const fred = await stage.member(anna, 'field');
  const before = await hoursOf(anna);
  const off = { from: dayIn(stage, 1), until: dayIn(stage, 1) };
  const wrong: Partial<WorkingHours>[] = [
    { week: before.week.slice(1) },
    { week: before.week.with(0, { from: '18:00', until: '08:00' }) },
    { week: before.week.with(0, { from: '08:00', until: '08:00' }) },
    { week: before.week.with(0, { from: '24:00', until: '24:00' }) },
    { week: before.week.with(0, { from: '8:00', until: '18:00' }) },
    { week: before.week.with(0, { from: '08:00', until: '18:60' }) },
    { daysOff: [{ from: dayIn(stage, 2), until: dayIn(stage, 1) }] },
    { daysOff: [{ from: '2027-02-29', until: '2027-03-01' }] },
    { daysOff: Array.from({ length: 51 }, () => off) },
    { gapMinutes: 20 },
    { gapMinutes: -15 },
    { aheadHours: 3 },
  ];
  for (const part of wrong)
    expect(await refusalOf(says(anna, { ...before, ...part })), JSON.stringify(part)).toBe('invalid');
  expect(await refusalOf(says(fred, before))).toBe('forbidden');
  expect(await refusalOf(hoursOf(fred))).toBe('forbidden');
  expect(await hoursOf(anna)).toEqual(before);
});

story('of two who set the hours at once the later are whole', C6, async (stage) => {
  const anna = await stage.business();
  const olga = await stage.member(anna, 'office');
  const before = await hoursOf(anna);
  const of = (from: string, gapMinutes: number): WorkingHours => ({
    ...before,
    week: before.week.map(() => ({ from, until: '20:00' })),
    gapMinutes,
  });
  const [early, late] = [of('06:00', 15), of('10:00', 60)];
  await Promise.all([says(anna, early), says(olga, late), says(anna, early)]);
  expect([early, late]).toContainEqual(await hoursOf(anna));
});
