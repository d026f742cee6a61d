import { ATTACHMENT_MAX_BYTES } from '../../../../contract/pictures.ts';
import { attachmentsCopy } from '../../../copy/attachments.copy.ts';
import { photosCopy } from '../../../copy/photos.copy.ts';
import { isWholePdf } from '../../photos/kind-of-bytes.ts';
import { prepared, type Prepared } from '../../photos/shrink.ts';

export const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

/** A photo drawn smaller; a PDF as it is. Bytes are copied, since the file itself may change or go before they are sent. */
export async function preparedFile(file: File): Promise<Prepared> {
  if (file.size === 0) return { sentence: attachmentsCopy.empty };
  if (!isPdf(file)) {
    const photo = await prepared(file);
    return 'sentence' in photo && photo.sentence === photosCopy.refused.type
      ? { sentence: attachmentsCopy.wrongType }
      : photo;
  }
  if (file.size > ATTACHMENT_MAX_BYTES) return { sentence: attachmentsCopy.tooLarge };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes || !isWholePdf(bytes)) return { sentence: attachmentsCopy.wrongType };
  return { blob: new Blob([bytes], { type: 'application/pdf' }), thumbnail: null };
}
