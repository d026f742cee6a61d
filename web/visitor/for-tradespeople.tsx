import { Phone } from 'lucide-react';
import { brand, dialled } from '../../contract/brand.ts';
import type { Package } from '../../contract/packages.ts';
import { homeCopy } from '../copy/home.copy.ts';
import { monthly } from '../copy/money.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { buttonLook } from '../ui/button-look.ts';
import { SectionTitle } from '../ui/heading.tsx';

/** With the honest price: of the cheapest package, as it is paid. */
export function ForTradespeople({ cheapest }: { cheapest: Package | null }) {
  const { heading, text, price, join, call } = homeCopy.tradespeople;
  const isSignedIn = useSession() !== null;
  return (
    <section
      aria-labelledby="tradespeople"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-y border-line py-8"
    >
      <div className="grid max-w-2xl gap-2">
        <SectionTitle id="tradespeople">{heading}</SectionTitle>
        <p className="text-pretty text-ink-soft">{text(brand.name)}</p>
        {cheapest && <p className="font-semibold text-pretty tabular-nums">{price(monthly(cheapest))}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isSignedIn && (
          <a href="/packages" className={buttonLook('primary')}>
            {join}
          </a>
        )}
        <a href={dialled(brand.contact.supportNumbers[0])} className={buttonLook('quiet')}>
          <Phone size={18} aria-hidden />
          {call}
        </a>
      </div>
    </section>
  );
}
