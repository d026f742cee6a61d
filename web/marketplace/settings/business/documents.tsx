import { FileText, Plus } from 'lucide-react';
import { sentences } from '../../../../contract/copy.ts';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../../../../contract/pictures.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { FileButton } from '../../../ui/fields/file-button.tsx';
import { ConfirmedAct } from '../../dashboard/confirmed-act.tsx';
import { Ago } from '../../live/ago.tsx';
import type { OwnBusiness } from './own-business.ts';
import { useBusinessAct } from './use-business-act.ts';

const copy = businessSettingsCopy.documents;

type Document = OwnBusiness['documents'][number];
type DocumentsProps = { documents: readonly Document[] };

/** The papers of a business: its own to open, add and remove, whether or not the profile is being edited. */
export const Documents = ({ documents }: DocumentsProps) => (
  <section aria-labelledby="documents" className="grid gap-4">
    <div className="grid gap-1">
      <h3 id="documents" className="font-display text-xl leading-tight">
        {copy.title}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">{copy.hint}</p>
    </div>
    {documents.length === 0 ? (
      <p className="text-ink-soft">{copy.none}</p>
    ) : (
      <ul className="grid">
        {documents.map((document) => (
          <Line key={document.id} document={document} />
        ))}
      </ul>
    )}
    <AddDocument />
  </section>
);

const Line = ({ document }: { document: Document }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 last:pb-0">
    <div className="grid min-w-0 flex-1 basis-52">
      <a
        href={document.url}
        aria-label={copy.open(document.name)}
        className="flex min-h-11 w-fit max-w-full items-center gap-2 font-semibold text-link underline-offset-2 hover:underline"
      >
        <FileText size={20} aria-hidden className="shrink-0" />
        <span className="min-w-0">{document.name}</span>
      </a>
      <span className="text-sm text-ink-soft">
        {copy.size(document.size)}, <Ago at={document.createdAt} />
      </span>
    </div>
    <RemoveDocument document={document} />
  </li>
);

function AddDocument() {
  const add = useBusinessAct({
    call: (api, file: File) => api.addDocument({ form: { fields: {}, file } }),
    done: copy.added,
    failed: copy.failed,
  });
  const pick = (file: File) => {
    const fault = fieldErrorOf(file);
    if (fault) toast({ title: fault, tone: 'bad' });
    else void add.run(file);
  };
  return (
    <div>
      <FileButton accept={DOCUMENT_TYPES.join(',')} onPick={pick} working={add.isWorking && copy.adding}>
        <Plus size={20} aria-hidden />
        {copy.add}
      </FileButton>
    </div>
  );
}

function fieldErrorOf({ size, type }: File): string | null {
  if (size === 0) return sentences.fileEmpty;
  if (size > DOCUMENT_MAX_BYTES) return sentences.documentTooLarge;
  return DOCUMENT_TYPES.some((one) => one === type) ? null : sentences.documentWrongType;
}

function RemoveDocument({ document: { id, name } }: { document: Document }) {
  const remove = useBusinessAct({
    call: (api) => api.removeDocument({ params: { id } }),
    done: copy.removed,
    failed: copy.failed,
  });
  return (
    <ConfirmedAct
      words={copy.remove}
      facts={name}
      label={copy.removeLabel(name)}
      look="danger"
      run={() => remove.run(undefined)}
      isWorking={remove.isWorking}
    />
  );
}
