import { uiCopy } from '../../copy/ui.copy.ts';

export type StepsAt = { current: number; total: number; label: string };
/** The id is for the heading of the step, which is described by how far one is. */
type StepsProps = StepsAt & { id?: string };

/** How far one is: "3 of 8", and the same as a bar along the lower edge of what stands around both. */
export function Steps({ id, current, total, label }: StepsProps) {
  return (
    <>
      <p id={id} className="text-sm font-semibold text-ink-soft">
        <span className="sr-only">{label} </span>
        <span className="tabular-nums">{uiCopy.step(current, total)}</span>
      </p>
      <div aria-hidden className="absolute inset-x-0 -bottom-px flex h-1 gap-0.5">
        {Array.from({ length: total }, (_, place) => (
          <span
            key={place}
            data-done={place < current || undefined}
            className="flex-1 bg-line transition-colors duration-200 ease-out data-done:bg-link forced-colors:border-t forced-colors:data-done:bg-[Highlight]"
          />
        ))}
      </div>
    </>
  );
}
