import type { Paper, PaperLink, Section } from '../copy/papers/paper.ts';
import { SectionTitle, Title } from '../ui/layout/heading.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';

/** A page to read from top to bottom. */
export const PaperScreen = ({ paper: { title, lead, sections } }: { paper: Paper }) => (
  <article className="mx-auto grid w-full max-w-prose gap-8 px-4 py-8 sm:gap-10 sm:py-12">
    <div className="grid gap-2">
      <Title>{title}</Title>
      <p className="text-lg text-pretty text-ink-soft">{lead}</p>
    </div>
    {sections.map((section) => (
      <OneSection key={section.heading} section={section} />
    ))}
  </article>
);

const OneSection = ({ section: { heading, text, points = [], links = [] } }: { section: Section }) => (
  <section className="grid gap-3">
    <SectionTitle>{heading}</SectionTitle>
    {text.map((paragraph) => (
      <p key={paragraph} className="text-pretty">
        {paragraph}
      </p>
    ))}
    {points.length > 0 && <Points points={points} />}
    {links.map((link) => (
      <WayOn key={link.href} link={link} />
    ))}
  </section>
);

const Points = ({ points }: { points: string[] }) => (
  <ul className="grid list-disc gap-2 pl-5 text-pretty marker:text-link">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

const WayOn = ({ link: { label, href } }: { link: PaperLink }) => (
  <p>
    <InnerLink
      href={href}
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
    >
      {label}
    </InnerLink>
  </p>
);
