import { uiCopy } from '../copy/ui.copy.ts';

type StepsProps = { current: number; total: number; label: string };

/** How far one is: "3 of 7", and the same as a bar. */
export function Steps({ current, total, label }: StepsProps) {
  const said = uiCopy.step(current, total);
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold text-ink-soft">
        <span className="sr-only">{label} </span>
        <span className="tabular-nums">{said}</span>
      </p>
      <div aria-hidden className="flex gap-1">
        {Array.from({ length: total }, (_, place) => (
          <span
            key={place}
            data-done={place < current || undefined}
            className="h-1.5 flex-1 rounded-full bg-line transition-colors duration-200 ease-out data-done:bg-link forced-colors:border forced-colors:data-done:bg-[Highlight]"
          />
        ))}
      </div>
    </div>
  );
}
