import { useEffect, useState } from 'react';

type QrPictureProps = { text: string; label: string };

/** Quiet modules around the picture, as the standard wants them. */
const MARGIN = 4;

/**
 * A text as a picture for a camera. It is drawn here and now, so that what it says goes nowhere else; dark on light in
 * both colour modes, since many cameras read it no other way.
 */
export function QrPicture({ text, label }: QrPictureProps) {
  const [rows, setRows] = useState<readonly boolean[][]>([]);
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const { encode } = await import('uqr');
      if (isWanted) setRows(encode(text, { ecc: 'M', border: MARGIN }).data);
    };
    // Without the picture there is the key as text.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <div className="size-56 rounded-field border border-line bg-white p-1">
      {rows.length > 0 && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${rows.length} ${rows.length}`}
          className="size-full"
        >
          <path
            fill="black"
            shapeRendering="crispEdges"
            d={darkOf(rows)}
            className="forced-color-adjust-none"
          />
        </svg>
      )}
    </div>
  );
}

/** Each dark module is a square of one by one. */
const darkOf = (rows: readonly boolean[][]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
