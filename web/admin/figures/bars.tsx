type BarsProps = {
  /** What the picture shows, for those who do not see it. */
  label: string;
  values: readonly number[];
  /** Below each bar. */
  names: readonly string[];
  /** What the highest bar stands for. */
  most: string;
};

const WIDTH = 10;
const HEIGHT = 40;

/** Values as bars, the last one in the colour of links, with their names below and their scale above. A table says the same. */
export function Bars({ label, values, names, most }: BarsProps) {
  const highest = Math.max(...values, 0);
  return (
    <div role="img" aria-label={label} className="grid gap-1 text-sm text-ink-soft tabular-nums">
      {highest > 0 && <span>{most}</span>}
      <svg
        aria-hidden
        viewBox={`0 0 ${values.length * WIDTH} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        className="h-16 w-full border-t border-line forced-colors:[&_rect]:fill-[CanvasText]"
      >
        {values.map((value, place) => {
          // A month without anything still has a foot to stand on.
          const height = highest > 0 ? Math.max((value / highest) * HEIGHT, 1) : 1;
          return (
            <rect
              key={place}
              x={place * WIDTH + 1}
              y={HEIGHT + 1 - height}
              width={WIDTH - 2}
              height={height}
              data-current={place === values.length - 1 || undefined}
              className="fill-tint-line data-current:fill-link"
            />
          );
        })}
      </svg>
      <div className="grid auto-cols-fr grid-flow-col text-center">
        {names.map((name, place) => (
          <span key={place}>{name}</span>
        ))}
      </div>
    </div>
  );
}
