import { Phone } from 'lucide-react';
import { phoneInGroups } from '../../contract/phone-groups.ts';
import { leadsCopy } from '../copy/leads.copy.ts';
import { buttonLook } from '../ui/button-look.ts';

/** A number that was released, to be rung with one touch. */
export function CallLink({ name, number }: { name: string; number: string }) {
  return (
    <a
      href={`tel:${number.replaceAll(' ', '')}`}
      aria-label={leadsCopy.number.call(name, phoneInGroups(number))}
      className={buttonLook('quiet')}
    >
      <Phone size={18} aria-hidden />
      <span className="tabular-nums">{phoneInGroups(number)}</span>
    </a>
  );
}
