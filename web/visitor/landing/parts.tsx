import { Check } from 'lucide-react';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { SectionTitle } from '../../ui/layout/heading.tsx';

type QuestionsProps = { heading: string; each: readonly { asked: string; answer: string }[] };

/** What people want to know before they begin; opens with and without script. */
export const Questions = ({ heading, each }: QuestionsProps) => (
  <section aria-labelledby="questions" className="grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
    <SectionTitle id="questions">{heading}</SectionTitle>
    <ul className="divide-y divide-line border-y border-line">
      {each.map(({ asked, answer }) => (
        <li key={asked} className="py-2">
          <Disclosure summary={asked}>
            <p className="max-w-prose pb-3 pl-6.5 text-pretty text-ink-soft">{answer}</p>
          </Disclosure>
        </li>
      ))}
    </ul>
  </section>
);

/** Short facts, each with a tick. */
export const Ticks = ({ points }: { points: readonly string[] }) => (
  <ul className="grid gap-2.5">
    {points.map((point) => (
      <li key={point} className="flex gap-2.5">
        <Check className="mt-0.5 shrink-0 text-link" size={20} aria-hidden />
        {point}
      </li>
    ))}
  </ul>
);
