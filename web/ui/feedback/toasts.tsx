import { useEffect, useState } from 'react';
import { onToast, type ToastWords } from './toast.ts';

/**
 * Where toasts appear; once on a page. What they say is read out from a place that is there from the start.
 * The stack itself arrives with the first touch of a key or a finger, before anything can have happened.
 */
export function Toasts() {
  const { said, stack, isMissing } = useToasts();
  return (
    <>
      <div
        role="status"
        // Said although the role means it: an open dialog hides from screen readers whatever does not say it.
        aria-live="polite"
        className={isMissing ? PLAINLY : 'sr-only'}
      >
        {said && <Said key={said.count} words={said.words} />}
      </div>
      {stack && <stack.ToastStack />}
    </>
  );
}

/** Without the stack. */
const PLAINLY = 'fixed inset-x-4 top-18 z-30 max-md:top-auto max-md:bottom-18 border bg-surface p-4';

const Said = ({ words }: { words: ToastWords }) => (
  <>
    <p>{words.title}</p>
    {words.description && <p>{words.description}</p>}
  </>
);

const load = () => import('./toast-stack.tsx');
type Stack = Awaited<ReturnType<typeof load>>;

function useToasts() {
  const [said, setSaid] = useState<{ words: ToastWords; count: number } | null>(null);
  const [stack, setStack] = useState<Stack | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const fetch = () => load().then(setStack);
    const stopHearing = onToast((words) => {
      setSaid((last) => ({ words, count: (last?.count ?? 0) + 1 }));
      fetch().then(
        () => setIsMissing(false),
        () => setIsMissing(true),
      );
    });
    const stopAwaiting = atFirstTouch(() => void fetch().catch(() => undefined));
    return () => {
      stopHearing();
      stopAwaiting();
    };
  }, []);
  return { said, stack, isMissing };
}

function atFirstTouch(work: () => void): () => void {
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    work();
  };
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, once, { signal: controller.signal, passive: true });
  return () => controller.abort();
}
