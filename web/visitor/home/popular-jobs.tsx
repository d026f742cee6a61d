import type { PopularService } from '../../../contract/demand.ts';
import { homeCopy } from '../../copy/home.copy.ts';

const copy = homeCopy.popular;

/** So many letters, with what is around each name, fill the one row that there is room for. */
const ROW = 66;
const AROUND = 5;
/** What has a longer name is told of better where there is more room. */
const SHORT = 23;

type Service = Pick<PopularService, 'id' | 'name'>;
type PopularProps = { market: { popular: Service[]; pictured: Service[]; isCounted: boolean } };

/** What people ask for most, but for what stands below with a picture and a price; a tap begins with it. */
export function PopularJobs({ market: { popular, pictured, isCounted } }: PopularProps) {
  const shown = oneRow(popular.filter(({ id }) => !pictured.some((one) => one.id === id)));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="popular-jobs">
      <h2 id="popular">{isCounted ? copy.counted : copy.examples}</h2>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a href={`/post-job?service=${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As many short names as have room; a long one gives way to those after it. */
function oneRow(services: Service[]): Service[] {
  let room = ROW;
  return services.filter(({ name }) => {
    const fits = name.length <= SHORT && name.length + AROUND <= room;
    if (fits) room -= name.length + AROUND;
    return fits;
  });
}
