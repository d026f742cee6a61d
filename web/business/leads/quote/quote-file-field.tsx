import { FileText } from 'lucide-react';
import { useId } from 'react';
import { quoteFileCopy as copy } from '../../../copy/quote-file.copy.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import type { BroughtFile } from './quote-draft.ts';
import { useQuoteFile } from './use-quote-file.ts';

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
