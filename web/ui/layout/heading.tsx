import type { ComponentProps } from 'react';

type HeadingProps = Omit<ComponentProps<'h1'>, 'className'>;

/** Headings are set in the display cut of the text face. */
const DISPLAY = 'font-display text-balance text-ink';

/** The promise of a page that sells something. */
export function HeroTitle({ children, ...rest }: HeadingProps) {
  return (
    <h1 className={`${DISPLAY} text-4xl leading-[1.05] tracking-tight sm:text-6xl`} {...rest}>
      {children}
    </h1>
  );
}

export function Title({ children, ...rest }: HeadingProps) {
  return (
    <h1 className={`${DISPLAY} text-3xl leading-tight tracking-tight`} {...rest}>
      {children}
    </h1>
  );
}

/** Of a tab whose word stands above it already: for those who hear the page. */
export const HiddenTitle = ({ children, ...rest }: HeadingProps) => (
  <h1 className="sr-only" {...rest}>
    {children}
  </h1>
);

export function SectionTitle({ children, ...rest }: HeadingProps) {
  return (
    <h2 className="section-title" {...rest}>
      {children}
    </h2>
  );
}
