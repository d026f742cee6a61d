import { agreementWords } from '../../contract/agreement-words.ts';

/** The agreement of a job, on its page. */
export const agreementCopy = {
  ...agreementWords,
  none: 'This work was agreed on before agreements were written down here. Your messages and the quote stand with the job.',
  print: 'Print',
};
