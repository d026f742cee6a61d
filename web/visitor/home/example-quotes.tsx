import { Check } from 'lucide-react';
import { homeCopy } from '../../copy/home.copy.ts';
import tap from './pictures/job.avif?url';

const copy = homeCopy.example;

/** The thing itself: a job with its photo and three quotes, one of them chosen. Made up, and says so. */
export const ExampleQuotes = () => (
  <section aria-labelledby="example" className="example">
    <img src={tap} width={864} height={648} alt={copy.photo} />
    <div>
      <p>{copy.mark}</p>
      <h2 id="example">{copy.job}</h2>
      <p>{copy.place}</p>
    </div>
    <ul>
      {copy.quotes.map(({ name, rating, count, price, isChosen }) => (
        <li key={name} data-chosen={isChosen || undefined}>
          <span aria-hidden>{name.slice(0, 1)}</span>
          <span>
            <b>{name}</b>
            <small>
              <span className="one-star" aria-hidden /> {rating}
              <span className="sr-only"> {copy.outOf}</span> ({count})
            </small>
          </span>
          <span>
            <b>{price}</b>
            {isChosen && (
              <small>
                <Check size={16} aria-hidden />
                {copy.chosen}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
