import { Check } from 'lucide-react';
import { homeCopy } from '../../copy/home.copy.ts';
import tap from './pictures/job.avif?url';
import { SampleLogo } from './sample-logos.tsx';

const copy = homeCopy.example;

/** The thing itself: a job with its photo and three quotes, one of them chosen. Made up, and says so. */
export const ExampleQuotes = () => (
  <section aria-labelledby="example" className="example">
    <img src={tap} width={864} height={648} alt={copy.photo} />
    <p className="caption">{copy.mark}</p>
    <div>
      <h2 id="example">{copy.job}</h2>
      <p>{copy.place}</p>
      <ul>
        {copy.quotes.map((quote, place) => (
          <li key={quote.name} data-chosen={quote.isChosen || undefined}>
            <SampleLogo place={place} />
            <Quote quote={quote} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

type Sample = (typeof copy.quotes)[number];

const Quote = ({ quote: { name, rating, count, price, unit, isChosen } }: { quote: Sample }) => (
  <>
    <span>
      <b>{name}</b>
      <small>
        <span className="one-star" aria-hidden /> {rating}
        <span className="sr-only"> {copy.outOf}</span> ({count})
      </small>
    </span>
    <span>
      <b>{price}</b>
      {isChosen ? (
        <small>
          <Check size={16} aria-hidden />
          {copy.chosen}
        </small>
      ) : (
        unit && <i>{unit}</i>
      )}
    </span>
  </>
);
