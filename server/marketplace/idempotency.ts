import { createHmac } from 'node:crypto';
import type { Reader, Tx } from '../platform/db/db.ts';
import { atOnce } from '../platform/db/sent-together.ts';
import type { UserId } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  storeOfAccount,
  type IdempotencyStore,
  type Kept,
  type Entry,
  sha256,
  storeOfVisitor,
} from './idempotency-store.ts';

/** A request that must count once: the key its caller chose, or none, and what was asked with it. */
export type Claim = {
  key: string | null;
  asked: unknown;
  /** The same content within some seconds counts as the same request, whatever its key; always so without a key. */
  isAlike?: boolean;
  /** The e-mail address that somebody without an account gives. */
  visitor?: string;
  /** What is kept, where that is known before: the same answer every time, or what stands for one that holds a secret. */
  keeps?: unknown;
  /** Its repeat is answered in a way of its own (`repeatable`). */
  isAnsweredAgain?: true;
  /** Its repeat runs once more: what the first one began is found and continued, so no answer is kept. */
  isContinued?: true;
};

// The same content from the same person within this time is a double click, or two pages of one browser.
const DOUBLE_CLICK_MS = 10_000;

/** `held`: what the work needs besides its claim; the two are asked at once. */
type Scope = { tx: Tx; accountId: UserId; now: Date; held?: Promise<void> };
type OnRoute = Claim & { route: string };

/** A request that claimed the same was quicker; what it has kept. */
export class Repeated extends Error {
  readonly kept: unknown;
  constructor(kept: unknown) {
    super('This request was answered before');
    this.kept = kept;
  }
}

/** In whose name a claim stands that nobody signed in made. */
export const NOBODY = '' as UserId;

/**
 * Runs `work` once for a claim. The claim's row is written in the same transaction, so that of two requests
 * at the same time the later waits for the earlier and then answers the same.
 * @throws Refusal 'idempotency_key_reused' for a known key with another request
 */
export async function once<Output>(
  { tx, accountId, now, held }: Scope,
  claim: OnRoute,
  work: () => Promise<Output>,
): Promise<Output> {
  const store = storeOf(claim, accountId);
  const entries = entriesOf(claim);
  for (const entry of entries) {
    const claiming = store.claim(tx, entry, {
      now,
      isOldBefore: isOldBefore(entry, now),
      answer: claim.keeps,
    });
    const [, isFirst] = await atOnce(held, claiming);
    if (isFirst) continue;
    const answer = sameAsked(entry, await store.find(tx, entry.key));
    if (claim.isAnsweredAgain) throw new Repeated(answer);
    if (claim.isContinued) return work();
    return answer as Output; // written below from an Output
  }
  const answer = await work();
  const isKept = claim.isContinued || claim.keeps !== undefined;
  if (!isKept) for (const { key } of entries) await store.keep(tx, key, answer ?? null);
  return answer;
}

/**
 * What was kept of the same request when it came before; undefined when it did not.
 * @throws Refusal 'idempotency_key_reused'
 */
export async function keptOf(
  { db, accountId, now }: { db: Reader; accountId: UserId; now: Date },
  claim: OnRoute,
): Promise<{ answer: unknown } | undefined> {
  const store = storeOf(claim, accountId);
  for (const entry of entriesOf(claim)) {
    const kept = await store.find(db, entry.key);
    if (kept && kept.created_at >= isOldBefore(entry, now)) return { answer: sameAsked(entry, kept) };
  }
  return undefined;
}

const storeOf = ({ visitor, route }: OnRoute, accountId: UserId): IdempotencyStore =>
  visitor === undefined ? storeOfAccount(accountId, route) : storeOfVisitor(visitor, route);

type Claimed = Entry & { isByContent: boolean };

/**
 * What a claim is kept under. Of a key there is only its hash, and of what was asked a hash that nobody can try
 * passwords on without the key.
 */
function entriesOf({ key, asked, isAlike = false }: Claim): Claimed[] {
  const content = JSON.stringify(asked);
  const hash = sha256(content);
  const byContent = { key: `body:${hash}`, bodyHash: hash, isByContent: true };
  if (key === null) return [byContent];
  const bodyHash = createHmac('sha256', key).update(content).digest('base64url');
  const byKey = { key: `key:${sha256(key)}`, bodyHash, isByContent: false };
  return isAlike ? [byContent, byKey] : [byKey];
}

const isOldBefore = ({ isByContent }: Claimed, now: Date) =>
  new Date(isByContent ? now.getTime() - DOUBLE_CLICK_MS : 0);

function sameAsked({ bodyHash }: Entry, kept: Kept | undefined): unknown {
  if (kept?.body_hash !== bodyHash) throw new Refusal('idempotency_key_reused');
  return kept.answer;
}
