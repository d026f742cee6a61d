import { agreementPaperRoute, quotePaperRoute } from '../../../contract/files.ts';
import { feature } from '../feature.ts';
import { mountPapers } from './paper.routes.ts';

/** What the two sides of a job have from each other, as PDFs. */
export const papers = feature({
  name: 'papers',
  files: { quotePaper: quotePaperRoute, agreementPaper: agreementPaperRoute },
  mount: mountPapers,
});
