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
  /** Said at the end where it has letters that our face does not have. */
  missing: Section;
  madeAt: Date;
};

export type Section = { heading: string; parts: readonly Part[] };

export type Part =
  | { is: 'text'; text: string }
  | { is: 'rows'; rows: readonly Row[] }
  | { is: 'sums'; sums: readonly Sum[]; total: Row };

/** A label, and what stands beside it. */
export type Row = readonly [label: string, value: string];

/** What for, the figures below it, and what it comes to. */
export type Sum = { what: string; figures: string; comesTo: string };
