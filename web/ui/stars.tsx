import { Star } from './star.tsx';

const PLACES = [0, 1, 2, 3, 4];

type StarsProps = {
  /** 0 to 5, parts of a star included. */
  value: number;
  /** What it says to those who do not see stars: "4.5 out of 5". */
  label: string;
  size?: number;
};

/** A rating that is shown. */
export function Stars({ value, label, size = 20 }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 align-middle">
      {PLACES.map((place) => (
        <Star key={place} filled={value - place} size={size} />
      ))}
    </span>
  );
}
