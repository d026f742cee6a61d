import type { Trade } from './catalogue.ts';
import { TradeTile } from './trade-tile.tsx';

/** The whole tool roll. The lines between the pockets are the right and bottom edges of each, cut off at the rim. */
export function TradeRoll({ trades }: { trades: Trade[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <ul className="-mr-px -mb-px grid sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
        {trades.map((trade) => (
          <TradeTile key={trade.slug} trade={trade} />
        ))}
      </ul>
    </div>
  );
}
