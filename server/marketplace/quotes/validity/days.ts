import { daysLater, endOfDayInLondon, instantsInLondon } from '../../../platform/london.ts';

/** A quote says until which day it is valid: until the end of that day, by the clocks of this country. */
const DAYS_BEFORE = 2;
/** A customer is told in the morning, not at midnight. */
const TOLD_AT = '09:00';

/** The first moment at which it is valid no longer. */
export const endOfValidity = (validUntil: string): Date => endOfDayInLondon(validUntil);

/** When its customer is told that it ends. */
export function tellOfEnd(validUntil: string): Date {
  const [instant] = instantsInLondon(`${daysLater(validUntil, -DAYS_BEFORE)}T${TOLD_AT}`);
  // Clocks change at one o'clock: nine is on every day.
  if (!instant) throw new Error(`no clock shows nine before ${validUntil}`);
  return instant;
}

/** When time first asks something of it. Who gets a quote that ends within two days knows it from the quote. */
export function firstDue(validUntil: string, sentAt: Date): Date {
  const told = tellOfEnd(validUntil);
  return told > sentAt ? told : endOfValidity(validUntil);
}
