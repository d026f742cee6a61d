import type { ReactNode } from 'react';

/** The next step within reach of the thumb: at the bottom of a phone, in its place on anything larger. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:flex-row sm:border-0 sm:bg-transparent sm:p-0 data-away:static short:static"
    >
      {children}
    </div>
  );
}
