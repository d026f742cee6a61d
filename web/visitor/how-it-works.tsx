import { SectionTitle } from '../ui/layout/heading.tsx';

type Steps = { heading: string; each: readonly { title: string; text: string }[] };

/** Three steps, numbered. */
export function HowItWorks({ steps: { heading, each } }: { steps: Steps }) {
  return (
    <section aria-labelledby="steps" className="grid gap-6">
      <SectionTitle id="steps">{heading}</SectionTitle>
      <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-3">
        {each.map(({ title, text }, place) => (
          <li key={title} className="flex gap-4 border-t-2 border-link pt-4 sm:block">
            <span aria-hidden className="font-display text-2xl leading-7 text-link tabular-nums">
              {place + 1}
            </span>
            <div className="grid gap-1 sm:mt-2">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
