import { tradesCopy } from '../../copy/trades.copy.ts';
import type { Trade } from './catalogue.ts';
import { TradeIcon } from './trade-icon.tsx';

type TradeRollProps = {
  trades: Trade[];
  /** A phone shows the first eight of them. */
  isShort?: boolean;
};

/** The whole tool roll. The lines between the pockets are the right and bottom edges of each, cut off at the rim. */
export function TradeRoll({ trades, isShort }: TradeRollProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <ul data-short={isShort || undefined} className="trade-roll">
        {trades.map((trade) => (
          <TradeTile key={trade.slug} trade={trade} />
        ))}
      </ul>
    </div>
  );
}

/**
 * A trade that leads to its page. A plain link, since 25 of the router's own would be a third of the time that the page takes
 * to draw.
 */
function TradeTile({ trade: { slug, name, servicesCount, businessesCount } }: { trade: Trade }) {
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
