import type { Trade } from './catalogue.ts';
import { TradeTile } from './trade-tile.tsx';

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
