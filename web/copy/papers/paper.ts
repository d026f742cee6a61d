import type { PageWords } from '../page-words.ts';

/** A way on from what one has just read. */
export type PaperLink = { label: string; href: string };

export type Section = {
  heading: string;
  text: string[];
  points?: string[];
  links?: PaperLink[];
};

/** A page to read from top to bottom; what the product does not do is not in it. */
export type Paper = { title: string; lead: string; sections: Section[] };

/** What a paper's route answers. */
export type PaperPage = { paper: Paper; page: PageWords };
