import type { FormEvent } from 'react';
import { useDraft } from './use-draft.ts';

type OnInput = (event: FormEvent<HTMLFormElement>) => void;

/**
 * The draft of a form whose fields keep their own text: `typed` is what they begin with, and `keeping` stores what is
 * typed under the names in `empty`, which is the same object at each call. A password is never stored.
 */
export function useFormDraft<Name extends string>(about: string, empty: Record<Name, string>) {
  const { draft, change, clear } = useDraft<Record<Name, string>>(about, empty);
  const keep: OnInput = ({ target }) => {
    if (!isText(target) || target.type === 'password' || !(target.name in empty)) return;
    change({ [target.name]: target.value } as Partial<Record<Name, string>>);
  };
  const keeping = <E extends { onInput?: OnInput }>(events: E): E => ({
    ...events,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      keep(event);
      events.onInput?.(event);
    },
  });
  /** For Cancel: nothing stays of what was typed. */
  const leaving = (leave: () => void) => () => {
    clear();
    leave();
  };
  return { typed: draft, keeping, clear, leaving };
}

const isText = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
