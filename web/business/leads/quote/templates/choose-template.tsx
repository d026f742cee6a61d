import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { QuoteTemplate } from '../../../../../contract/quote-templates.ts';
import { MOST_TEMPLATES } from '../../../../../contract/quote-words.ts';
import type { ApiClient } from '../../../../api-client.ts';
import { quoteTemplatesCopy as copy, quoteTemplatesCopy } from '../../../../copy/quote-templates.copy.ts';
import { uiCopy } from '../../../../copy/ui.copy.ts';
import { Answered } from '../../../../marketplace/dashboard/answered.tsx';
import { AskedRemoval, NamedNote } from '../../../../marketplace/dashboard/asked-removal.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import { useQuoteTemplates } from './template-queries.ts';

type ChooseTemplateProps = {
  onChoose: (template: QuoteTemplate) => void;
  /** Saves what stands in the form; nothing where that is nothing. */
  onSave: (() => void) | undefined;
  onClose: () => void;
};

/** The templates of a business. The one that is chosen fills in the form, and nothing is sent. */
export function ChooseTemplate({ onChoose, onSave, onClose }: ChooseTemplateProps) {
  const [going, setGoing] = useState<QuoteTemplate>();
  const query = useQuoteTemplates();
  const hasRoom = (query.data?.templates.length ?? 0) < MOST_TEMPLATES;
  if (going) return <RemoveTemplate template={going} onClose={() => setGoing(undefined)} />;
  return (
    <Dialog
      title={copy.title}
      note={copy.note}
      isOpen
      onClose={onClose}
      cancelLabel={uiCopy.close}
      actions={onSave && query.data && <Button onClick={onSave}>{copy.save}</Button>}
    >
      <Answered query={query} loading={copy.loading}>
        {({ templates }) =>
          templates.length > 0 ? (
            <Choices templates={templates} onChoose={onChoose} onRemove={setGoing} />
          ) : (
            <NoneYet />
          )
        }
      </Answered>
      {!hasRoom && <p className="text-sm text-ink-soft">{copy.count(MOST_TEMPLATES, MOST_TEMPLATES)}</p>}
    </Dialog>
  );
}

type ChoicesProps = {
  templates: readonly QuoteTemplate[];
  onChoose: (template: QuoteTemplate) => void;
  onRemove: (template: QuoteTemplate) => void;
};

const Choices = ({ templates, onChoose, onRemove }: ChoicesProps) => (
  <ul
    aria-label={copy.list}
    className="-mx-2 grid max-h-[50dvh] min-w-0 divide-y divide-line overflow-y-auto overscroll-contain"
  >
    {templates.map((template) => (
      <li key={template.id} className="flex min-w-0 items-center gap-1 pr-2">
        <button
          type="button"
          onClick={() => onChoose(template)}
          className="grid min-h-11 min-w-0 grow cursor-pointer content-center gap-0.5 rounded-field px-2 py-2.5 text-left -outline-offset-2 hover:bg-tint"
        >
          <span className="font-semibold wrap-anywhere">{template.name}</span>
          <span className="line-clamp-2 text-ink-soft wrap-anywhere">{gist(template)}</span>
        </button>
        <Button aria-label={copy.removeOne(template.name)} onClick={() => onRemove(template)}>
          <Icon glyph={Trash2} size={20} />
        </Button>
      </li>
    ))}
  </ul>
);

/** What it is about, in a line or two. */
const gist = ({ contents: { lines, message, included } }: QuoteTemplate): string =>
  lines.length > 0
    ? `${copy.lines(lines.length)}: ${lines.map(({ text }) => text).join(', ')}`
    : (message ?? included ?? '');

const NoneYet = () => (
  <div className="flex items-start gap-3 text-ink-soft">
    <Bookmark size={20} aria-hidden className="mt-0.5 shrink-0" />
    <p>
      {copy.empty} {copy.emptyMore}
    </p>
  </div>
);

const words = quoteTemplatesCopy.removal;

const REMOVE = {
  name: 'removeQuoteTemplate',
  call: (api: ApiClient, id: string) => api.removeQuoteTemplate({ params: { id } }),
  reloads: ['quoteTemplates'],
} as const;

type RemoveTemplateProps = { template: QuoteTemplate; onClose: () => void };

const RemoveTemplate = ({ template: { id, name }, onClose }: RemoveTemplateProps) => (
  <AskedRemoval
    words={words}
    id={id}
    act={REMOVE}
    note={<NamedNote name={name} note={words.note} />}
    onClose={onClose}
  />
);
