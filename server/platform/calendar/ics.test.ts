import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type IcsEvent, icsOf } from './ics.ts';

const EVENT: IcsEvent = {
  uid: '019357c0-0000-7000-8000-000000000001',
  sequence: 3,
  status: 'CONFIRMED',
  startsAt: new Date('2027-03-28T09:30:00Z'),
  endsAt: new Date('2027-03-28T10:30:00Z'),
  changedAt: new Date('2027-03-01T12:00:00Z'),
  summary: 'Visit: Kitchen tap',
  description: ['With Anna', 'Ring twice; then wait'],
  location: 'London (SE1)',
};

const written = (events: readonly IcsEvent[]) => icsOf({ product: 'Example', name: 'Visits', events });

/** The events as a program reads them that is not ours. */
const readBack = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

test('a calendar program reads each part of an event as it was meant', () => {
  const [event] = readBack(written([EVENT]));
  expect(event).toMatchObject({
    uid: EVENT.uid,
    sequence: 3,
    summary: EVENT.summary,
    description: 'With Anna\nRing twice; then wait',
    location: EVENT.location,
  });
  expect(event?.startDate.toJSDate()).toEqual(EVENT.startsAt);
  expect(event?.endDate.toJSDate()).toEqual(EVENT.endsAt);
  const value = (name: string) => String(event?.component.getFirstPropertyValue(name));
  expect(value('status')).toBe('CONFIRMED');
  expect([value('dtstamp'), value('last-modified')]).toEqual(Array(2).fill('2027-03-01T12:00:00Z'));
});

test('an empty calendar is read as one, with its name and how often to look', () => {
  const calendar = new ICAL.Component(ICAL.parse(written([])));
  const value = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect(['version', 'method', 'name', 'prodid'].map(value)).toEqual([
    '2.0',
    'PUBLISH',
    'Visits',
    '-//Example//EN',
  ]);
  expect([value('refresh-interval'), calendar.getAllSubcomponents()]).toEqual(['PT1H', []]);
});

test('whatever somebody types is read back to the letter, and no line of it is longer than 75 octets', () => {
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\n', '\r\n', '\\', ';', ',', ':', '"', ' ', 'BEGIN:', 'é', '中', '👩‍🔧', '\u0000'),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    ),
    maxLength: 60,
  });
  fc.assert(
    fc.property(typed, fc.array(typed), (summary, description) => {
      const text = written([{ ...EVENT, summary, description }, EVENT]);
      const [event, next] = readBack(text);
      expect([event?.summary, event?.description]).toEqual([kept(summary), description.map(kept).join('\n')]);
      expect(next?.summary).toBe(EVENT.summary);
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});

/** Of what was typed, all but the signs that no line may hold. */
const kept = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // The same signs as there, written down a second time.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
