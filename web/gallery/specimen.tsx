import type { ReactNode } from 'react';
import { galleryCopy } from '../copy/gallery.ts';
import { SectionTitle } from '../ui/heading.tsx';

export type GroupName = keyof typeof galleryCopy.groups;

/** A chapter of the gallery. */
export function Group({ name, children }: { name: GroupName; children: ReactNode }) {
  return (
    <section aria-labelledby={name} className="grid min-w-0 gap-8 border-t border-line pt-8">
      <SectionTitle id={name}>{galleryCopy.groups[name]}</SectionTitle>
      {children}
    </section>
  );
}

/** One part, in its states. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="font-semibold text-ink-soft">{name}</h3>
      <div className="grid min-w-0 items-start gap-6 sm:grid-cols-2 lg:grid-cols-3 grid-cols-1">
        {children}
      </div>
    </div>
  );
}

type StateProps = { of: keyof typeof galleryCopy.states; children: ReactNode; isWide?: boolean };

/** One state of a part. */
export function State({ of, children, isWide = false }: StateProps) {
  return (
    <figure data-wide={isWide || undefined} className="grid min-w-0 gap-2 data-wide:col-span-full">
      <figcaption className="text-sm text-ink-soft">{galleryCopy.states[of]}</figcaption>
      <div className="min-w-0">{children}</div>
    </figure>
  );
}
