import { directoryCopy } from '../../copy/directory.copy.ts';
import { tradesCopy } from '../../copy/trades.copy.ts';
import { TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import type { FoundTrade } from './find-trades.ts';
import { addressOf } from './list-address.ts';

const copy = directoryCopy.trades;

type Props = { found: readonly FoundTrade[]; typed: { what: string; postcode: string } };

/** The trades that may be meant; each leads to its Local Pros, near the place where one was said. */
export function FoundTrades({ found, typed: { what, postcode } }: Props) {
  if (found.length === 0)
    return (
      <Card>
        <p role="status" className="text-lg wrap-anywhere">
          {copy.nothing(what)}
        </p>
      </Card>
    );
  return (
    <section aria-labelledby="found" className="grid gap-4">
      <SectionTitle id="found">{copy.found(found.length, what)}</SectionTitle>
      <ul className="found-trades">
        {found.map(({ trade: { slug, name, businessesCount = 0 }, services }) => (
          <li key={slug}>
            <TradeIcon slug={slug} />
            <div>
              <h3>
                <a href={addressOf(`/trades/${slug}`, { postcode })}>{name}</a>
              </h3>
              {/* They are counted everywhere, which says nothing of the place that was asked for. */}
              <p>{saidOf(postcode ? 0 : businessesCount, services)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** That nobody is there yet is said on the page of the trade. */
const saidOf = (businessesCount: number, services: FoundTrade['services']): string =>
  [
    ...(businessesCount > 0 ? [tradesCopy.pros(businessesCount)] : []),
    ...services.map(({ name }) => name),
  ].join(' · ');
