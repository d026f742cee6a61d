import { useState } from 'react';
import { DOCUMENT_MAX_BYTES } from '../../../../contract/pictures.ts';
import { quoteFileCopy as copy } from '../../../copy/quote-file.copy.ts';
import { isWholePdf } from '../../../marketplace/photos/kind-of-bytes.ts';
import { sendPhoto, unsent } from '../../../marketplace/photos/send-photo.ts';
import { newKey } from '../../../new-key.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { BroughtFile } from './quote-draft.ts';

/** Sends a PDF for a quote; whether it is one is checked before, so that nobody waits for a no. */
export function useQuoteFile(onBrought: (file: BroughtFile) => void) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // An upload ends long after the render that began it.
  const latest = useLatest(onBrought);
  const bring = async (file: File) => {
    setSending(true);
    const said = await faultOf(file);
    setFault(said ?? (await sent(file, (brought) => latest.current(brought))));
    setSending(false);
  };
  return { isSending, fault, bring };
}

async function faultOf(file: File): Promise<string | null> {
  if (file.size === 0) return copy.empty;
  if (file.size > DOCUMENT_MAX_BYTES) return copy.tooLarge;
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes && isWholePdf(bytes) ? null : copy.wrongType;
}

/** Answers why it did not arrive; null when it did. */
async function sent(blob: File, take: (file: BroughtFile) => void): Promise<string | null> {
  const to = { path: '/quote/file', field: 'file', name: blob.name };
  try {
    const id = await sendPhoto({ blob, key: newKey(), onProgress: () => undefined, to });
    take({ id, name: blob.name });
    return null;
  } catch (error) {
    return unsent(error).sentence;
  }
}
