import type { ComponentProps } from 'react';
import { footerCopy } from '../copy/footer.copy.ts';

type OuterLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { children: string };

/** A plain anchor out of the product, in a tab of its own that cannot reach back. */
export const OuterLink = ({ children, className = '', ...rest }: OuterLinkProps) => (
  <a {...rest} target="_blank" rel="noopener noreferrer" className={`outer-link ${className}`}>
    {children}
    <span className="sr-only">{footerCopy.newTab}</span>
  </a>
);
