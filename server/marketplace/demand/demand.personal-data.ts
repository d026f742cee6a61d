import { type Declared, notPersonal } from '../personal-data.ts';

export const demandData: Declared<'market_facts' | 'service_demand'> = {
  market_facts: {
    of: null,
    onErasure: 'rows stay',
    columns: { name: notPersonal('the name of a figure of the whole market') },
    retention: { keeps: 'for ever', because: 'three rows, counted again each night' },
  },
  service_demand: {
    of: null,
    onErasure: 'rows stay',
    columns: {},
    retention: { keeps: 'for ever', because: 'one row for each service, counted again each night' },
  },
};
