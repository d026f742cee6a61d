const LOOKS = { normal: ['stars', 20], small: ['small-stars', 18] } as const;
/** Between two stars. */
const GAP = 2;
const HIGHEST = 5;

type StarsProps = {
  /** 0 to 5, parts of a star included. */
  value: number;
  /** What it says to those who do not see stars: "4.5 out of 5". */
  label: string;
  look?: keyof typeof LOOKS;
};

/** A rating that is shown: one drawing for all five stars, filled from the left (styles/looks.css). */
export function Stars({ value, label, look = 'normal' }: StarsProps) {
  const [className, star] = LOOKS[look];
  return (
    <span role="img" aria-label={label} className={className}>
      <svg width={filledWidth(value, star)} height={star} />
    </span>
  );
}

/** Whole stars with the gaps between them, then the part of the next. */
function filledWidth(value: number, star: number): number {
  const stars = Math.min(HIGHEST, Math.max(0, value));
  const whole = Math.min(HIGHEST - 1, Math.floor(stars));
  return Math.round((whole * (star + GAP) + (stars - whole) * star) * 10) / 10;
}
