import type { ReactNode } from 'react';
import { Avatar } from '../../ui/display/avatar.tsx';

type PersonProps = {
  picture: string | null;
  name: string;
  /** It is a customer, whose picture is round, and no business. */
  isFace?: boolean;
  title?: ReactNode;
  children?: ReactNode;
};

/** Who is behind a card: picture, name, and what else may be said. */
export function Person({ picture, name, isFace = false, title = name, children }: PersonProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar src={picture} name={name} isFace={isFace} />
      <div className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{title}</span>
        {children}
      </div>
    </div>
  );
}

/** "Charge £120 Hourly": the price first, as it is what one looks for. */
export const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="grid">
    <span className="text-sm text-ink-soft">{label}</span>
    <span className="font-display text-xl">{children}</span>
  </p>
);
