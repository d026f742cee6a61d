import type { AreaSummary } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { SectionTitle } from '../../ui/heading.tsx';

type AreasProps = { heading: string; trade: string; areas: AreaSummary[] };

/** The areas that have a page, each with how many serve it. */
export function Areas({ heading, trade, areas }: AreasProps) {
  if (areas.length === 0) return null;
  return (
    <section aria-labelledby="areas" className="grid gap-4">
      <SectionTitle id="areas">{heading}</SectionTitle>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6">
        {areas.map(({ slug, name, businessesCount }) => (
          <li key={slug} className="border-b border-line">
            <a
              href={`/trades/${trade}/${slug}`}
              className="flex min-h-11 items-center justify-between gap-3 text-link hover:underline hover:underline-offset-4"
            >
              {name}
              <span className="text-ink-soft tabular-nums">{businessesCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ServicesProps = { services: { id: string; name: string }[] };

/** What can be asked for; each leads to the questions about it. */
export function ServicesOffered({ services }: ServicesProps) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="services" className="grid gap-4">
      <SectionTitle id="services">{directoryCopy.trade.services}</SectionTitle>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {services.map(({ id, name }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`/post-job?service=${id}`}
              className="flex min-h-11 items-center py-1 text-link hover:underline hover:underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const PostInTrade = ({ trade }: { trade: string }) => (
  <div className="grid gap-3 print:hidden">
    <a href={`/post-job?category=${trade}`} className={buttonLook('primary')}>
      {directoryCopy.postJob}
    </a>
    <p className="text-sm text-ink-soft">{directoryCopy.asks}</p>
  </div>
);
