import { type Declared, notPersonal } from '../personal-data.ts';

/** What the admin area counts. Nothing of it says whose it was. */
export const adminData: Declared<'figures'> = {
  figures: {
    of: null,
    onErasure: 'rows stay',
    columns: {
      name: notPersonal('the name of a figure of the whole market'),
      period: notPersonal('a month, or all of them'),
    },
    retention: {
      keeps: 'for ever',
      because: 'thirteen rows for each figure, counted anew every five minutes',
    },
  },
};
