type NamedStepsProps = {
  /** What the steps lead to, for anybody who does not see them. */
  label: string;
  steps: readonly string[];
  /** Counted from 1. */
  current: number;
};

/** A few steps with their names: those behind, the one that is now, those to come. */
export const NamedSteps = ({ label, steps, current }: NamedStepsProps) => (
  <ol aria-label={label} className="flex gap-1.5">
    {steps.map((name, place) => (
      <li
        key={name}
        aria-current={place + 1 === current ? 'step' : undefined}
        className="grid min-w-0 flex-1 gap-1.5 text-sm text-ink-soft aria-[current=step]:font-semibold aria-[current=step]:text-ink"
      >
        <span
          aria-hidden
          data-done={place < current || undefined}
          className="h-1.5 rounded-full bg-line data-done:bg-link forced-colors:border forced-colors:data-done:bg-[Highlight]"
        />
        <span>{name}</span>
      </li>
    ))}
  </ol>
);
