import type { ReactNode } from 'react';
import { SiteFrame } from '../../shell/site-frame.tsx';
import { HeroTitle, SectionTitle } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';

type PartProps = { children: ReactNode };

/** A page that one side of the market lands on; it wears header and footer itself. */
export const Landing = ({ children }: PartProps) => (
  <SiteFrame>
    <Page>
      <div className="grid gap-14 py-8 sm:gap-20 sm:py-14">{children}</div>
    </Page>
  </SiteFrame>
);

type OpeningProps = { title: string; lead: string; way: ReactNode; children: ReactNode };

/** The promise and the one thing to do; beside it what makes it easy to believe. */
const Opening = ({ title, lead, way, children }: OpeningProps) => (
  <div className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[1fr_22rem]">
    <div className="grid justify-items-start gap-5">
      <HeroTitle>{title}</HeroTitle>
      <p className="max-w-2xl text-lg leading-7 text-pretty text-ink-soft">{lead}</p>
      {way}
    </div>
    {children}
  </div>
);

type BesideProps = PartProps & { id: string; heading: string; picture: string };

const Beside = ({ id, heading, picture, children }: BesideProps) => (
  <section aria-labelledby={id} className="overflow-hidden rounded-card border border-tint-line bg-tint">
    <img src={picture} width={640} height={480} alt="" className="aspect-2/1 h-auto w-full object-cover" />
    <div className="grid gap-4 p-6">
      <h2 id={id} className="font-display text-lg">
        {heading}
      </h2>
      {children}
    </div>
  </section>
);

type EndProps = { heading: string; text: string; way: ReactNode };

/** The same thing to do, once more, for who has read to the end. */
const End = ({ heading, text, way }: EndProps) => (
  <section
    aria-labelledby="end"
    className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-y border-line py-8"
  >
    <div className="grid max-w-2xl gap-2">
      <SectionTitle id="end">{heading}</SectionTitle>
      <p className="text-pretty text-ink-soft">{text}</p>
    </div>
    {way}
  </section>
);

Landing.Opening = Opening;
Landing.Beside = Beside;
Landing.End = End;
