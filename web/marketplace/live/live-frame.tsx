import { ArrowUp } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { News } from './news.tsx';
import { Steady } from './steady.tsx';
import { isAttended } from './steady-view.ts';
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
  useLayoutEffect(() => {
    if (waiting > 0 && frame.current && !isAttended(frame.current)) live.letIn();
    // oxlint-disable-next-line react/exhaustive-deps -- when something comes, and not when somebody goes away
  }, [waiting]);
  const show = () => {
    live.letIn();
    // Whoever asked for them reads on at the first of them.
    setTimeout(() => focusFirst(frame.current));
  };
  return (
    <div ref={frame} data-live-list className="relative min-w-0">
      <News>{left}</News>
      <News>{newest ? words.arrived(newest) : ''}</News>
      {waiting > 0 && <Waiting onShow={show}>{words.waiting(waiting)}</Waiting>}
      <Steady className={className}>{children(setLeft)}</Steady>
    </div>
  );
}

/** On the upper edge of the list, without room of its own: it may not push away what it is about. */
const Waiting = ({ children, onShow }: { children: string; onShow: () => void }) => (
  <div className="pointer-events-none sticky top-9 z-10 flex h-0 justify-center">
    <button
      type="button"
      onClick={onShow}
      className="pointer-events-auto relative -mt-7 inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-full bg-brand px-4 text-sm font-semibold text-on-brand shadow-float after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-brand-deep forced-colors:border"
    >
      <ArrowUp size={16} aria-hidden />
      {children}
    </button>
  </div>
);

function focusFirst(frame: HTMLElement | null): void {
  const row = frame?.querySelector<HTMLElement>('[data-row]');
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}
