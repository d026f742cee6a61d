import { draftKey, whenForgotten } from '../accounts/drafts.ts';
import { dropDraft, storeDraft, storedDraft } from '../dashboard/draft-store.ts';
import type { Attaching } from './attachments/attaching.ts';

// What waits in this tab for a conversation that somebody has left: the words are kept by `useDraft`, the files here.

export const wordsOf = (leadId: string): string => `message:${leadId}`;

/** A file that the server has, and until when it keeps it for a message that is not sent. */
export type KeptFile = Pick<Attaching, 'kind' | 'name' | 'src'> & { sent: string; until: number };

const filesKey = (userId: string, leadId: string): string => draftKey(`${userId}:files:${leadId}`);

/** Counts log-outs: a file that arrives after one is not kept, since the next person at the device would find it. */
let sessions = 0;
whenForgotten(() => {
  sessions += 1;
});

/** Keeps the files of one conversation, also those that arrive when it has been left, up to a log-out. */
export function fileKeeper(userId: string, leadId: string): (files: readonly KeptFile[]) => void {
  const mine = sessions;
  return (files) => {
    if (mine !== sessions) return;
    const key = filesKey(userId, leadId);
    if (files.length > 0) storeDraft(key, files);
    else dropDraft(key);
  };
}

export const keptFiles = (userId: string, leadId: string): KeptFile[] => {
  const found = storedDraft(filesKey(userId, leadId));
  return Array.isArray(found) ? (found as KeptFile[]) : [];
};

/** The words of a message that is not sent, and what would go with it. Null where nothing waits. */
export function waitingDraft(userId: string, leadId: string) {
  const kept = storedDraft(draftKey(`${userId}:${wordsOf(leadId)}`));
  const text = kept && 'message' in kept ? String(kept.message).trim() : '';
  const [file] = keptFiles(userId, leadId);
  return text || file ? { text, file } : null;
}
