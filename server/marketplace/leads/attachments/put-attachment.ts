import type { ReceivedFile } from '../../../../contract/kernel.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Limit } from '../../../platform/limits.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Market } from '../../action.ts';
import { bring, isPdf, keepPdf, keepPhoto, type NewFile, type Upload } from '../../files/index.ts';
import { leadFor } from '../lead.queries.ts';
import { bringAttachment } from './bring-attachment.ts';

/** `files`: how many one account may bring. */
type Deps = { market: Market; files: Limit };

/** Keeps a PDF as it is and a photo redrawn, and notes it. */
export const putAttachment = (
  { market, files }: Deps,
  actor: Actor,
  { leadId, ...upload }: Upload & { leadId: string },
) =>
  bring({ market, actor }, upload, {
    limit: files,
    // The action asks when nothing can change any more.
    check: () => leadFor(market.db, actor, { leadId, to: 'sendMessage' }),
    keep: (file) => kept(market, file),
    act: bringAttachment,
    input: (file) => ({ leadId, file }),
  });

type Kept = NewFile & { kind: 'photo' | 'attachment' };

/** @throws Refusal that says what is wrong with it */
async function kept(market: Market, file: ReceivedFile): Promise<Kept> {
  if (isPdf(file.bytes)) return { ...(await keepPdf(market, file)), kind: 'attachment' };
  try {
    return { ...(await keepPhoto(market, file)), kind: 'photo' };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'photo_wrong_type')
      throw new Refusal('attachment_wrong_type');
    throw error;
  }
}
