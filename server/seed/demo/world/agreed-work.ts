import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { MESSAGE_SENDERS, type MessageSender } from '../../../../contract/words.ts';
import type { Bid, Life } from './lives.ts';

const Told = z.object({
  /** By trade: what is found or wished for once the work has begun. */
  extras: z.record(
    z.string(),
    z.array(z.object({ reason: z.string(), pounds: z.number(), days: z.number() })),
  ),
  ends: z.array(z.object({ side: z.enum(MESSAGE_SENDERS), reason: z.string() })),
  /** By trade: what a customer finds still open. */
  snags: z.record(z.string(), z.array(z.string())),
  revisedBecause: z.string(),
  visitWords: z.array(z.string()),
});

const FILE = new URL('agreed-work.json', import.meta.url);
export const readAgreedWork = () => Told.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const told = readAgreedWork();

/** What was added to work after its agreement; moments are hours after its job was posted. */
export type Extra = {
  reason: string;
  pounds: number;
  days: number;
  comes: 'approved' | 'refused' | 'withdrawn';
  after: number;
  decided: number;
};
export type EarlyEnd = { side: MessageSender; reason: string; isDeclined: boolean; after: number };
export type Snag = { text: string; place: number; listed: number; ticked: number };

/** What becomes of extras, one after the other. */
const COMES = ['approved', 'approved', 'approved', 'refused', 'withdrawn'] as const;

/** Every third has an extra: some are approved, some refused, some taken back. */
const EXTRA_EACH = 3;
const END_EACH = 4;
const SNAGS_EACH = 5;
const DAY = 24;

/** Which number a life has, so that what comes to it is the same each time and disturbs no other chance. */
const numberOf = ({ key }: Life): number => Number(/\d+$/.exec(key)?.[0] ?? 0) + key.length;

const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % all.length];

/** The quote that was accepted; null where none was. */
export const acceptedBid = ({ bids, firm, fate, hours }: Life): Bid | null =>
  (hours.decided !== null && isAgreed(fate) && bids.find((bid) => bid.firm === firm)) || null;

const isAgreed = (fate: Life['fate']): boolean => fate === 'finished' || fate === 'progress';

/** Extras of work at a fixed price: proposed two hours after the agreement, and answered the same day. */
export function extrasOf(life: Life): Extra[] {
  const [number, bid] = [numberOf(life), acceptedBid(life)];
  const place = Math.floor(number / EXTRA_EACH);
  const [extra, comes] = [pick(told.extras[life.trade] ?? [], place), pick(COMES, place)];
  if (!extra || !comes || bid?.rate !== 'flat' || bid.decided === null || number % EXTRA_EACH > 0) return [];
  return [{ ...extra, comes, after: bid.decided + 2, decided: bid.decided + 5 }];
}

/** One side would rather stop; half of those are not answered, and to the others the other side says no. */
export function earlyEndOf(life: Life): EarlyEnd | null {
  const number = numberOf(life);
  const end = pick(told.ends, number);
  if (!end || life.fate !== 'progress' || life.hours.decided === null || number % END_EACH > 1) return null;
  return { ...end, isDeclined: number % END_EACH === 1, after: life.hours.decided + 7 };
}

/** What a customer found still open the day after the end, and the business put right two days later. */
export function snagsOf(life: Life): Snag[] {
  const [number, { fate, hours }] = [numberOf(life), life];
  const listed = told.snags[life.trade];
  const { ended } = hours;
  if (!listed || fate !== 'finished' || ended === null || number % SNAGS_EACH > 0) return [];
  return listed.map((text, place) => ({ text, place, listed: ended + DAY, ticked: ended + 3 * DAY + place }));
}

export const { revisedBecause } = told;

export const visitWordsOf = (life: Life): string | undefined => pick(told.visitWords, numberOf(life));
