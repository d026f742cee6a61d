import { quoteDetailCopy } from './quote-detail.copy.ts';

const TITLE = 'Quote templates';
const REMOVE = 'Remove';
const SAVE = 'Save as template';

/** What a business quotes again and again, beside the form of a quote. */
export const quoteTemplatesCopy = {
  title: TITLE,
  /** The button in the form. */
  open: 'Templates',
  note: 'The one you choose fills in the form. You can change everything before you send it.',
  loading: 'Loading your templates',
  list: 'Your quote templates',
  count: (count: number, most: number) => `${count} of ${most}`,
  empty: 'No templates yet.',
  emptyMore: 'Write a quote that you often send, and save its lines and words here for the next one.',
  lines: quoteDetailCopy.lineCount,
  filledIn: (name: string) => `Filled in from “${name}”`,
  remove: REMOVE,
  removeOne: (name: string) => `Remove “${name}”`,
  save: SAVE,
  form: {
    title: SAVE,
    note: 'Its lines, VAT, what is included, how long it takes, deposit and message are kept. The start is not.',
    name: 'Name',
    nameHint: 'Only your team sees it, in this list.',
    place: 'Save it',
    asNew: 'As a new template',
    inPlaceOf: (name: string) => `In place of “${name}”`,
    submit: 'Save',
    saved: 'Template saved',
  },
  removal: {
    title: 'Remove this template?',
    note: 'Quotes that you sent with it stay as they are.',
    confirm: REMOVE,
    done: 'Template removed',
  },
};
