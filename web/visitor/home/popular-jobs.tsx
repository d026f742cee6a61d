import type { PopularService } from '../../../contract/demand.ts';
import { homeCopy } from '../../copy/home.copy.ts';

const copy = homeCopy.popular;

/** More of them stand below, with pictures. */
const SHOWN = 5;

type PopularProps = { services: PopularService[]; isCounted: boolean };

/** What people ask for most, each with what it costs where that is known; a tap begins with it. */
export function PopularJobs({ services, isCounted }: PopularProps) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="popular-jobs">
      <h2 id="popular">{isCounted ? copy.counted : copy.examples}</h2>
      <ul>
        {services.slice(0, SHOWN).map(({ id, name, guide }) => (
          <li key={id}>
            <a href={`/post-job?service=${id}`}>
              {name}
              {guide && <small>{copy.price(guide)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
