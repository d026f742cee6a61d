import type { ReactNode } from 'react';

type NamedProps = { name: string; code: string; children?: ReactNode };

/** Who it is, and the number by which people are asked for. */
export const Named = ({ name, code, children }: NamedProps) => (
  <span className="grid">
    <span className="text-base font-semibold">{name}</span>
    {children}
    <span className="text-ink-soft tabular-nums">{code}</span>
  </span>
);
