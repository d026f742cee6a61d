import type { OwnJob } from '../../../contract/jobs.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Person, Sum } from '../../marketplace/jobs/person.tsx';
import { ProfileLink } from './profile-link.tsx';
import { Money } from '../../ui/money.tsx';

/** Who does the work, and for how much. */
export function Winner({ job: { business, cost, rate_type } }: { job: OwnJob }) {
  if (!business) return null;
  return (
    <div
      role="group"
      aria-label={business.name}
      className="grid content-start gap-4 rounded-field bg-sunken p-4 sm:p-5"
    >
      <Person
        picture={business.logo}
        name={business.name}
        title={<ProfileLink id={business.id}>{business.name}</ProfileLink>}
      >
        <span>{business.userName}</span>
      </Person>
      {cost !== null && (
        <Sum label={jobsCopy.charge}>
          <Money pounds={cost} rate={rate_type} />
        </Sum>
      )}
    </div>
  );
}
