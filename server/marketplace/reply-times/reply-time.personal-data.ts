import { type Declared, ofBusiness } from '../personal-data.ts';

export const factData: Declared<'business_facts'> = {
  business_facts: {
    of: ofBusiness(),
    onErasure: 'rows go',
    columns: {},
    retention: { keeps: 'with its account', because: 'figures of what the business has done here' },
  },
};
