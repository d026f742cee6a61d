import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneInGroups } from '../../../contract/phone-groups.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';

type Called = { name: string; number: string };

type CallLinkProps = Called & {
  /** The button that calls stands in the bar at the thumb: here is only the number to read. */
  isAtThumb?: boolean | undefined;
};

/** A number that was released, to be rung with one touch. */
export function CallLink({ name, number, isAtThumb = false }: CallLinkProps) {
  if (isAtThumb) return <span className="font-semibold tabular-nums">{phoneInGroups(number)}</span>;
  return (
    <Call name={name} number={number}>
      <span className="tabular-nums">{phoneInGroups(number)}</span>
    </Call>
  );
}

/** `children` stands beside the sign of a phone. */
export const Call = ({ name, number, children }: Called & { children: ReactNode }) => (
  <a
    href={`tel:${number.replaceAll(' ', '')}`}
    aria-label={jobsCopy.call(name, phoneInGroups(number))}
    className={buttonLook('quiet')}
  >
    <Phone size={18} aria-hidden />
    {children}
  </a>
);
