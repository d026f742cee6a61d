import { ChevronRight } from 'lucide-react';
import { directoryCopy } from '../../copy/directory.copy.ts';

export type Crumb = { href: string; label: string };

/** The way here from the home page; the last one is this page. */
export const wayTo = (...crumbs: Crumb[]): Crumb[] => [
  { href: '/', label: directoryCopy.crumbs.home },
  { href: '/trades', label: directoryCopy.crumbs.trades },
  ...crumbs,
];

export const Crumbs = ({ way }: { way: Crumb[] }) => (
  <nav aria-label={directoryCopy.crumbs.label} className="print:hidden">
    <ol className="-my-2 flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
      {way.map(({ href, label }, place) => (
        <li key={href} className="flex items-center gap-1">
          {place > 0 && <ChevronRight size={16} aria-hidden className="shrink-0" />}
          {place === way.length - 1 ? (
            <span aria-current="page" className="py-3">
              {label}
            </span>
          ) : (
            <a
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center text-link underline underline-offset-4"
            >
              {label}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
