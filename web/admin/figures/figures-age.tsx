import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { adminFiguresCopy as words } from '../../copy/admin-figures.copy.ts';
import { clockOrMoment } from '../../copy/relative-phrase.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import { logFailure } from '../../report-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useCallOnce } from '../../use-call-once.ts';
import { figuresQuery } from '../admin-lists.ts';

/** When the figures were counted, and a way to have them counted now. */
export function FiguresAge({ countedAt }: { countedAt: string }) {
  const now = useNow(useRouterContext().site.now);
  const { run, isPending, error } = useCountNow();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-ink-soft tabular-nums">
          {words.of} <time dateTime={countedAt}>{clockOrMoment(new Date(countedAt), now)}</time>
        </p>
        <Button onClick={() => void run()} working={isPending && words.counting}>
          <RotateCw size={18} aria-hidden />
          {words.countNow}
        </Button>
      </div>
      {error && <Refusal>{failureSentence(error)}</Refusal>}
    </div>
  );
}

/** If the count fails, the figures of before stay. */
function useCountNow() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  return useCallOnce({
    mutationFn: () => api.adminFigures({ query: { counted: 'now' } }),
    onSuccess: (figures) => queryClient.setQueryData(figuresQuery(api).queryKey, figures),
    onError: (error) => logFailure('adminFigures', error),
  });
}
