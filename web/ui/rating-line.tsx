type RatingLineProps = {
  /** 0 to 5. */
  rating: number;
  /** Read out after it: "out of 5". */
  outOf: string;
  /** Of how many opinions it is made. */
  count: string;
};

/** A rating in a list. The star is a letter: twenty rows of drawn stars would weigh more than all else on the page. */
export const RatingLine = ({ rating, outOf, count }: RatingLineProps) => (
  <p className="flex items-baseline gap-x-1.5 tabular-nums">
    <span aria-hidden className="text-notable">
      ★
    </span>
    <span className="font-semibold">{rating.toFixed(1)}</span>
    <span className="sr-only"> {outOf}, </span>
    <span className="text-ink-soft">{count}</span>
  </p>
);
