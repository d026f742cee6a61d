import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { lateNews } from './late-news.ts';
import { Steady } from './steady.tsx';
import type { LiveList } from './use-live-rows.ts';

type LiveFrameProps<Item extends { id: string }> = {
  live: LiveList<Item>;
  /** How the rows are drawn; each says its news when it has left. */
  children: (onNews: (sentence: string) => void) => ReactNode;
  className?: string;
};

/**
 * Around the rows of a list that changes while somebody looks: says what comes and goes, lets new rows in at once when
 * nobody is at the list, and otherwise offers them.
 */
export function LiveFrame<Item extends { id: string }>({
  live,
  children,
  className = 'grid gap-4',
}: LiveFrameProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState('');
  const { waiting, newest, words } = live;
  // Nothing waits before it is there.
  const late = lateNews();
  useLayoutEffect(() => {
    if (waiting > 0 && frame.current && !late?.isAttended(frame.current)) live.letIn();
    // oxlint-disable-next-line react/exhaustive-deps -- when something comes, and not when somebody goes away
  }, [waiting]);
  return (
    <div ref={frame} data-live-list className="relative min-w-0">
      <News>{left}</News>
      <News>{newest ? words?.arrived(newest) : ''}</News>
      {waiting > 0 && late && words && (
        <late.Waiting onShow={live.letIn}>{words.waiting(waiting)}</late.Waiting>
      )}
      <Steady className={className}>{children(setLeft)}</Steady>
    </div>
  );
}

/** Said to those who do not see a card appear or go, when they have a moment; also while a question is open, which hides what
 * does not say so. */
const News = ({ children }: { children: string | undefined }) => (
  <p role="status" aria-live="polite" className="sr-only">
    {children}
  </p>
);
