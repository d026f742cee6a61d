import type { ReactNode } from 'react';

type AskedAboutProps = { note: ReactNode; facts: ReactNode };

/** Under the title of a question: what follows from a yes, and below it what exactly is asked about. */
export const AskedAbout = ({ note, facts }: AskedAboutProps) => (
  <>
    <p>{note}</p>
    <p className="mt-2 font-semibold wrap-anywhere text-ink">{facts}</p>
  </>
);
