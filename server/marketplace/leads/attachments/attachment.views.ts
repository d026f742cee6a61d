import type { MessageAttachment } from '../../../../contract/attachments.ts';
import { attachmentAddress } from '../../../../contract/pictures.ts';
import type { AttachmentKind } from '../../../../contract/words.ts';
import { type Disclosure, readable } from '../../free-text.ts';
import type { StoredAttachment } from './attachment-columns.ts';

export const attachmentKind = (kind: StoredAttachment['kind']): AttachmentKind =>
  kind === 'photo' ? 'photo' : 'pdf';

/** The attachments of a message for one reader: the name of a file is cut like the words beside it. */
export const attachmentsView = (stored: StoredAttachment[] | null, may: Disclosure): MessageAttachment[] =>
  (stored ?? []).map(({ id, kind, name, width, height, bytes }) => ({
    id,
    kind: attachmentKind(kind),
    url: attachmentAddress(id),
    name: readable(name, may),
    width,
    height,
    bytes,
  }));
