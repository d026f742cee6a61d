import { Disclosure } from '../../ui/disclosure.tsx';
import { SectionTitle } from '../../ui/heading.tsx';

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
