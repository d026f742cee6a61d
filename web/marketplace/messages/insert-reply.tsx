import { Bookmark } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import { savedRepliesCopy } from '../../copy/saved-replies.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { part } from '../../ui/lazy/part.ts';
import { useSession } from '../accounts/session.ts';
import { firstWord } from '../saved-replies/fill-in.ts';
import { insertAtCaret } from '../saved-replies/insert-at-caret.ts';
import type { Stream } from './use-stream.ts';

/** The list comes when it is wanted, or once the page has come to rest. */
const CHOICE = part(() => import('../saved-replies/choose-reply.tsx'));

/** Saved replies for the field within `box`, in which a message is written. */
export function useInsertReply() {
  const box = useRef<HTMLDivElement>(null);
  const hasCaret = useRef(false);
  const hasInserted = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const field = () => box.current?.querySelector('textarea') ?? null;
  const open = () => {
    hasInserted.current = false;
    setOpen(true);
  };
  const insert = (words: string) => {
    const into = field();
    setOpen(false);
    if (!into) return;
    // Until somebody has placed it, the browser has the caret before the first letter of a draft.
    if (!hasCaret.current) into.setSelectionRange(into.value.length, into.value.length);
    insertAtCaret(into, words);
    hasInserted.current = true;
  };
  return {
    box,
    noteCaret: ({ target }: FocusEvent) => {
      hasCaret.current ||= target instanceof HTMLTextAreaElement;
    },
    isOpen,
    open,
    close: () => setOpen(false),
    insert,
    focusAfter: () => (hasInserted.current ? field() : null),
  };
}

type Inserting = ReturnType<typeof useInsertReply>;

export const InsertReplyButton = ({ open }: Pick<Inserting, 'open'>) => (
  <Button onClick={open} aria-label={savedRepliesCopy.open}>
    <Bookmark size={18} aria-hidden />
    <span className="max-sm:hidden">{savedRepliesCopy.open}</span>
    <span className="sm:hidden">{savedRepliesCopy.openShort}</span>
  </Button>
);

type InsertReplyProps = {
  inserting: Omit<Inserting, 'box' | 'noteCaret' | 'open'>;
  about: Pick<Stream, 'user' | 'job'> | undefined;
  text: string;
};

/** The fields say what the conversation shows already: what is hidden from its reader stays hidden. */
export function InsertReply({ inserting, about, text }: InsertReplyProps) {
  const { isOpen, close, insert, focusAfter } = inserting;
  const me = useSession()?.user.name ?? '';
  const facts = {
    'first name': firstWord(about?.user.name ?? ''),
    job: about?.job.title ?? '',
    'my name': me,
  };
  return (
    <LaterInFront part={CHOICE} isWanted={isOpen} onClose={close}>
      {({ ChooseReply }) =>
        isOpen && (
          <ChooseReply {...{ facts, text }} onInsert={insert} onClose={close} finalFocus={focusAfter} />
        )
      }
    </LaterInFront>
  );
}
