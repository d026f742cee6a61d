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
      <a
        href={`/trades/${trade.slug}`}
        className="flex h-full items-center gap-4 border-r border-b border-line p-4 -outline-offset-2 transition-colors duration-150 ease-out hover:bg-sunken sm:min-h-40 sm:flex-col sm:items-start sm:p-5"
      >
        <span className="rounded-field bg-tint p-2.5 text-link">
          <TradeIcon slug={trade.slug} />
        </span>
        <span className="sm:mt-auto">
          <span className="block leading-snug font-semibold text-balance">{trade.name}</span>
          <span className="text-sm text-ink-soft tabular-nums">
            {tradesCopy.services(trade.servicesCount)}
          </span>
        </span>
      </a>
    </li>
  );
}
