import { type Declared, notPersonal } from '../personal-data.ts';

export const directoryData: Declared<'content_changes'> = {
  content_changes: {
    of: null,
    onErasure: 'rows stay',
    columns: {
      content: notPersonal('which pages have changed, by the id of a business or the name of a trade'),
    },
    retention: { keeps: 'for ever', because: 'summed each minute: one row for each page' },
  },
};
