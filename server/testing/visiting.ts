import type { Visit } from '../../contract/visits.ts';
import type { VisitKind } from '../../contract/visit-words.ts';
import type { WorkingHours } from '../../contract/working-hours.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock.ts';
import { inLondon } from '../platform/london.ts';
import type { Business } from './business.ts';
import type { Correspondent } from './correspondent.ts';
import type { TestMarket } from './market.ts';

type Wall = { from: string; to: string };
type Wish = { times: Wall[]; kind?: VisitKind; words?: string; member?: string };

/** A time in so many days, from that hour on a clock in London on; the night between is left out by the hours of people. */
export function timeIn(market: TestMarket, days: number, { hour = 10, lasts = 1 } = {}): Wall {
  const day = inLondon(new Date(market.clock.now().getTime() + days * DAY_MS)).slice(0, 10);
  const at = (hours: number) => `${day}T${String(hours).padStart(2, '0')}:00`;
  return { from: at(hour), to: at(hour + lasts) };
}

/** A time that begins in so many hours, to the minute. */
export function timeInHours(market: TestMarket, hours: number): Wall {
  const from = new Date(market.clock.now().getTime() + hours * HOUR_MS);
  return { from: inLondon(from), to: inLondon(new Date(from.getTime() + HOUR_MS)) };
}

/** By day and night and at once: for stories about something else than hours. */
const ALWAYS: WorkingHours = {
  week: Array.from({ length: 7 }, () => ({ from: '00:00', until: '24:00' })),
  daysOff: [],
  gapMinutes: 0,
  aheadHours: 0,
};

/** When a business works: always, but for what is said. */
export const worksAt = async (one: Business, hours: Partial<WorkingHours> = {}) =>
  (await one.api()).setWorkingHours({ body: { ...ALWAYS, ...hours } });

/** When a customer may propose a visit, as clocks show it. */
export async function freeTimesOf(
  who: Correspondent,
  lead: { id: string },
  visit?: Visit,
): Promise<string[]> {
  const query = { minutes: '60' as const, ...(visit && { visit: visit.id }) };
  const { days } = await (await who.api()).freeTimes({ params: { id: lead.id }, query });
  return days.flatMap(({ day, starts }) => starts.map((start) => `${day}T${start}`));
}

/** Proposes times to the other side of a lead, through the door as everything here. */
export const proposes = async (who: Correspondent, lead: { id: string }, wish: Wall[] | Wish) => {
  const body = { kind: 'look' as const, ...wishOf(wish) };
  return (await (await who.api()).proposeVisit({ params: { id: lead.id }, body })).data;
};

const wishOf = (wish: Wall[] | Wish): Wish => (Array.isArray(wish) ? { times: wish } : wish);

/** Picks the first of the times that are proposed, unless another one is meant. */
export const picks = async (who: Correspondent, visit: Visit, { place = 0, member = '' } = {}) => {
  const { id, revision, times } = visit;
  const startsAt = times[place]?.startsAt ?? '';
  const body = { revision, startsAt, ...(member && { member }) };
  return (await (await who.api()).pickVisit({ params: { id }, body })).data;
};

export const rearranges = async (who: Correspondent, { id, revision }: Visit, wish: Wall[] | Wish) => {
  const { times, words = '' } = wishOf(wish);
  return (await (await who.api()).rearrangeVisit({ params: { id }, body: { revision, times, words } })).data;
};

export const cancelsVisit = async (who: Correspondent, { id, revision }: Visit, words = '') =>
  (await (await who.api()).cancelVisit({ params: { id }, body: { revision, words } })).data;

export const setsOut = async (who: Correspondent, { id }: Pick<Visit, 'id'>) =>
  (await (await who.api()).setOut({ params: { id } })).data;

/** Says that the other side missed a visit. */
export const saysNoShow = async (who: Correspondent, { id }: Pick<Visit, 'id'>) =>
  (await (await who.api()).sayNoShow({ params: { id } })).data;

export const disputesNoShow = async (who: Correspondent, { id }: Pick<Visit, 'id'>) =>
  (await (await who.api()).disputeNoShow({ params: { id } })).data;

/** The visits of a lead as one of its sides reads them. */
export const visitsOf = async (who: Correspondent, lead: { id: string }) =>
  (await who.api()).visits({ params: { id: lead.id } });

export const visitsToCome = async (who: Correspondent) => (await (await who.api()).visitsToCome()).visits;
