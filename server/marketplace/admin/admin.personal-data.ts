import { type Declared, notPersonal } from '../personal-data.ts';

/** What the admin area counts. Triggers keep it, and nothing of it says whose it was. */
export const adminData: Declared<'first_quotes' | 'first_quote_medians' | 'tallies'> = {
  first_quotes: {
    of: null,
    onErasure: 'rows stay',
    columns: {},
    retention: { keeps: 'for ever', because: 'with its job: one row for each' },
  },
  first_quote_medians: {
    of: null,
    onErasure: 'rows stay',
    columns: {},
    retention: { keeps: 'for ever', because: 'one row for each month' },
  },
  tallies: {
    of: null,
    onErasure: 'rows stay',
    columns: {
      noun: notPersonal('what is counted'),
      traits: notPersonal('words of ours, and the ids of work categories and services'),
    },
    retention: { keeps: 'for ever', because: 'summed each minute: a few rows for each month' },
  },
};
