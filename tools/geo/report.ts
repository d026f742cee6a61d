/** What became of the lines. */
export type Report = {
  lines: number;
  rows: number;
  /** Lines that are right and were left out on purpose, by reason. */
  leftOut: Map<string, number>;
  /** Lines that are wrong, by reason; the first of them in full. */
  refused: Map<string, number>;
  firstRefused: { place: string; reason: string; text: string }[];
  /** Files of a folder that are no table of post codes. */
  otherFiles: string[];
  sources: Set<string>;
  isStopped: boolean;
};

export const emptyReport = (): Report => ({
  lines: 0,
  rows: 0,
  leftOut: new Map(),
  refused: new Map(),
  firstRefused: [],
  otherFiles: [],
  sources: new Set(),
  isStopped: false,
});

const SHOWN = 20;
const SHOWN_LENGTH = 80;

export const count = (counts: Map<string, number>, reason: string): void =>
  void counts.set(reason, (counts.get(reason) ?? 0) + 1);

/** Notes a wrong line; only the first ones are kept. */
export function refuse(report: Report, refused: { place: string; reason: string; text: string }): void {
  count(report.refused, refused.reason);
  if (report.firstRefused.length < SHOWN)
    report.firstRefused.push({ ...refused, text: refused.text.trim().slice(0, SHOWN_LENGTH) });
}

export const figure = (n: number): string => n.toLocaleString('en-GB');

/** The report in lines for people. */
export function reportLines(report: Report): string[] {
  const { firstRefused, otherFiles } = report;
  return [
    `${figure(report.lines)} lines read, ${figure(report.rows)} taken.`,
    ...section('Left out:', report.leftOut),
    ...section('Refused:', report.refused),
    ...(firstRefused.length > 0 ? [`The first ${firstRefused.length} refused:`] : []),
    ...firstRefused.map(({ place, reason, text }) => `  ${place}: ${reason}: ${text}`),
    ...otherFiles.map((file) => `Not a table of post codes: ${file}`),
  ];
}

const section = (title: string, counts: Map<string, number>): string[] =>
  counts.size === 0
    ? []
    : [title, ...[...counts].map(([reason, times]) => `  ${figure(times).padStart(9)}  ${reason}`)];
