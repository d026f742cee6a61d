import type { WorkCategory } from '../../../contract/catalogue.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';

/**
 * Another way to a service, for those who have no word for it: its trade. The addresses are written here: two dozen links
 * of the router would keep a slow phone from hearing a finger while they are worked out.
 */
export const TradesToStart = ({ categories }: { categories: WorkCategory[] }) => (
  <section aria-labelledby="trades-to-start" className="grid gap-3 sm:pt-4">
    <h2 id="trades-to-start" className="font-semibold">
      {postJobCopy.what.trades}
    </h2>
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {categories.map(({ slug, name }) => (
        <li key={slug} className="min-w-0">
          <InnerLink
            href={`/post-job?category=${slug}`}
            className="flex h-full min-h-12 items-center gap-2.5 rounded-field border border-line bg-surface px-3 py-1.5 text-sm leading-tight hover:border-edge hover:bg-sunken [&>svg]:size-7 [&>svg]:shrink-0 [&>svg]:text-sign-ink"
          >
            <TradeIcon slug={slug} />
            {name}
          </InnerLink>
        </li>
      ))}
    </ul>
  </section>
);
