import type { AreaPage } from '../../../contract/directory.ts';
import { directoryCopy } from '../../copy/directory.copy.ts';
import { SectionTitle } from '../../ui/heading.tsx';
import { RecentWork } from '../recent-work.tsx';
import { wayTo } from './crumbs.tsx';
import { TradeFrame } from './frame.tsx';
import { LocalPros } from './local-pros.tsx';
import { Areas, PostInTrade, ServicesOffered } from './parts.tsx';
import { SearchForm } from './search-form.tsx';

const copy = directoryCopy.area;

/** A trade in one area: who serves it, and what is near. */
export function AreaScreen({ page, isFurther }: { page: AreaPage; isFurther: boolean }) {
  const { trade, area, businesses, businessesCount, next, around, services, reviews } = page;
  const here = `/trades/${trade.slug}/${area.slug}`;
  return (
    <TradeFrame
      way={wayTo({ href: `/trades/${trade.slug}`, label: trade.name }, { href: here, label: area.name })}
      trade={trade.slug}
      title={copy.title(trade.name, area.name)}
      summary={copy.summary(businessesCount, area.name)}
      aside={<PostInTrade trade={trade.slug} />}
    >
      <section aria-labelledby="pros" className="grid gap-4">
        <SectionTitle id="pros">{directoryCopy.list.heading}</SectionTitle>
        <LocalPros
          businesses={businesses}
          next={next && `${here}?cursor=${next}`}
          first={isFurther ? here : null}
        />
      </section>
      <SearchForm action={`/trades/${trade.slug}`} typed={{ postcode: '' }} />
      <RecentWork reviews={reviews} />
      <ServicesOffered services={services} />
      <Areas heading={copy.around} trade={trade.slug} areas={around} />
    </TradeFrame>
  );
}
