import type { ReactNode } from 'react';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';

/** A name that leads to the business's public profile; as high as a thumb needs, without pushing the lines apart. */
export const ProfileLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <InnerLink
    href={`/business/${id}`}
    className="relative inline-block text-link underline underline-offset-2 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:no-underline"
  >
    {children}
  </InnerLink>
);
