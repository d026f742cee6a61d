import { fieldSentences as say } from '../../../contract/copy.ts';
import type { VisitKind } from '../../../contract/visit-words.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import { instantsInLondon } from '../../platform/london.ts';
import { invalid } from '../../platform/refusal.ts';

export type Span = { startsAt: Date; endsAt: Date };
type Wall = { from: string; to: string };

const LONGEST_MS: Record<VisitKind, number> = { look: 8 * HOUR_MS, work: 14 * DAY_MS };
const FURTHEST_MS = 365 * DAY_MS;

/**
 * The proposed times as instants, the soonest first. An hour that the clock shows twice is the first of the two.
 * @throws Refusal 'invalid' with a sentence for each time that cannot be
 */
export function spansOf(times: readonly Wall[], { kind, now }: { kind: VisitKind; now: Date }): Span[] {
  const errors: Record<string, string[]> = {};
  const spans = times.flatMap((wall, place) => {
    const read = spanOf(wall, { kind, now });
    if ('startsAt' in read) return [read];
    errors[`times.${place}.${read.field}`] = [read.sentence];
    return [];
  });
  const alike = spans.findIndex((one, place) => spans.slice(0, place).some((other) => isSame(one, other)));
  if (alike >= 0) errors[`times.${alike}.from`] = [say.visitTimesAlike];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return spans.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

type Wrong = { field: keyof Wall; sentence: string };

function spanOf({ from, to }: Wall, { kind, now }: { kind: VisitKind; now: Date }): Span | Wrong {
  const [startsAt, endsAt] = [instantsInLondon(from)[0], instantsInLondon(to)[0]];
  if (!startsAt) return { field: 'from', sentence: whyNot(from) };
  if (!endsAt) return { field: 'to', sentence: whyNot(to) };
  if (startsAt <= now) return { field: 'from', sentence: say.visitTimePast };
  if (startsAt.getTime() > now.getTime() + FURTHEST_MS) return { field: 'from', sentence: say.visitTimeFar };
  if (endsAt <= startsAt) return { field: 'to', sentence: say.visitEnd };
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_MS[kind])
    return { field: 'to', sentence: say.visitTooLong };
  return { startsAt, endsAt };
}

/** A day that no calendar has is mistyped; what is left falls into the hour that the clocks leave out. */
function whyNot(wall: string): string {
  const read = Date.parse(`${wall}Z`);
  const isOnCalendar = !Number.isNaN(read) && new Date(read).toISOString().startsWith(wall);
  return isOnCalendar ? say.visitTimeMissing : say.visitTime;
}

const isSame = (one: Span, other: Span): boolean =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();
