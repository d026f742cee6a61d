import { type Crumb, wayTo } from '../trades/crumbs.tsx';

type Of = { id: string; name: string; tradeSlug: string | null; workCategoriesName: string | null };

/** The way to a profile: by its trade, while that is on offer. */
export const wayToProfile = ({ id, name, tradeSlug, workCategoriesName }: Of): Crumb[] =>
  wayTo(
    ...(tradeSlug && workCategoriesName ? [{ href: `/trades/${tradeSlug}`, label: workCategoriesName }] : []),
    { href: `/business/${id}`, label: name },
  );
