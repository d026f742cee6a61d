import type { ServicePrice } from '../../../contract/prices.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { pricesCopy } from '../../copy/prices.copy.ts';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/heading.tsx';

const copy = directoryCopy.prices;

/** What work of a trade costs; each leads to the questions about it. What is true of several is said once, below. */
export function Prices({ prices }: { prices: ServicePrice[] }) {
  if (prices.length === 0) return null;
  const newest = (basis: 'accepted' | 'typical') =>
    prices.find(({ guide }) => guide.basis === basis)?.guide.asOf;
  const [accepted, typical] = [newest('accepted'), newest('typical')];
  return (
    <Card>
      <section aria-labelledby="prices" className="beside-list">
        <SectionTitle id="prices">{copy.heading}</SectionTitle>
        <ul className="price-rows">
          {prices.map((price) => (
            <Price key={price.service.id} price={price} />
          ))}
        </ul>
        {accepted && <p>{copy.accepted(accepted)}</p>}
        {typical && <p>{copy.typical(typical)}</p>}
      </section>
    </Card>
  );
}

const Price = ({ price: { service, guide } }: { price: ServicePrice }) => (
  <li>
    <h3>
      <a href={`/post-job?service=${service.id}`}>{service.name}</a>
    </h3>
    <strong>{pricesCopy.range(guide)}</strong>
    <p>{copy.behind(guide)}</p>
  </li>
);
