import type { WorkingHours } from '../../../../contract/working-hours.ts';
import { MIDNIGHT } from '../../../../contract/working-hours-words.ts';

/** As the browser's own fields hold it: `08:00`, `2026-12-24`. */
export type TypedDay = { isOpen: 'yes' | ''; from: string; until: string };
export type TypedOff = { from: string; until: string };
export type TypedHours = { week: readonly TypedDay[]; off: readonly TypedOff[]; gap: string; ahead: string };

/** For a day that is opened. */
const USUAL = { from: '08:00', until: '18:00' };
/** A field of a clock knows one midnight; at the end of a day it ends it. */
const FIELD_MIDNIGHT = '00:00';

/** What the fields hold at first. */
export const typedOf = ({ week, daysOff, gapMinutes, aheadHours }: WorkingHours): TypedHours => ({
  week: week.map((hours) =>
    hours
      ? { isOpen: 'yes', from: hours.from, until: hours.until === MIDNIGHT ? FIELD_MIDNIGHT : hours.until }
      : { isOpen: '', ...USUAL },
  ),
  off: daysOff,
  gap: String(gapMinutes),
  ahead: String(aheadHours),
});

/** What was typed, as the call brings it. */
export const givenIn = ({ week, off, gap, ahead }: TypedHours): WorkingHours => ({
  week: week.map(({ isOpen, from, until }) =>
    isOpen ? { from, until: until === FIELD_MIDNIGHT ? MIDNIGHT : until } : null,
  ),
  daysOff: off.map(({ from, until }) => ({ from, until: until || from })),
  gapMinutes: Number(gap),
  aheadHours: Number(ahead),
});

/** The first sentence for each field that is wrong, by its name: `week.0.until`. */
export async function faultsIn(given: WorkingHours): Promise<Record<string, string>> {
  const { WorkingHours: rules } = await import('../../../../contract/working-hours.ts');
  const issues = rules.safeParse(given).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
