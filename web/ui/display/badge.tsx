import type { ReactNode } from 'react';

const TONES = {
  neutral: 'bg-sunken text-ink-soft',
  urgent: 'bg-notable-tint text-notable',
  good: 'bg-good-tint text-good',
  bad: 'bg-refusal-tint text-refusal',
};

type BadgeProps = { tone?: keyof typeof TONES; icon?: ReactNode; children: ReactNode };

/** A word that marks something; its colour only repeats what it says. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold forced-colors:border [&>svg]:size-4 [&>svg]:shrink-0 ${TONES[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
