import type { OwnJob } from '../../../contract/jobs.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { CallLink } from '../../marketplace/jobs/call-link.tsx';
import { Person, Sum } from '../../marketplace/jobs/person.tsx';
import { ProfileLink } from './profile-link.tsx';
import { Money } from '../../ui/money.tsx';

/** Who does the work, for how much, and where they are rung while it goes on. */
export function Winner({ job: { business, business_phone: phone, cost, rate_type } }: { job: OwnJob }) {
  if (!business) return null;
  return (
    <div
      role="group"
      aria-label={business.name}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field bg-sunken p-3 sm:px-4"
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
      {phone && <CallLink name={business.name} number={phone} />}
    </div>
  );
}
