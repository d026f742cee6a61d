import { brand } from '../../../contract/brand.ts';
import type { Package } from '../../../contract/packages.ts';
import { homeCopy } from '../../copy/home.copy.ts';
import { monthly } from '../../copy/money.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import toolRoll from './pictures/tool-roll.avif?url';

/** With the honest price: of the cheapest package, as it is paid. */
export function ForTradespeople({ cheapest }: { cheapest: Package | null }) {
  const { heading, text, price, join, more } = homeCopy.tradespeople;
  const isSignedIn = useSession() !== null;
  return (
    <section aria-labelledby="tradespeople" className="deep-band">
      <Page>
        <div>
          <div>
            <h2 id="tradespeople">{heading}</h2>
            <p>{text(brand.name)}</p>
            {cheapest && <p>{price(monthly(cheapest))}</p>}
            <div>
              {!isSignedIn && (
                <a href="/packages" className="button-on-deep">
                  {join}
                </a>
              )}
              <a href="/get-more-leads" className="button-quiet-on-deep">
                {more}
              </a>
            </div>
          </div>
          <img src={toolRoll} width={640} height={480} alt="" loading="lazy" />
        </div>
      </Page>
    </section>
  );
}
