import { ShieldCheck } from 'lucide-react';
import { homeCopy } from '../copy/home.copy.ts';
import { SectionTitle } from '../ui/heading.tsx';

/**
 * The promise of the house: a number is given away by its owner's doing, never before. Where it is brief, a phone shows the
 * promise and leaves out how it is kept.
 */
export function YourNumber({ isBrief }: { isBrief?: boolean }) {
  const { heading, text, points } = homeCopy.number;
  return (
    <section
      aria-labelledby="number"
      data-brief={isBrief || undefined}
      className="group grid gap-x-10 gap-y-4 rounded-card border border-tint-line bg-tint p-4 sm:p-8 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3">
        <ShieldCheck
          className="text-link group-data-brief:max-sm:hidden"
          size={32}
          strokeWidth={1.75}
          aria-hidden
        />
        <SectionTitle id="number">{heading}</SectionTitle>
        <p className="text-pretty">{text}</p>
      </div>
      <ul className="grid list-disc content-center gap-3 pl-5 text-pretty group-data-brief:max-sm:hidden marker:text-link">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
