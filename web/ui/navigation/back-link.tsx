import { ChevronLeft } from 'lucide-react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { InnerLink } from './inner-link.tsx';

/** To the step before, above the heading of one. */
export const BackLink = ({ href }: { href: string }) => (
  <InnerLink
    href={href}
    className="-mt-2 -ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-link hover:underline"
  >
    <ChevronLeft size={20} aria-hidden />
    {uiCopy.back}
  </InnerLink>
);
