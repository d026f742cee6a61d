import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import type { SavedReply } from '../../../contract/saved-replies.ts';
import { savedRepliesCopy as copy } from '../../copy/saved-replies.copy.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { Answered } from '../dashboard/answered.tsx';
import { panelAddress } from '../settings/panel-address.ts';
import { EditReply } from './edit-reply.tsx';
import { type Facts, fillIn } from './fill-in.ts';
import { useMayKeepReplies, useSavedReplies } from './saved-replies.ts';

export type ChooseReplyProps = {
  /** What is filled in: what the conversation shows already, and nothing else. */
  facts: Facts;
  /** What is being written: it can be saved as another one. */
  text: string;
  onInsert: (words: string) => void;
  onClose: () => void;
  /** Where the focus goes when it closes, if not back to where it was. */
  finalFocus?: () => HTMLElement | null;
};

/** The saved replies, each with its fields filled in. The one that is chosen is put into the message, and nothing is sent. */
export function ChooseReply({ facts, text, onInsert, onClose, finalFocus }: ChooseReplyProps) {
  const [isSaving, setSaving] = useState(false);
  const mayKeep = useMayKeepReplies();
  const query = useSavedReplies();
  if (isSaving) return <EditReply body={text} onClose={onClose} />;
  return (
    <Dialog
      title={copy.title}
      note={copy.insertNote}
      isOpen
      onClose={onClose}
      cancelLabel={uiCopy.close}
      finalFocus={finalFocus}
      actions={mayKeep && text.trim() && <Button onClick={() => setSaving(true)}>{copy.save}</Button>}
    >
      <Answered query={query} loading={copy.loading}>
        {({ replies }) => (replies.length > 0 ? <Choices {...{ replies, facts, onInsert }} /> : <NoneYet />)}
      </Answered>
      {mayKeep && (
        <p className="-my-2">
          <InnerLink
            href={panelAddress('replies')}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-2 hover:no-underline"
          >
            {copy.manage}
          </InnerLink>
        </p>
      )}
    </Dialog>
  );
}

type ChoicesProps = Pick<ChooseReplyProps, 'facts' | 'onInsert'> & { replies: readonly SavedReply[] };

const Choices = ({ replies, facts, onInsert }: ChoicesProps) => (
  <ul
    aria-label={copy.list}
    className="-mx-2 grid max-h-[50dvh] min-w-0 divide-y divide-line overflow-y-auto overscroll-contain"
  >
    {replies.map(({ id, name, body }) => {
      const words = fillIn(body, facts);
      return (
        <li key={id} className="min-w-0">
          <button
            type="button"
            onClick={() => onInsert(words)}
            className="grid min-h-11 w-full min-w-0 cursor-pointer content-center gap-0.5 rounded-field px-2 py-2.5 text-left -outline-offset-2 hover:bg-tint"
          >
            {name && <span className="font-semibold wrap-anywhere">{name}</span>}
            <span className={`line-clamp-2 wrap-anywhere ${name ? 'text-ink-soft' : ''}`}>{words}</span>
          </button>
        </li>
      );
    })}
  </ul>
);

const NoneYet = () => (
  <div className="flex items-start gap-3 text-ink-soft">
    <Bookmark size={20} aria-hidden className="mt-0.5 shrink-0" />
    <p>
      {copy.empty} {copy.emptyMore}
    </p>
  </div>
);
