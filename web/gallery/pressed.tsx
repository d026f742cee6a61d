import { type ReactNode, useEffect, useRef } from 'react';

type PressedProps = { on: string; children: ReactNode };

/** A state that comes of pressing a button: it is pressed, once. */
export function Pressed({ on, children }: PressedProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A form answers only when it is taken over, which is an effect of its own.
    const soon = setTimeout(() => {
      const buttons = [...(part.current?.querySelectorAll('button') ?? [])];
      buttons.find((button) => button.textContent?.trim() === on)?.click();
    });
    return () => clearTimeout(soon);
  }, [on]);
  return <div ref={part}>{children}</div>;
}
