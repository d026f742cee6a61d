import { sentences } from '../../contract/copy.ts';

/** The PDF that goes with a quote. */
export const quoteFileCopy = {
  label: 'A PDF to go with it',
  hint: 'A plan, a data sheet or your own paper. Only the customer and you can open it.',
  add: 'Choose a PDF',
  another: 'Choose Another PDF',
  remove: 'Take It Off',
  sending: 'Sending',
  empty: sentences.fileEmpty,
  tooLarge: sentences.documentTooLarge,
  wrongType: sentences.quoteFileWrongType,
};
