import type { ReactNode } from 'react';
import { InnerLink } from '../../ui/inner-link.tsx';

/** A name that leads to the business's public profile; as high as a thumb needs, without pushing the lines apart. */
export const ProfileLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <InnerLink
    href={`/business/${id}`}
    className="-my-2.5 inline-flex min-h-11 items-center break-words text-link underline underline-offset-2 hover:no-underline"
  >
    {children}
  </InnerLink>
);
