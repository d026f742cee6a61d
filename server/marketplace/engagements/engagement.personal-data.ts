import { type Declared, each, kept, ofCustomer } from '../personal-data.ts';

/** What a copy of one's data says of the work stands with its job. */
export const engagementData: Declared<'engagements'> = {
  engagements: {
    of: ofCustomer(),
    onErasure: 'rows stay',
    columns: each(['status', 'started_at', 'ended_at'], kept('that work was agreed on, and when')),
    retention: { keeps: 'for ever', because: 'the record of agreed work, of both sides' },
  },
};
