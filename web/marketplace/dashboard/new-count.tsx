import { shownCount } from './dashboard-news.ts';

/** How much is new behind a link or a button, which says so in its label; nothing where there is nothing. */
export const NewCount = ({ children: count }: { children: number }) =>
  count > 0 && <span aria-hidden data-count={shownCount(count)} className="new-count" />;
