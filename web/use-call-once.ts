import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTurns } from './ui/actions/use-one-at-a-time.ts';

type Options<Answer, Given> = UseMutationOptions<Answer, Error, Given> & {
  /** What may be on its way beside each other; without it, nothing may. */
  named?: (given: Given) => string;
};

const ALONE = () => '';

/**
 * A call that changes something, sent once however often it is asked for meanwhile. `run` ends when it is answered and
 * never throws; `mutate` is the same for who does not wait.
 */
export function useCallOnce<Answer, Given = void>({ named = ALONE, ...options }: Options<Answer, Given>) {
  const mutation = useMutation<Answer, Error, Given>(options);
  const { mutateAsync } = mutation;
  const turn = useTurns<Answer>();
  type More = Parameters<typeof mutateAsync>[1];
  const run = useCallback(
    async (given: Given, more?: More): Promise<void> => {
      const begin = () => {
        const result = mutateAsync(given, more);
        return { result, isOver: result };
      };
      // What went wrong stands in `error`, and `onError` has heard of it.
      await turn(named(given), begin).catch(() => undefined);
    },
    [mutateAsync, turn, named],
  );
  const mutate = useCallback((given: Given, more?: More) => void run(given, more), [run]);
  return { ...mutation, run, mutate };
}
