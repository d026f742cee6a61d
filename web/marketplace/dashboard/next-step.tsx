import { buttonLook } from '../../ui/actions/button-look.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';

type NextStepProps = { href: string; children: string };

/** Where an empty list sends somebody on: to what fills it. */
export const NextStep = ({ href, children }: NextStepProps) => (
  <InnerLink href={href} className={buttonLook('quiet')}>
    {children}
  </InnerLink>
);
