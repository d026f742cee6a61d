import { ShieldCheck } from 'lucide-react';
import { homeCopy } from '../copy/home.copy.ts';
import { SectionTitle } from '../ui/heading.tsx';

/** The promise of the house: a number is given away by its owner's doing, never before. */
export function YourNumber() {
  const { heading, text, points } = homeCopy.number;
  return (
    <section
      aria-labelledby="number"
      className="grid gap-x-10 gap-y-4 rounded-card border border-tint-line bg-tint p-4 sm:p-8 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3">
        <ShieldCheck className="text-link" size={32} strokeWidth={1.75} aria-hidden />
        <SectionTitle id="number">{heading}</SectionTitle>
        <p className="text-pretty">{text}</p>
      </div>
      <ul className="grid list-disc content-center gap-3 pl-5 text-pretty marker:text-link">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
