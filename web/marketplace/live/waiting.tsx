import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';

type WaitingProps = { children: string; onShow: () => void };

/** On the upper edge of the list, without room of its own: it may not push away what it is about. */
export function Waiting({ children, onShow }: WaitingProps) {
  const edge = useRef<HTMLDivElement>(null);
  const show = () => {
    const frame = edge.current?.parentElement;
    onShow();
    // Somebody who asked for them reads on at the first of them.
    setTimeout(() => focusFirst(frame));
  };
  return (
    <div ref={edge} className="pointer-events-none sticky top-9 z-10 flex h-0 justify-center">
      <button
        type="button"
        onClick={show}
        className="pointer-events-auto relative -mt-7 inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-full bg-brand px-4 text-sm font-semibold text-on-brand shadow-float after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-brand-deep forced-colors:border"
      >
        <ArrowUp size={16} aria-hidden />
        {children}
      </button>
    </div>
  );
}

function focusFirst(frame: HTMLElement | null | undefined): void {
  const row = frame?.querySelector<HTMLElement>('[data-row]');
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}
