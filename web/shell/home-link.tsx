import { Link } from '@tanstack/react-router';
import { brand } from '../../contract/brand.ts';
import { shellCopy } from '../copy/shell.copy.ts';
import { Mark } from './mark.tsx';

/** Mark and name, leading home; smaller in a dashboard, whose bar has more to hold. */
export const HomeLink = ({ isSmall = false }: { isSmall?: boolean }) => (
  <Link
    to="/"
    aria-label={shellCopy.logoLabel(brand.name)}
    className="flex min-h-11 items-center gap-2.5 rounded-field"
  >
    <Mark size={isSmall ? 32 : 36} />
    <span className={`font-display tracking-tight ${isSmall ? 'text-xl' : 'text-2xl max-sm:text-xl'}`}>
      {brand.name}
    </span>
  </Link>
);
