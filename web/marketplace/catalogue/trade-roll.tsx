import { tradesCopy } from '../../copy/trades.copy.ts';
import type { Trade } from './catalogue.ts';
import { TradeIcon } from './trade-icon.tsx';

type TradeRollProps = {
  trades: Trade[];
  /** A phone shows the first eight of them. */
  isShort?: boolean;
};

/** The whole tool roll. */
export function TradeRoll({ trades, isShort }: TradeRollProps) {
  return (
    <ul data-short={isShort || undefined} className="trade-roll">
      {trades.map((trade) => (
        <TradeTile key={trade.slug} trade={trade} />
      ))}
    </ul>
  );
}

/** One or two of them would say that the place is empty. */
const WORTH_SAYING = 3;

/**
 * A trade that leads to its page. A plain link, since 25 of the router's own would be a third of the time that the page takes
 * to draw.
 */
function TradeTile({ trade: { slug, name, servicesCount, businessesCount = 0 } }: { trade: Trade }) {
  return (
    <li className="min-w-0">
      <a href={`/trades/${slug}`} className="trade-tile">
        <span>
          <TradeIcon slug={slug} />
        </span>
        <span>
          <b>{name}</b>
          <small>
            {businessesCount >= WORTH_SAYING
              ? tradesCopy.pros(businessesCount)
              : tradesCopy.services(servicesCount)}
          </small>
        </span>
      </a>
    </li>
  );
}
