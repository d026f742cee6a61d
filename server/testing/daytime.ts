import { HOUR_MS, type MovableClock } from '../platform/clock.ts';
import type { TestMarket } from './market.ts';

/** An hour and a bit: what was to come within the hour has come. */
export async function anHourPasses(market: TestMarket): Promise<void> {
  await market.advance({ minutes: 61 });
  await market.product.sweep();
  await market.settled();
}

/** On to noon of the next day: whatever mail about leads was collected has gone, and no night held it up. */
export async function leadMailsGo(market: TestMarket): Promise<void> {
  // What is announced after the clock has moved stands in the next collection.
  await market.settled();
  theDay(market.clock);
  await market.product.sweep();
  await market.settled();
}

/** Moves the clock on to noon of the next day (UTC), when texts may go out at any time of year. */
export const theDay = (clock: MovableClock): void => moveTo(clock, 12);

/** The same to shortly before midnight, when they may not. */
export const theNight = (clock: MovableClock): void => moveTo(clock, 23);

function moveTo(clock: MovableClock, hour: number): void {
  const now = clock.now();
  const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, hour);
  clock.advance({ hours: (then - now.getTime()) / HOUR_MS });
}
