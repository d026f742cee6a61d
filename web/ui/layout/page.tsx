import type { ReactNode } from 'react';

type PageProps = { children: ReactNode; isWide?: boolean | undefined };

/** The width of everything, and its margins on a phone; wide where tables are read. */
export function Page({ children, isWide }: PageProps) {
  return (
    <div data-wide={isWide || undefined} className="page-width">
      {children}
    </div>
  );
}

/** For one task at a time: a form, a confirmation. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-md px-4 py-12 sm:py-16">{children}</div>;
}
