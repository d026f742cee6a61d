import { postJobCopy } from '../../copy/post-job.ts';
import { clarityOf } from './clarity.ts';
import type { Draft } from './draft.ts';

const copy = postJobCopy.clarity;
const PLACES = [1, 2, 3, 4];

/** How well a stranger could picture the job, and what would help most. It only ever advises. */
export function ClarityHint({ draft }: { draft: Pick<Draft, 'title' | 'description'> }) {
  const { level, tip } = clarityOf(draft);
  return (
    <section aria-label={copy.label} className="grid gap-2 rounded-card border border-line bg-sunken p-4">
      <div aria-hidden className="flex gap-1">
        {PLACES.map((place) => (
          <span
            key={place}
            data-reached={place <= level || undefined}
            className="h-1.5 flex-1 rounded-full bg-rim transition-colors duration-200 ease-out data-reached:bg-link forced-colors:border forced-colors:data-reached:bg-[Highlight]"
          />
        ))}
      </div>
      <p role="status" className="text-sm">
        <span className="block font-semibold">{copy.levels[level]}</span>
        <span className="text-ink-soft">{tip ? copy.tips[tip] : copy.done}</span>
      </p>
    </section>
  );
}
