import type { ReactNode } from 'react';
import { registerCopy } from '../copy/accounts.copy.ts';
import { Title } from '../ui/layout/heading.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { Card } from '../ui/layout/card.tsx';

type OtherWaysProps = {
  words: { other: string; otherLink: string };
  /** The registration of the other side of the market. */
  otherHref: string;
};

type RegisterFrameProps = OtherWaysProps & {
  words: { title: string; lead: string };
  children: ReactNode;
};

export const RegisterFrame = ({ words, otherHref, children }: RegisterFrameProps) => (
  <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 sm:py-12">
    <div className="grid gap-2">
      <Title>{words.title}</Title>
      <p className="text-ink-soft">{words.lead}</p>
    </div>
    <Card>{children}</Card>
    <OtherWays words={words} otherHref={otherHref} />
  </div>
);

/** For somebody who is at home here already, or is on the other side of the market. */
export const OtherWays = ({ words, otherHref }: OtherWaysProps) => (
  <div>
    <Way question={registerCopy.haveAccount} href="/login" words={registerCopy.logIn} />
    <Way question={words.other} href={otherHref} words={words.otherLink} />
  </div>
);

type WayProps = { question: string; href: string; words: string };

const Way = ({ question, href, words }: WayProps) => (
  <p className="flex flex-wrap items-center gap-x-2">
    {question}
    <InnerLink
      href={href}
      className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
    >
      {words}
    </InnerLink>
  </p>
);
