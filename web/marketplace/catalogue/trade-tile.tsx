import { tradesCopy } from '../../copy/trades.copy.ts';
import type { Trade } from './catalogue.ts';
import { TradeIcon } from './trade-icon.tsx';

/**
 * A trade that leads to its page: a row on a phone, a pocket on a desktop. A plain link, since 25 of the
 * router's own would be a third of the time that the page takes to draw.
 */
export function TradeTile({ trade }: { trade: Trade }) {
  return (
    <li>
      <a href={`/trades/${trade.slug}`} className="trade-tile">
        <span>
          <TradeIcon slug={trade.slug} />
        </span>
        <span>
          <b>{trade.name}</b>
          <small>{tradesCopy.services(trade.servicesCount)}</small>
        </span>
      </a>
    </li>
  );
}
