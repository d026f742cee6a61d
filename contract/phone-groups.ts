/** Codes of six figures; every other code beside the short ones has five. */
const LONG_CODES = /^(?:013873|015242|01539[456]|01697[347]|01768[347]|019467|01975[56])/;

/** How the figures of a British number are grouped, by how they begin. */
const GROUPS: readonly [begins: RegExp, after: readonly number[]][] = [
  [/^(?:02|05[56]|070)/, [3, 7]],
  [/^(?:011|01.1|03|08|09)/, [4, 7]],
  [LONG_CODES, [6]],
  [/^(?:01|07)/, [5]],
];

/**
 * A British phone number as people read it: `07700 900123`, `020 7946 0018`. Anything else stays as it was typed. What a
 * program reads, such as a link that dials, takes the number itself.
 */
export function phoneInGroups(number: string): string {
  const figures = number.replace(/[\s()-]/g, '').replace(/^(?:\+|00)44(?:0(?=\d{10}))?/, '0');
  const places = GROUPS.find(([begins]) => begins.test(figures))?.[1];
  if (!places || !/^0\d{9,10}$/.test(figures)) return number;
  const ends = [...places, figures.length];
  return ends.map((end, place) => figures.slice(ends[place - 1] ?? 0, end)).join(' ');
}
