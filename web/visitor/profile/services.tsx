import { Check } from 'lucide-react';
import { profileCopy } from '../../copy/profile.copy.ts';
import { SectionTitle } from '../../ui/heading.tsx';
import type { Profile } from './profile.ts';

/** A business that chose none takes all of its trade. */
export function Services({ business: { services, workCategoriesName } }: { business: Profile }) {
  const all = workCategoriesName ? [profileCopy.allServices(workCategoriesName)] : [];
  const names = services.length > 0 ? services : all;
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="services" className="grid gap-3">
      <SectionTitle id="services">{profileCopy.services}</SectionTitle>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {names.map((name) => (
          <li key={name} className="flex gap-2">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-link" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
