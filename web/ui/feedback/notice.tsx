import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something was refused: said in red, with a sign for those who do not see red, and read out at once. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-field border border-refusal bg-refusal-tint px-4 py-3 text-refusal"
    >
      <CircleAlert className="mt-0.5 shrink-0" size={20} aria-hidden />
      <div>{children}</div>
    </div>
  );
}

/** Something was done, and stays said; read out when it appears. */
export const Done = ({ children }: { children: ReactNode }) => (
  <div role="status" className="flex gap-3 rounded-field border border-good bg-good-tint px-4 py-3 text-good">
    <CircleCheck className="mt-0.5 shrink-0" size={20} aria-hidden />
    <div>{children}</div>
  </div>
);

type NotableProps = {
  /** Nothing is to be done about it. */
  isCalm?: boolean;
  children: ReactNode;
};

/** Something to know before going on: nothing is wrong, and nothing is finished. */
export function Notable({ isCalm, children }: NotableProps) {
  return (
    <div
      data-calm={isCalm || undefined}
      className="flex gap-3 rounded-field border border-notable bg-notable-tint px-4 py-3 data-calm:border-line data-calm:bg-sunken"
    >
      <Clock3 className="mt-0.5 shrink-0" size={20} aria-hidden />
      <div className="grid gap-1">{children}</div>
    </div>
  );
}

/** What stands beside a button that does nothing without the script, on a page that carries none too. */
export const NeedsScript = ({ children }: { children: ReactNode }) => (
  <p className="hidden text-sm text-ink-soft scriptless:block">{children}</p>
);
