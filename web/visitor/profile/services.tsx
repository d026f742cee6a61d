import { profileCopy } from '../../copy/profile.copy.ts';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import type { Profile } from './profile.ts';

/** A business that chose none takes all of its trade. */
export function Services({ business }: { business: Profile }) {
  const { services, workCategoriesName, startingPrices } = business;
  const from = new Map(startingPrices.map((price) => [price.service, price.from]));
  const all = workCategoriesName ? [profileCopy.allServices(workCategoriesName), ...from.keys()] : [];
  const names = services.length > 0 ? services : all;
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="services" className="grid gap-3">
      <SectionTitle id="services">{profileCopy.services}</SectionTitle>
      <ul className="ticked grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {names.map((name) => (
          <li key={name}>
            {name}
            <From pounds={from.get(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What it costs at least, where the business has said so. */
const From = ({ pounds }: { pounds: number | undefined }) =>
  pounds !== undefined && (
    <span className="ml-2 whitespace-nowrap text-ink-soft tabular-nums">{profileCopy.from(pounds)}</span>
  );
