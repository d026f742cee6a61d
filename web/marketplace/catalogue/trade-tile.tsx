import { tradesCopy } from '../../copy/trades.copy.ts';
import type { Trade } from './catalogue.ts';
import { TradeIcon } from './trade-icon.tsx';

/**
 * A trade that leads to its page. A plain link, since 25 of the router's own would be a third of the time that the page takes
 * to draw.
 */
export function TradeTile({ trade: { slug, name, servicesCount, businessesCount } }: { trade: Trade }) {
  return (
    <li className="min-w-0">
      <a href={`/trades/${slug}`} className="trade-tile">
        <span>
          <TradeIcon slug={slug} />
        </span>
        <span>
          <b>{name}</b>
          <small>{tradesCopy.services(servicesCount)}</small>
          {businessesCount !== undefined && businessesCount > 0 && (
            <small>{tradesCopy.pros(businessesCount)}</small>
          )}
        </span>
      </a>
    </li>
  );
}
