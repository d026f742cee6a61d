import { type ReactNode, useEffect, useRef } from 'react';

type PressedProps = { on: string; children: ReactNode };

/** A state that comes of pressing a button: it is pressed, once. */
export function Pressed({ on, children }: PressedProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A form answers only when it is taken over, which is an effect of its own.
    const soon = setTimeout(() => {
      const buttons = [...(part.current?.querySelectorAll('button') ?? [])];
      if (part.current) stayHere(part.current);
      buttons.find((button) => button.textContent?.trim() === on)?.click();
    });
    return () => clearTimeout(soon);
  }, [on]);
  return <div ref={part}>{children}</div>;
}

/** A summary of errors takes the focus and the page to itself: nobody has pressed for it here. */
function stayHere(part: HTMLElement) {
  const [before, top] = [document.activeElement, scrollY];
  const leave = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.tabIndex !== -1) return;
    part.removeEventListener('focusin', leave);
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    else target.blur();
    scrollTo(0, top);
  };
  part.addEventListener('focusin', leave);
}
