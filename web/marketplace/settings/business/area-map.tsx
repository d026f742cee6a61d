import type { ServiceArea } from '../../../../contract/businesses.ts';
import { KM_PER_MILE } from '../../../../contract/reach.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { failureSentence } from '../../dashboard/failure-sentence.ts';
import { AreaPlan } from './area-plan.tsx';
import { useServiceArea } from './own-business.ts';

const copy = businessSettingsCopy.area;

/** Where the leads come from: in words, and drawn. */
export function AreaMap({ location }: { location: string }) {
  const { data, error, isFetching, refetch } = useServiceArea(location);
  return (
    <section aria-labelledby="area" className="grid gap-4">
      <h3 id="area" className="font-display text-xl leading-tight">
        {copy.title}
      </h3>
      {data && <Area area={data} />}
      {!data && !error && (
        <div aria-hidden className="aspect-square w-full max-w-md rounded-card bg-sunken" />
      )}
      {!data && error && (
        <Failed onTryAgain={() => void refetch()} isBusy={isFetching}>
          {failureSentence(error)}
        </Failed>
      )}
    </section>
  );
}

const Area = ({ area }: { area: ServiceArea }) => (
  <div className="grid items-start gap-6 md:grid-cols-[minmax(0,26rem)_1fr]">
    <AreaPlan area={area} />
    <div className="grid gap-4">
      <p>
        {copy.lead(area.radiusKm, Math.round(area.radiusKm / KM_PER_MILE), `${area.postcode}, ${area.town}`)}
      </p>
      <div className="grid gap-1">
        <h4 className="text-sm text-ink-soft">{copy.within}</h4>
        <ul className="flex flex-wrap gap-x-3 gap-y-1">
          {area.areas
            .filter(({ isReached }) => isReached)
            .map(({ code, name }) => (
              <li key={code}>
                <span className="font-semibold">{code}</span> {name}
              </li>
            ))}
        </ul>
      </div>
    </div>
  </div>
);
