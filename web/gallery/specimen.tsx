import type { ReactNode } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';

/** One part, in its states. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="font-semibold text-ink-soft">{name}</h2>
      <div className="grid min-w-0 items-start gap-6 sm:grid-cols-2 lg:grid-cols-3 grid-cols-1">
        {children}
      </div>
    </div>
  );
}

type StateProps = {
  of: keyof typeof galleryCopy.states;
  children: ReactNode;
  isWide?: boolean;
  /** From edge to edge of the page. */
  isWhole?: boolean | undefined;
};

/** One state of a part. */
export function State({ of, children, isWide = false, isWhole = false }: StateProps) {
  return (
    <figure data-wide={isWide || undefined} className="grid min-w-0 gap-2 data-wide:col-span-full">
      <figcaption className="text-sm text-ink-soft">{galleryCopy.states[of]}</figcaption>
      <div data-whole={isWhole || undefined} className="min-w-0 data-whole:-mx-4 sm:data-whole:-mx-6">
        {children}
      </div>
    </figure>
  );
}
