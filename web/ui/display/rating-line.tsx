type RatingLineProps = {
  /** 0 to 5. */
  rating: number;
  /** Read out after it: "out of 5". */
  outOf: string;
  /** Of how many opinions it is made. */
  count: string;
};

/** A rating in a list: one star, drawn once in the style sheet, and the figure. */
export const RatingLine = ({ rating, outOf, count }: RatingLineProps) => (
  <p className="flex items-baseline gap-x-1.5 tabular-nums">
    <span aria-hidden className="one-star" />
    <span className="font-semibold">{rating.toFixed(1)}</span>
    <span className="sr-only"> {outOf}, </span>
    <span className="text-ink-soft">{count}</span>
  </p>
);
