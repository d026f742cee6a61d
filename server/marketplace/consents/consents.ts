import { type ConsentPurpose, consentWords } from '../../../contract/consents.ts';
import type { Tx } from '../../platform/db/db.ts';
import { newId, type UserId } from '../../platform/ids.ts';

/** `channel` is null for the terms, which are agreed to as such. */
export type Consent = {
  purpose: ConsentPurpose;
  channel: 'email' | 'sms' | null;
  isGiven: boolean;
};

type Given = { accountId: UserId; source: 'registration' | 'settings' | 'unsubscribe'; now: Date };

/**
 * Writes down what somebody agreed to or took back: when, where, and the words they had before their eyes.
 * Rows are only ever added (a trigger sees to it); the newest of a purpose and channel counts.
 */
export async function recordConsents(tx: Tx, consents: Consent[], given: Given): Promise<void> {
  if (consents.length === 0) return;
  const rows = consents.map(({ purpose, channel, isGiven }) => ({
    id: newId(),
    account_id: given.accountId,
    purpose,
    channel,
    is_given: isGiven,
    wording: consentWords[purpose],
    source: given.source,
    created_at: given.now,
  }));
  await tx.insertInto('consents').values(rows).execute();
}

/** Registering means agreeing to the terms. */
export const recordTerms = ({ tx, now }: { tx: Tx; now: Date }, { accountId }: { accountId: UserId }) =>
  recordConsents(tx, [{ purpose: 'terms', channel: null, isGiven: true }], {
    accountId,
    source: 'registration',
    now,
  });
