import { FileText, ImageOff, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { attachmentsCopy as copy, fileWords } from '../../../copy/attachments.copy.ts';
import { photosCopy } from '../../../copy/photos.copy.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { focusAfterRemoval } from '../../../ui/lists/focus-after-removal.ts';
import { HowFar } from '../../photos/photo-row.tsx';
import { WhyNotSent } from '../../photos/why-not-sent.tsx';
import type { Attaching, FileActs } from './attaching.ts';

type FileTrayProps = {
  files: readonly Attaching[];
  refused: readonly string[];
  acts: FileActs;
  isOver?: boolean;
};

/** The files of a message that is being written: how far each is, and what was not taken. */
export function FileTray({ files, refused, acts, isOver = false }: FileTrayProps) {
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const remove = (id: string, at: number) => {
    focusAfterRemoval(box.current?.closest('form') ?? null, at);
    acts.remove(id);
    setSaid(copy.removed);
  };
  return (
    <div ref={box} className="grid min-w-0 gap-2 empty:hidden">
      {files.length > 0 && (
        <ul aria-label={copy.label} className="grid max-h-56 min-w-0 gap-2 overflow-y-auto sm:grid-cols-2">
          {files.map((file, at) => (
            <Row
              key={file.id}
              file={file}
              onAgain={() => acts.again(file.id)}
              onRemove={() => remove(file.id, at)}
            />
          ))}
        </ul>
      )}
      <WhyNotSent files={files} id="files" />
      {refused.map((sentence, at) => (
        <FieldError key={sentence} id={`files-refused-${at}`}>
          {sentence}
        </FieldError>
      ))}
      {files.length > 0 && !isOver && <p className="text-sm text-ink-soft">{waitsFor(files)}</p>}
      {said && (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
    </div>
  );
}

/** Nothing becomes ready by waiting where a file was refused, or did not arrive. */
function waitsFor(files: readonly Attaching[]): string {
  if (files.some(({ state }) => state === 'refused')) return copy.mend;
  if (files.some(({ state }) => state === 'failed')) return copy.resend;
  return files.some(({ sent }) => sent === null) ? copy.waits : copy.stays;
}

type RowProps = { file: Attaching; onAgain: () => void; onRemove: () => void };

const Row = ({ file, onAgain, onRemove }: RowProps) => (
  <li className="flex min-w-0 items-center gap-3 rounded-field border border-line bg-surface p-2">
    <Preview file={file} />
    <span className="grid min-w-0 flex-1 gap-1">
      <span className="truncate text-sm font-semibold">{file.name || fileWords(file)}</span>
      {file.state === 'preparing' && (
        <span className="text-sm text-ink-soft">{photosCopy.field.preparing}</span>
      )}
      {file.state === 'sent' ? (
        <span className="text-sm text-ink-soft">{copy.ready}</span>
      ) : (
        <HowFar photo={file} onAgain={onAgain} />
      )}
    </span>
    <button
      type="button"
      data-removes
      aria-label={copy.remove(file.name || fileWords(file))}
      onClick={onRemove}
      className="inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunken"
    >
      <X size={20} aria-hidden />
    </button>
  </li>
);

/** As large as it will be before it is there. */
function Preview({ file: { src, kind } }: { file: Attaching }) {
  if (src)
    return (
      <img src={src} alt="" width={48} height={48} className="size-12 shrink-0 rounded-field object-cover" />
    );
  const Glyph = kind === 'pdf' ? FileText : ImageOff;
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-field bg-sunken text-ink-soft">
      <Glyph size={24} aria-hidden />
    </span>
  );
}
