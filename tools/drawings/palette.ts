/** A colour as OKLCH: lightness, chroma, hue; the tokens of web/styles/tokens.css are written so. */
type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** As sRGB in hex, since the renderer of SVG knows no OKLCH. */
export function hex([lightness, chroma, hue]: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(channel).join('')}`;
}

function channel(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear));
  const shown = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(shown * 255)
    .toString(16)
    .padStart(2, '0');
}

const scale = <Step extends number>(steps: Record<Step, Oklch>): Record<Step, string> =>
  Object.fromEntries(Object.entries<Oklch>(steps).map(([step, colour]) => [step, hex(colour)])) as Record<
    Step,
    string
  >;

/** Walls, ceramic, metal, shadows: warm, around 80 degrees. */
export const STONE = scale({
  50: [0.982, 0.009, 82],
  100: [0.955, 0.014, 81],
  200: [0.912, 0.02, 79],
  300: [0.855, 0.024, 77],
  400: [0.745, 0.027, 74],
  500: [0.605, 0.027, 72],
  600: [0.48, 0.024, 68],
  700: [0.375, 0.02, 65],
  800: [0.285, 0.016, 60],
  900: [0.22, 0.012, 58],
});

/** The brand; also water, glass and the sky. */
export const BLUE = scale({
  50: [0.977, 0.012, 245.1],
  100: [0.949, 0.026, 245.1],
  200: [0.9, 0.052, 245.1],
  300: [0.825, 0.092, 245.1],
  400: [0.72, 0.138, 245.1],
  500: [0.645, 0.148, 245.1],
  600: [0.5733, 0.1446, 245.1],
  700: [0.485, 0.122, 245.1],
  800: [0.415, 0.104, 245.1],
  900: [0.355, 0.082, 245.1],
  950: [0.26, 0.058, 245.1],
});

/** The one secondary: timber, brick, copper, brass, cardboard. */
export const OAK = scale({
  100: [0.945, 0.03, 78],
  200: [0.885, 0.05, 75],
  300: [0.81, 0.075, 71],
  400: [0.73, 0.09, 67],
  500: [0.645, 0.095, 62],
  600: [0.55, 0.087, 57],
  700: [0.45, 0.07, 54],
  800: [0.35, 0.05, 50],
});

/** Stone turned green, for what grows and for nothing else. */
export const MOSS = scale({
  200: [0.87, 0.045, 122],
  300: [0.785, 0.062, 125],
  400: [0.69, 0.075, 128],
  500: [0.585, 0.075, 132],
  600: [0.48, 0.064, 137],
  700: [0.375, 0.048, 144],
});

/** A material in the light from the upper left: where light falls, its own colour, its shaded side, its lines. */
export type Tone = { lit: string; base: string; shade: string; line: string };

const tone = (lit: string, base: string, ...[shade, line]: [string, string]): Tone => ({
  lit,
  base,
  shade,
  line,
});

export const CERAMIC = tone('#ffffff', STONE[50], STONE[200], STONE[400]);
export const CHROME = tone(STONE[50], STONE[300], STONE[400], STONE[600]);
export const STEEL = tone(STONE[300], STONE[400], STONE[500], STONE[700]);
export const IRON = tone(STONE[600], STONE[700], STONE[800], STONE[900]);
export const TIMBER = tone(OAK[200], OAK[300], OAK[400], OAK[600]);
export const DARK_TIMBER = tone(OAK[400], OAK[500], OAK[600], OAK[800]);
export const PAINT = tone(BLUE[400], BLUE[600], BLUE[700], BLUE[900]);
