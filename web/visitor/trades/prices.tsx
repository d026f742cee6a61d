import type { ServicePrice } from '../../../contract/prices.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { PriceGuide } from '../../marketplace/prices/price-guide.tsx';
import { SectionTitle } from '../../ui/heading.tsx';

/** What work of a trade costs; each leads to the questions about it. */
export function Prices({ prices }: { prices: ServicePrice[] }) {
  if (prices.length === 0) return null;
  return (
    <section aria-labelledby="prices" className="grid gap-4">
      <SectionTitle id="prices">{directoryCopy.area.prices}</SectionTitle>
      <ul className="price-rows">
        {prices.map(({ service: { id, name }, guide }) => (
          <li key={id}>
            <h3>
              <a href={`/post-job?service=${id}`} className="contact-link font-semibold">
                {name}
              </a>
            </h3>
            <PriceGuide guide={guide} />
          </li>
        ))}
      </ul>
    </section>
  );
}
