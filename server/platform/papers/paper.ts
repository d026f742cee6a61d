/** What a paper says. Plain data: it crosses from one thread to the other. */
export type Paper = {
  /** In the window of who reads it. */
  title: string;
  /** Who lets it be drawn, at the head of the first page. */
  from: string;
  heading: string;
  /** Below the heading, line by line. */
  under: readonly string[];
  sections: readonly Section[];
  /** At the foot of each page, beside its number. */
  foot: string;
  /** The page on which all its letters are shown; named at the end where no face of ours has some of them. */
  shownAt: string;
  madeAt: Date;
};

/** Without a heading it stands below a gap alone. */
export type Section = { heading?: string; parts: readonly Part[] };

export type Part =
  | { is: 'text'; text: string }
  | { is: 'rows'; rows: readonly Row[] }
  | { is: 'sides'; sides: readonly [Side, Side] }
  | { is: 'sums'; head?: Row; sums: readonly Sum[]; total: Row };

/** A label, and what stands beside it. */
export type Row = readonly [label: string, value: string];

/** One of two columns beside each other: who it is, line by line. */
export type Side = { heading: string; lines: readonly string[] };

/** What for, the figures below it, and what it comes to. */
export type Sum = { what: string; figures: string; comesTo: string };
