import { Check } from 'lucide-react';
import { homeCopy } from '../../copy/home.copy.ts';
import tap from './pictures/job.avif?url';

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

/** Logos of businesses that do not exist, in the order of the sample quotes. One drawing each, in colours that no mode changes. */
const LOGOS = [
  <>
    <rect width="48" height="48" rx="11" className="fill-danger" />
    <circle cx="24" cy="26" r="7" className="fill-white" />
    <path
      d="M24 8v6M9.500 14.500l4.500 4.500M38.500 14.500 34 19M6 30h6M36 30h6"
      strokeWidth="3.500"
      strokeLinecap="round"
      className="stroke-white"
    />
    <path d="M8 38h32" strokeWidth="3.500" strokeLinecap="round" className="stroke-oak-200" />
  </>,
  <>
    <rect width="48" height="48" rx="11" className="fill-deep" />
    <path d="M24 8c6 8 10 12 10 18a10 10 0 0 1-20 0c0-6 4-10 10-18z" className="fill-lochmara-200" />
    <path
      d="M8 36q4-5 8 0t8 0 8 0 8 0"
      fill="none"
      strokeWidth="3.500"
      strokeLinecap="round"
      className="stroke-lochmara-400"
    />
  </>,
  <>
    <rect width="48" height="48" rx="11" className="fill-green-700" />
    <circle cx="24" cy="24" r="11" fill="none" strokeWidth="5" className="stroke-white" />
    <path d="M24 13v-5M24 40v-5" strokeWidth="5" className="stroke-oak-200" />
  </>,
];

const SampleLogo = ({ place }: { place: number }) => (
  <svg width={40} height={40} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {LOGOS[place]}
  </svg>
);
