import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
};

/** Something that opens in place, with or without script. */
export function Disclosure({ summary, children, isOpen, onToggle }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className="min-w-0"
    >
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-field font-semibold text-link hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="shrink-0 transition-transform duration-150 ease-out [[open]>summary>&]:rotate-90"
          size={20}
          aria-hidden
        />
        {summary}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
