import ICAL from 'ical.js';
import type { Correspondent } from './correspondent.ts';
import type { TestMarket } from './market.ts';

/** Makes the secret address of somebody's calendar, through the door; in a test the product is served elsewhere than it says. */
export async function feedOf({ market }: { market: TestMarket }, who: Correspondent): Promise<string> {
  const api = await who.api();
  const { edition } = await api.calendarFeed();
  const { address } = await api.makeCalendarFeed({ body: { edition } });
  return market.baseUrl + new URL(address).pathname;
}

type Read = {
  uid: string;
  sequence: number;
  status: string;
  from: Date;
  to: Date;
  summary: string;
  description: string;
  location: string;
};

/** The events in a calendar, as a program reads them that is not ours. */
export const eventsIn = (text: string): Read[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    const { uid, sequence, summary, description, location } = event;
    const status = String(one.getFirstPropertyValue('status'));
    const [from, to] = [event.startDate.toJSDate(), event.endDate.toJSDate()];
    return { uid, sequence: sequence ?? NaN, status, from, to, summary, description, location };
  });

/** What a calendar program reads at such an address, without any session. */
export async function subscribed(address: string): Promise<Read[]> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`the calendar answered ${answer.status}`);
  return eventsIn(await answer.text());
}
