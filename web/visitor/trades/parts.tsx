import type { ReactNode } from 'react';
import type { AreaSummary } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { isDrawnTrade, TradeIcon } from '../../marketplace/catalogue/trade-icon.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Card } from '../../ui/layout/card.tsx';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { postIn } from './list-address.ts';

type AreasProps = { heading: string; trade: string; areas: AreaSummary[] };

/** The areas that have a page. How many serve each is said where that tells them apart. */
export function Areas({ heading, trade, areas }: AreasProps) {
  const areAlike = new Set(areas.map(({ businessesCount }) => businessesCount)).size < 2;
  return (
    <AreaLinks heading={heading} trade={trade} areas={areas}>
      {({ businessesCount }) => !areAlike && businessesCount}
    </AreaLinks>
  );
}

/** Farther than this nobody comes, and nobody looks. */
const NEAR_MILES = 60;

/** Where nobody serves a place: the areas that somebody does, and how far off they are. */
export const NearestAreas = ({ heading, trade, areas }: AreasProps) => (
  <AreaLinks
    heading={heading}
    trade={trade}
    areas={areas.filter(({ distance_miles: miles }) => miles !== null && miles <= NEAR_MILES)}
  >
    {({ distance_miles: miles }) => miles !== null && directoryCopy.list.milesOff(miles)}
  </AreaLinks>
);

type LinksProps = AreasProps & { children: (area: AreaSummary) => string | number | false };

function AreaLinks({ heading, trade, areas, children }: LinksProps) {
  if (areas.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="areas" className="beside-list">
        <SectionTitle id="areas">{heading}</SectionTitle>
        <ul className="ruled-links grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6">
          {areas.map((area) => (
            <li key={area.slug}>
              <a href={`/trades/${trade}/${area.slug}`}>
                {area.name}
                <span>{children(area)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

type ServicesProps = { heading?: string; services: { id: string; name: string }[] };

/** What can be asked for; each leads to the questions about it. */
export function ServicesOffered({ heading = directoryCopy.trade.services, services }: ServicesProps) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="services" className="grid gap-4">
      <SectionTitle id="services">{heading}</SectionTitle>
      <ul className="ruled-links grid gap-x-8 sm:grid-cols-2">
        {services.map(({ id, name }) => (
          <li key={id}>
            <a href={`/post-job?service=${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NobodyProps = {
  trade: string;
  postcode: string;
  /** How many are a little farther off; null where none is anywhere. */
  fartherCount: number | null;
  children: ReactNode;
};

/** Nobody is there yet. The job is taken all the same, with what is known of it. */
export const NobodyYet = ({ trade, postcode, fartherCount, children }: NobodyProps) => (
  <div className="nobody-yet">
    <div>{isDrawnTrade(trade) ? <SceneOfTrade slug={trade} isSeenFirst /> : <TradeIcon slug={trade} />}</div>
    <div>
      <p>
        {children} {directoryCopy.area.post(fartherCount)}
      </p>
      <a href={postIn(trade, postcode)} className={buttonLook('primary')}>
        {directoryCopy.postJob}
      </a>
    </div>
  </div>
);

type SceneProps = { slug: string; isSeenFirst?: boolean };

/** A drawing of ours that stands for a trade where there is no picture of real work; nothing for a trade that an operator added. */
const SceneOfTrade = ({ slug, isSeenFirst = false }: SceneProps) =>
  isDrawnTrade(slug) && (
    <img
      src={`/scene-${slug}.avif`}
      width={480}
      height={360}
      alt=""
      loading={isSeenFirst ? 'eager' : 'lazy'}
    />
  );
