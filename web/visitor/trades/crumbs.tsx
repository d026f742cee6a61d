import { crumbsCopy } from '../../copy/crumbs.copy.ts';

export type Crumb = { href: string; label: string };

/** The way here from the home page; the last one is this page. */
export const wayTo = (...crumbs: Crumb[]): Crumb[] => [
  { href: '/', label: crumbsCopy.home },
  { href: '/trades', label: crumbsCopy.trades },
  ...crumbs,
];

export const Crumbs = ({ way }: { way: Crumb[] }) => (
  <nav aria-label={crumbsCopy.label} className="crumbs">
    <ol>
      {way.map(({ href, label }, place) => (
        <li key={href}>
          {place === way.length - 1 ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
        </li>
      ))}
    </ol>
  </nav>
);
