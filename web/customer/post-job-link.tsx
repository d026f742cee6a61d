import { Plus } from 'lucide-react';
import { customerCopy } from '../copy/customer.ts';
import { buttonLook } from '../ui/button-look.ts';
import { InnerLink } from '../ui/inner-link.tsx';

/** The one useful thing to do where there are no jobs. */
export const PostJobLink = () => (
  <InnerLink href="/post-job" className={buttonLook('primary')}>
    <Plus size={18} aria-hidden />
    {customerCopy.postJob}
  </InnerLink>
);
