import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { attachmentsCopy } from '../../../copy/attachments.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** A phone offers the camera, its photos and its files for these. */
const TYPES =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,application/pdf,.heic,.heif,.avif,.pdf';

type FileButtonProps = {
  onPick: (files: File[]) => void;
  isFull: boolean;
  /** A phone shows its sign alone, since more stands beside it. */
  isShort?: boolean;
};

/** Chooses files for a message; they can be dropped on it and pasted into it, too. */
export function FileButton({ onPick, isFull, isShort = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <>
      <Button data-adds onClick={() => input.current?.click()} disabled={isFull}>
        <Paperclip size={18} aria-hidden />
        <span className={isShort ? 'max-sm:sr-only' : undefined}>{attachmentsCopy.add}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple
        onChange={take}
        hidden
        aria-hidden
        tabIndex={-1}
      />
    </>
  );
}
