import { type ClipboardEvent, type DragEvent, useEffect } from 'react';
import { useLatest } from '../../ui/hooks/use-latest.ts';

type Add = (files: readonly File[]) => void;

/** What is dropped on the field, as far as it is files. */
export const droppedFiles = (add: Add) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
  },
});

/** The same, and what is pasted into it. */
export const takingFiles = (add: Add) => ({
  ...droppedFiles(add),
  onPaste: (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) add([...event.clipboardData.files]);
  },
});

/**
 * Files that are pasted anywhere on the page: a person who has copied a picture has no field to put the cursor in. Words that
 * come with a picture, as out of a table, go into the field.
 */
export function usePastedFiles(add: Add): void {
  const latest = useLatest(add);
  useEffect(() => {
    const paste = ({ clipboardData: pasted, target }: globalThis.ClipboardEvent) => {
      const isWords = target instanceof Element && target.matches(WRITTEN) && pasted?.getData('text/plain');
      if (pasted && pasted.files.length > 0 && !isWords) latest.current([...pasted.files]);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [latest]);
}

const WRITTEN = 'input, textarea';
