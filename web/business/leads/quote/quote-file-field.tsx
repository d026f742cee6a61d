import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { DOCUMENT_MAX_BYTES } from '../../../../contract/pictures.ts';
import { quoteFileCopy as copy } from '../../../copy/quote-file.copy.ts';
import { isWholePdf } from '../../../marketplace/photos/kind-of-bytes.ts';
import { sendPhoto, unsent } from '../../../marketplace/photos/send-photo.ts';
import { newKey } from '../../../new-key.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import type { BroughtFile } from './quote-draft.ts';

type QuoteFileFieldProps = {
  /** Of the PDF that goes with the quote as it stands. */
  name: string | null;
  onBrought: (file: BroughtFile) => void;
  onRemoved: () => void;
};

/** One PDF that goes with a quote. It is sent at once, and belongs to the quote when that is sent. */
export function QuoteFileField({ name, onBrought, onRemoved }: QuoteFileFieldProps) {
  const id = useId();
  const { isSending, fault, bring } = useQuoteFile(onBrought);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">{copy.label}</legend>
      <p className="-mt-1 text-sm text-ink-soft">{copy.hint}</p>
      {name !== null && (
        <p className="flex min-w-0 items-center gap-2">
          <FileText size={20} aria-hidden className="shrink-0 text-link" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </p>
      )}
      {fault && <FieldError id={id}>{fault}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <FileButton
          accept="application/pdf,.pdf"
          onPick={(file) => void bring(file)}
          working={isSending && copy.sending}
        >
          {name === null ? copy.add : copy.another}
        </FileButton>
        {name !== null && !isSending && <Button onClick={onRemoved}>{copy.remove}</Button>}
      </div>
    </fieldset>
  );
}

/** Sends a PDF for a quote; whether it is one is checked before, so that nobody waits for a no. */
function useQuoteFile(onBrought: (file: BroughtFile) => void) {
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
