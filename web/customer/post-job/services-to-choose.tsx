import type { MouseEvent, ReactNode } from 'react';
import type { WorkCategory } from '../../../contract/catalogue.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import type { PostJobSearch } from './search.ts';
import { type ServiceChoice, servicesLike } from './service-choice.ts';

const copy = postJobCopy.what;

type ChooseProps = { categories: WorkCategory[]; search: PostJobSearch; onChoose: (id: string) => void };

/** The services of a trade, or those that are like what somebody wrote; links, so that they work without script. */
export function ServicesToChoose({ categories, search, onChoose }: ChooseProps) {
  const { heading, services, isOneTrade } = offer(categories, search);
  if (!heading) return null;
  return (
    <section aria-labelledby="choose" className="grid gap-3">
      <h2 id="choose" className="text-lg font-semibold">
        {heading}
      </h2>
      {services.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-line bg-surface *:border-line *:not-last:border-b">
          {services.map((service) => (
            <li key={service.id}>
              <ServiceLink service={service} search={search} onChoose={onChoose}>
                {!isOneTrade && service.trade.name}
              </ServiceLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function offer(categories: WorkCategory[], { category, what }: PostJobSearch) {
  const trade = categories.find(({ slug }) => slug === category);
  if (trade)
    return {
      isOneTrade: true,
      heading: copy.ofTrade(trade.name),
      services: trade.services.map((service) => ({ ...service, trade })),
    };
  if (!what) return { heading: null, services: [], isOneTrade: false };
  const services = servicesLike(categories, what);
  const heading = services.length > 0 ? copy.like(what) : copy.nothingLike(what);
  return { heading, services, isOneTrade: false };
}

type LinkProps = Omit<ChooseProps, 'categories'> & { service: ServiceChoice; children: ReactNode };

function ServiceLink({ service: { id, name }, search: { postcode }, onChoose, children }: LinkProps) {
  const query = new URLSearchParams({ service: id, ...(postcode && { postcode }) });
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <a
      href={`/post-job?${query}`}
      onClick={choose}
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2 -outline-offset-2 hover:bg-sunken"
    >
      <span className="font-semibold text-link">{name}</span>
      <span className="text-sm text-ink-soft">{children}</span>
    </a>
  );
}
