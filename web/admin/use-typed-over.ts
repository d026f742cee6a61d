import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { reload } from '../marketplace/live/lists.ts';

/**
 * Fields that show what the server says, as it is now, but for what is being typed over it. A field that keeps its own
 * text would go on to show what was there when it was drawn, and send it again with the next change.
 */
export function useTypedOver<Name extends string>() {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<{ [name in Name]?: string }>({});
  const fieldOf = (name: Name, shown: number | null) => ({
    name,
    value: typed[name] ?? shown ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((others) => ({ ...others, [name]: target.value })),
  });
  /** Takes the place of what was typed: nobody sees the old value in between. */
  const readAgain = async () => {
    await reload(queryClient, ['admin']);
    setTyped({});
  };
  return { typed, fieldOf, readAgain };
}
