import { tradesCopy } from '../../copy/trades.copy.ts';
import type { Trade } from '../../marketplace/catalogue/catalogue.ts';
import { TradeRoll } from '../../marketplace/catalogue/trade-roll.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';

/** The whole tool roll: one pocket for each trade. A phone has room for the eight most wanted. */
export function TradesOnOffer({ trades }: { trades: Trade[] }) {
  const services = trades.reduce((sum, trade) => sum + trade.servicesCount, 0);
  return (
    <section aria-labelledby="trades" className="grid gap-6 max-sm:gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <SectionTitle id="trades">{tradesCopy.heading}</SectionTitle>
        <p className="text-ink-soft tabular-nums max-sm:hidden">
          {tradesCopy.count(trades.length, services)}
        </p>
      </div>
      {trades.length > 0 ? <TradeRoll trades={trades} isShort /> : <p>{tradesCopy.none}</p>}
      <a href="/trades" className={`${buttonLook('quiet')} sm:hidden`}>
        {tradesCopy.all(trades.length)}
      </a>
      <a href="/trades" className="contact-link justify-self-start max-sm:hidden">
        {tradesCopy.find}
      </a>
    </section>
  );
}
