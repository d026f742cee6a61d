import { leadsCopy } from '../../copy/leads.ts';

/** Eleven strokes, always the same ones: the number itself has never been here (ruling 11). */
const STROKES = [11, 14, 10, 13, 14, 0, 12, 10, 14, 0, 13, 11, 14];

export function HiddenNumber() {
  return (
    <span className="grid gap-1">
      <svg
        width={130}
        height={18}
        viewBox="0 0 130 18"
        aria-hidden="true"
        focusable="false"
        className="fill-ink-soft blur-[3px]"
      >
        {STROKES.map((height, place) => (
          <rect key={place} x={place * 10} y={(18 - height) / 2} width={7} height={height} rx={3} />
        ))}
      </svg>
      <span className="text-sm text-ink-soft">{leadsCopy.number.hidden}</span>
    </span>
  );
}
