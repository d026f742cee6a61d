import { postJobCopy } from '../../copy/post-job.copy.ts';
import type { JobDraft } from './draft.ts';

const copy = postJobCopy.clarity;
const PLACES = [1, 2, 3, 4];

/** How well a stranger could picture the job, and what would help most. It only ever advises. */
export function ClarityHint({ draft }: { draft: Pick<JobDraft, 'title' | 'description'> }) {
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

type Words = Pick<JobDraft, 'title' | 'description'>;

const SOME_WORDS = 10;
const MORE_WORDS = 20;
const SIZE =
  /\d|\b(small|large|big|tiny|huge|whole|half|single|double|one|two|three|four|five|six|ten|dozen|metres?|meters?|cm|mm|feet|foot|inch(es)?|square|floors?|storeys?|rooms?|years?|old|new)\b/i;

/** What lets somebody who has not seen it put a price on it, in the order in which it is asked for. */
const SIGNS: { tip: 'title' | 'some' | 'size' | 'more'; isThere: (words: Words) => boolean }[] = [
  { tip: 'title', isThere: ({ title }) => count(title) >= 3 },
  { tip: 'some', isThere: ({ description }) => count(description) >= SOME_WORDS },
  { tip: 'size', isThere: ({ description }) => SIZE.test(description) },
  { tip: 'more', isThere: ({ description }) => count(description) >= MORE_WORDS },
];

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** How many of the signs are there (0 to 4), and what would help most; null when nothing is missing. */
function clarityOf(words: Words) {
  const missing = SIGNS.filter(({ isThere }) => !isThere(words));
  return { level: SIGNS.length - missing.length, tip: missing[0]?.tip ?? null };
}
