import type { ReactNode } from 'react';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { FailureSaid } from './failure-said.tsx';
import { type Act, useAct } from './use-act.ts';

type RemovalWords = { title: string; confirm: string; done: string };

type AskedRemovalProps = {
  words: RemovalWords;
  /** The id of what goes. */
  id: string;
  act: Pick<Act<string, unknown>, 'name' | 'call' | 'reloads'>;
  note: ReactNode;
  onClose: () => void;
  children?: ReactNode;
};

/** Asked before something is removed; what went wrong is said in it, and it stays open then. */
export function AskedRemoval({ words, id, act, note, onClose, children }: AskedRemovalProps) {
  const remove = useAct({ ...act, done: words.done, onDone: onClose, isSaidInCard: true });
  return (
    <Confirm
      title={words.title}
      note={note}
      confirmLabel={words.confirm}
      tone="danger"
      isOpen
      isBusy={remove.isWorking}
      onConfirm={() => void remove.run(id)}
      onClose={onClose}
    >
      {children}
      <FailureSaid failure={remove.failure} />
    </Confirm>
  );
}

/** What goes, by the name or the first words it is known by, and what that means. */
export const NamedNote = ({ name, note }: { name: string; note: string }) => (
  <>
    <p className="line-clamp-2 wrap-anywhere">“{name}”</p>
    <p className="mt-2">{note}</p>
  </>
);
