type BarsProps = { label: string; values: readonly number[] };

const WIDTH = 10;
const HEIGHT = 40;

/** The months as bars, the current one in the colour of links. A table says the same in figures. */
export function Bars({ label, values }: BarsProps) {
  const most = Math.max(...values, 0);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * WIDTH} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      className="h-16 w-full forced-colors:[&_rect]:fill-[CanvasText]"
    >
      {values.map((value, place) => {
        // A month without anything still has a foot to stand on.
        const height = most > 0 ? Math.max((value / most) * HEIGHT, 1) : 1;
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
  );
}
