import type { ReactNode } from 'react';

type StickyBarProps = {
  children: ReactNode;
  /** It stands outside of the margins of a page. */
  isEdgeToEdge?: boolean;
  /** On a phone it stands at the foot, whatever comes after it. */
  isLast?: boolean | undefined;
  /** It stands in its place on a phone too: the page asks for something else first, which it would cover. */
  isAtRest?: boolean | undefined;
};

/** The next step within reach of the thumb: at the bottom of a phone, in its place on anything larger. */
export function StickyBar({
  children,
  isLast = false,
  isEdgeToEdge = false,
  isAtRest = false,
}: StickyBarProps) {
  return (
    <div
      data-sticky-bar={isAtRest ? undefined : true}
      data-rest={isAtRest || undefined}
      data-last={isLast || undefined}
      data-edge={isEdgeToEdge || undefined}
      className="sticky bottom-(--tab-bar,0px) z-10 -mx-4 mt-auto flex max-sm:data-last:order-last data-edge:mx-0 flex-col gap-3 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--tab-bar,0px)))] sm:static sm:mx-0 sm:mt-0 sm:flex-row sm:border-0 sm:bg-transparent sm:p-0 data-away:static data-rest:static short:static"
    >
      {children}
    </div>
  );
}
