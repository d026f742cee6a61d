import { useId } from 'react';

/** A star filled from the left by a part between 0 and 1. */
export function Star({ filled, size }: { filled: number; size: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <rect width={24 * Math.min(1, Math.max(0, filled))} height="24" />
      </clipPath>
      <path d={OUTLINE} className="fill-none stroke-star-edge stroke-[1.5]" />
      <path d={OUTLINE} clipPath={`url(#${id})`} className="fill-star stroke-star-edge stroke-[1.5]" />
    </svg>
  );
}

const OUTLINE = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';
