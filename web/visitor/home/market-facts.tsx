import type { MarketFacts } from '../../../contract/demand.ts';
import { homeCopy } from '../../copy/home.copy.ts';

const copy = homeCopy.facts;

/** What was counted; a figure that is too small to say anything is not there. */
export function FactsOfMarket({ facts }: { facts: MarketFacts }) {
  const { jobsPosted, firstQuoteMinutes, hiredPercent } = facts;
  const told = [
    jobsPosted !== null && copy.posted(jobsPosted),
    firstQuoteMinutes !== null && copy.firstQuote(firstQuoteMinutes),
    hiredPercent !== null && copy.hired(hiredPercent),
  ].filter((fact) => fact !== false);
  if (told.length === 0) return null;
  return (
    <section aria-label={copy.label} className="page-width">
      <dl className="market-facts">
        {told.map(({ figure, of }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
