import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { InnerLink } from '../navigation/inner-link.tsx';

type PagerProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
};

/** How far from the current page others are offered. */
const REACH = 2;

/** The numbered pages around this one, and the ways to its neighbours; nothing where there is but one page. */
export function Pager({ page, pages, hrefOf, words }: PagerProps) {
  if (pages <= 1) return null;
  const first = Math.max(1, page - REACH);
  const shown = Array.from(
    { length: Math.min(pages, page + REACH) - first + 1 },
    (_, place) => first + place,
  );
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <Neighbour label={words.previous} href={page > 1 && hrefOf(page - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </Neighbour>
        {shown.map((one) => (
          <li key={one}>
            <InnerLink
              href={hrefOf(one)}
              aria-label={words.page(one)}
              aria-current={one === page ? 'page' : undefined}
              className={`${PLACE} tabular-nums hover:bg-sunken aria-[current]:border-tint-line aria-[current]:bg-tint aria-[current]:text-link`}
            >
              {one}
            </InnerLink>
          </li>
        ))}
        <Neighbour label={words.next} href={page < pages && hrefOf(page + 1)}>
          <ChevronRight size={20} aria-hidden />
        </Neighbour>
      </ul>
    </nav>
  );
}

/** All seven stand side by side on the narrowest phone. */
const PLACE =
  'grid min-h-11 min-w-10 place-items-center rounded-field border border-transparent px-1 font-semibold text-ink-soft sm:min-w-11 sm:px-2';

type NeighbourProps = { label: string; href: string | false; children: ReactNode };

/** At an end it stays where it was, and leads nowhere. */
const Neighbour = ({ label, href, children }: NeighbourProps) => (
  <li>
    {href ? (
      <InnerLink href={href} aria-label={label} className={`${PLACE} hover:bg-sunken`}>
        {children}
      </InnerLink>
    ) : (
      <button type="button" disabled aria-label={label} className={`${PLACE} opacity-40`}>
        {children}
      </button>
    )}
  </li>
);
