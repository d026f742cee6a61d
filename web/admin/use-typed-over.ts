import { useQueryClient } from '@tanstack/react-query';
import type { ChangeEvent } from 'react';
import { useDraft } from '../marketplace/dashboard/use-draft.ts';
import { reload } from '../marketplace/live/lists.ts';

/**
 * Fields that show what the server says, as it is now, but for what is being typed over it. A field that keeps its own
 * text would go on to show what was there when it was drawn, and send it again with the next change. What is typed is a
 * draft, kept under `about`. `untyped` has a null for each field, and is the same object at each call.
 */
export function useTypedOver<Name extends string>(about: string, untyped: Record<Name, null>) {
  const queryClient = useQueryClient();
  const { draft: typed, change, clear } = useDraft<Record<Name, string | null>>(about, untyped);
  const fieldOf = (name: Name, shown: number | null) => ({
    name,
    value: typed[name] ?? shown ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      change({ [name]: target.value } as Partial<Record<Name, string>>),
  });
  /** Takes the place of what was typed: nobody sees the old value in between. */
  const readAgain = async () => {
    await reload(queryClient, ['admin']);
    clear();
  };
  return { typed, fieldOf, readAgain };
}
