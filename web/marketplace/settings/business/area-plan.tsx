import type { ServiceArea } from '../../../../contract/businesses.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';

const copy = businessSettingsCopy.area;

/** Kilometres from the middle to each edge. */
const HALF = 62;
const KM_PER_DEGREE = 111.2;

/** A plan to scale: the circle, and the post code areas in and around it. No roads, no coast, no foreign tiles. */
export function AreaPlan({ area }: { area: ServiceArea }) {
  const { centre, radiusKm, postcode } = area;
  const dots = withoutOverlaps(area.areas.map((one) => ({ ...one, ...placeOf(one, centre) })));
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`${-HALF} ${-HALF} ${HALF * 2} ${HALF * 2}`}
        role="img"
        aria-label={copy.drawing(postcode)}
        className="aspect-square w-full rounded-card border border-line bg-page forced-color-adjust-none"
      >
        <circle r={radiusKm} className="fill-tint stroke-link" strokeWidth={0.8} strokeDasharray="2.4 1.6" />
        {dots.map((dot) => (
          <Dot key={dot.code} {...dot} />
        ))}
        <circle r={2.2} className="fill-link stroke-surface" strokeWidth={0.8} />
      </svg>
      <Legend />
    </figure>
  );
}

type DotProps = { code: string; x: number; y: number; isReached: boolean };

const Dot = ({ code, x, y, isReached }: DotProps) => (
  <g data-reached={isReached || undefined} className="group">
    <circle cx={x} cy={y} r={1.1} className="fill-edge group-data-reached:fill-link" />
    <text
      x={x}
      y={y - 2.2}
      textAnchor="middle"
      className="fill-ink-soft text-[4.4px] group-data-reached:fill-ink group-data-reached:font-semibold"
    >
      {code}
    </text>
  </g>
);

const Legend = () => (
  <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="size-3 rounded-full bg-link" />
      {copy.here}
    </span>
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="size-3 rounded-full border border-dashed border-link bg-tint" />
      {copy.inside}
    </span>
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="size-2 rounded-full bg-edge" />
      {copy.outside}
    </span>
  </figcaption>
);

type Spot = { lat: number; lng: number };

/** Kilometres to the east and, as a drawing counts, to the south. Flat enough for a hundred of them. */
function placeOf(spot: Spot, centre: Spot) {
  const narrowing = Math.cos((centre.lat * Math.PI) / 180);
  return {
    x: (spot.lng - centre.lng) * KM_PER_DEGREE * narrowing,
    y: (centre.lat - spot.lat) * KM_PER_DEGREE,
  };
}

/** Letters that would lie on others' are left out of the drawing; the words beside it name all. Nearest first. */
function withoutOverlaps<T extends DotProps>(dots: T[]): T[] {
  const drawn: T[] = [];
  for (const dot of dots) {
    const isOutside = Math.max(Math.abs(dot.x), Math.abs(dot.y)) > HALF - 4;
    const isCrowded = drawn.some((one) => Math.abs(one.x - dot.x) < 8 && Math.abs(one.y - dot.y) < 5);
    // The middle belongs to the own dot.
    const isHidden = Math.hypot(dot.x, dot.y) < 5;
    if (!isOutside && !isCrowded && !isHidden) drawn.push(dot);
  }
  return drawn;
}
