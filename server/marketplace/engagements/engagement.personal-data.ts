import { type Declared, each, kept, ofCustomer } from '../personal-data.ts';

/** What a copy of one's data says of the work stands with its job. */
export const engagementData: Declared<'engagements'> = {
  engagements: {
    of: ofCustomer(),
    onErasure: 'rows stay',
    columns: each(
      ['status', 'started_at', 'ended_at', 'worked_hundredths', 'result_photos_count'],
      kept('that work was agreed on, when, and how long it took'),
    ),
    retention: { keeps: 'for ever', because: 'the record of agreed work, of both sides' },
  },
};
