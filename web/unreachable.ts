import { ApiRefusal } from './api-refusal.ts';
import { failureCopy } from './copy/failures.copy.ts';
import { whetherRenewed } from './ui/lazy/missing-chunks.ts';

/** What a call that gets no answer is told as. */
export function unreachable(): never {
  throw unanswered('unreachable');
}

/** The same for a chunk that does not come; a later release may have replaced it. */
export async function chunkMissing(): Promise<never> {
  throw unanswered((await whetherRenewed()) ? 'renewed' : 'unreachable');
}

const unanswered = (code: 'renewed' | 'unreachable') =>
  new ApiRefusal({ status_code: 0, code, message: failureCopy[code], request_id: '' });
